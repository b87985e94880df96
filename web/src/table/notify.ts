/** Saying "your turn" when the page is not looked at; only if the reader asked for it. */
import { prefs } from "../prefs.svelte";
import { sound } from "../sounds";
import { t } from "../words.svelte";

/** Browsers have notices for https and this device only. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

export async function askToNotify(): Promise<void> {
  if (prefs.notify || !canNotify()) {
    prefs.notify = false;
    return;
  }
  prefs.notify = (await Notification.requestPermission()) === "granted";
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
