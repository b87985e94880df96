/** Told when it is my turn, tab closed: this browser's subscription at its push service, and the server's knowledge of it.
 *
 *  It goes with the reader's wish for notices (`prefs.notify`): whoever wants them gets them also where no page is open,
 *  if browser and server can do that. */
import * as api from "./api";
import { prefs } from "./prefs.svelte";

/** Where a push cannot be had, notices come from open pages alone. */
export const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Subscribe, or say again that we are: keys change, and so do guests. False where there is no push. */
export async function startPush(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const { key } = await api.pushKey();
    if (!key) return false;
    const registration = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const subscription = await subscriptionFor(registration, key);
    await api.startPush(wishOf(subscription.toJSON(), prefs.language));
    return true;
  } catch {
    // The browser has no push service, or the reader forbids it: notices from open pages have to do.
    return false;
  }
}

export async function stopPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.stopPush(subscription.endpoint).catch(() => {});
  await subscription.unsubscribe();
}

/** One made for another server's key is of no use. */
async function subscriptionFor(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const known = await registration.pushManager.getSubscription();
  const wanted = bytesOf(key);
  if (known && sameBytes(new Uint8Array(known.options.applicationServerKey ?? new ArrayBuffer(0)), wanted)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

export function wishOf(subscription: PushSubscriptionJSON, language: string): { endpoint: string; p256dh: string; auth: string; language: string } {
  const { endpoint = "", keys = {} } = subscription;
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language };
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, place) => byte === other[place]);
