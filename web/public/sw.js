/* Told when it is my turn, tab closed. It keeps no files: the page is loaded as ever. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours to read; browsers want something shown all the same.
  }
  const { title = "Jalopy", body = "", url = "/matches", tag = "jalopy" } = told;
  event.waitUntil(registration.showNotification(title, { body, tag, renotify: true, data: { url }, icon: "/icon-192.png", badge: "/icon-192.png" }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/matches", location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((each) => new URL(each.url).pathname === url.pathname);
      return open ? open.focus() : clients.openWindow(url.href);
    }),
  );
});
