// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { beginAtTheHeading } from "./heading";

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

function put(html: string): void {
  document.body.innerHTML = html;
}

let stop: () => void = () => {};

beforeEach(() => put(""));
afterEach(() => {
  stop();
  put("");
});

describe("the heading of another page", () => {
  it("has the focus at once, if it is there", () => {
    put("<h1>Rules</h1>");
    stop = beginAtTheHeading();
    expect(document.activeElement?.textContent).toBe("Rules");
  });

  it("has it when it comes later", async () => {
    stop = beginAtTheHeading();
    put("<p>Setting the table</p>");
    await soon();
    expect(document.activeElement).toBe(document.body);
    put("<main><h1>Take a chair</h1></main>");
    await soon();
    expect(document.activeElement?.textContent).toBe("Take a chair");
  });

  it("takes it from nobody", async () => {
    stop = beginAtTheHeading();
    put("<input />");
    document.querySelector("input")!.focus();
    document.body.append(document.createElement("h1"));
    await soon();
    expect(document.activeElement?.tagName).toBe("INPUT");
  });

  it("is waited for no longer once the reader has gone on", async () => {
    stop = beginAtTheHeading();
    stop();
    put("<h1>Rules</h1>");
    await soon();
    expect(document.activeElement).toBe(document.body);
  });
});
