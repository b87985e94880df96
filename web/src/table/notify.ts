/** Saying "your turn" when the page is not looked at; only if the reader asked for it. */
import { prefs } from "../prefs.svelte";
import { sound } from "../sounds";
import { t } from "../words.svelte";

/** Browsers have notices for https and this device only. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** On, where the reader allows it, else off; then this browser is told also with no page open, if that can be had. */
export async function askToNotify(): Promise<void> {
  const push = import("../push");
  if (prefs.notify || !canNotify()) {
    prefs.notify = false;
    await (await push).stopPush();
    return;
  }
  prefs.notify = (await Notification.requestPermission()) === "granted";
  if (prefs.notify) await (await push).startPush();
}

/** Once a page is open: the server may know this browser as another guest's, or not any more. */
export async function keepNotifying(): Promise<void> {
  if (prefs.notify && canNotify() && Notification.permission === "granted") await (await import("../push")).startPush();
}

export function announceTurn(title: string): void {
  // Whoever looks at the page hears and sees the turn begin on the board.
  if (!document.hidden) return;
  sound("turn");
  if (!prefs.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("notify-turn"), { body: title, tag: "jalopy-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notices only from a service worker; the sound has to do.
  }
}
