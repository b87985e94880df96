import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;

/** The service worker as a browser would run it, with everything it asks of the browser made up. */
function worker() {
  const handlers: Record<string, Handler> = {};
  const open = { url: "https://jalopy.example/t/lug-nut", focus: vi.fn() };
  const made = {
    addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
    registration: { showNotification: vi.fn().mockResolvedValue(undefined) },
    clients: { matchAll: vi.fn().mockResolvedValue([open]), openWindow: vi.fn(), claim: vi.fn() },
    location: { origin: "https://jalopy.example" },
    skipWaiting: vi.fn(),
  };
  const source = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");
  new Function(...Object.keys(made), source)(...Object.values(made));
  const fire = async (kind: string, event: Record<string, unknown>): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    handlers[kind]!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { ...made, open, fire };
}

describe("the service worker", () => {
  let sw: ReturnType<typeof worker>;
  beforeEach(() => (sw = worker()));

  it("shows what it is told, one notice per table", async () => {
    const told = { title: "Your turn", body: "Scrap Racer", url: "/t/lug-nut", tag: "lug-nut" };
    await sw.fire("push", { data: { json: () => told } });
    expect(sw.registration.showNotification).toHaveBeenCalledWith(
      "Your turn",
      expect.objectContaining({ body: "Scrap Racer", tag: "lug-nut", data: { url: "/t/lug-nut" } }),
    );
  });

  it("shows something also where it cannot read what it is told", async () => {
    await sw.fire("push", {
      data: {
        json: () => {
          throw new SyntaxError();
        },
      },
    });
    await sw.fire("push", { data: null });
    expect(sw.registration.showNotification).toHaveBeenCalledTimes(2);
    expect(sw.registration.showNotification).toHaveBeenLastCalledWith("Jalopy", expect.objectContaining({ data: { url: "/matches" } }));
  });

  const tapped = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });

  it("leads to the table, to the window that shows it where there is one", async () => {
    await sw.fire("notificationclick", tapped("/t/lug-nut"));
    expect(sw.open.focus).toHaveBeenCalled();
    await sw.fire("notificationclick", tapped("/t/another"));
    expect(sw.clients.openWindow).toHaveBeenCalledWith("https://jalopy.example/t/another");
  });

  it("leads nowhere else", async () => {
    await sw.fire("notificationclick", tapped("https://elsewhere.example/t/x"));
    expect(sw.clients.openWindow).not.toHaveBeenCalled();
  });
});
