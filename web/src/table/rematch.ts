import type { TableInfo } from "../wire";

/** Whoever asked goes there at once; those who only watch are not meant. */
export function askedByMe(table: TableInfo): boolean {
  return table.rematch !== null && table.seats.some((chair) => chair.you && (chair.name === table.rematch_by || !table.rematch_by));
}

export function asksMe(table: TableInfo): boolean {
  return table.rematch !== null && table.seats.some((chair) => chair.you) && !askedByMe(table);
}
