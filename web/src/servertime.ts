/** What time it is at the server: clocks of devices may be minutes off, and a countdown must not be. */
let ahead = 0;

/** Every answer says when it was sent, to the second. */
export function noteServerTime(response: Response): void {
  const told = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(told)) return;
  const off = told + 500 - Date.now();
  // A second is not worth a countdown that jumps.
  if (Math.abs(off - ahead) > 1000) ahead = Math.abs(off) > 1000 ? off : 0;
}

/** Unix time in seconds, as the server counts it. */
export const serverNow = (): number => (Date.now() + ahead) / 1000;
