/** A record on its way from the page that opened it to the page that checks it. */
let record: unknown = null;

export function handOver(opened: unknown): void {
  record = opened;
}

export function takeHanded(): unknown {
  const taken = record;
  record = null;
  return taken;
}
