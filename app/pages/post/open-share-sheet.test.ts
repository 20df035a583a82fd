import { afterEach, expect, test, vi } from "vitest";

import { copyLink, openShareSheet, openNetwork } from "./open-share-sheet.ts";
import { shareUrl } from "./share-url.ts";
import { dismissToast, readToast } from "#app/ui/toast/toast.ts";

const page = { url: "https://www.example.com/blog/a-post", title: "A post" };

afterEach(() => {
  vi.unstubAllGlobals();
  const shown = readToast();
  if (shown) dismissToast(shown.id);
});

function stubBrowser(navigator: object = {}) {
  const open = vi.fn<(url: string, target: string, features: string) => void>();
  vi.stubGlobal("window", { open });
  vi.stubGlobal("navigator", navigator);
  // The first toast calls its island.
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("addEventListener", () => {});
  return open;
}

const clipboard = (isWilling: boolean) => ({
  writeText: vi.fn<(text: string) => Promise<void>>(() =>
    isWilling ? Promise.resolve() : Promise.reject(new Error("denied")),
  ),
});

test("off, a button says that the feature is not implemented yet, and what works", () => {
  const open = stubBrowser();

  openNetwork("whatsapp", page, false);

  expect(readToast()).toMatchObject({
    title: "Sharing Feature",
    description: expect.stringMatching(/^This feature is not implemented yet\. \w/),
    variant: "default",
    isNotice: true,
  });
  expect(open).not.toHaveBeenCalled();
});

test("on, it opens the network's share page in a new tab", () => {
  const open = stubBrowser();

  openNetwork("facebook", page, true);

  expect(open).toHaveBeenCalledWith(shareUrl("facebook", page), "_blank", "noopener");
  expect(readToast()).toBeUndefined();
});

test("the device's sheet gets title and address", async () => {
  const share = vi.fn<(data: object) => Promise<void>>(() => Promise.resolve());
  stubBrowser({ share });

  await openShareSheet(page);

  expect(share).toHaveBeenCalledWith(page);
  expect(readToast()).toBeUndefined();
});

test("a sheet closed without choosing is no failure", async () => {
  const closed = new DOMException("closed", "AbortError");
  stubBrowser({ share: () => Promise.reject(closed), clipboard: clipboard(true) });

  await openShareSheet(page);

  expect(readToast()).toBeUndefined();
});

test("where the sheet fails, the link is copied instead", async () => {
  const { writeText } = clipboard(true);
  stubBrowser({ share: () => Promise.reject(new Error("no")), clipboard: { writeText } });

  await openShareSheet(page);

  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(readToast()).toMatchObject({ title: "Link copied" });
});

test("a browser that refuses the clipboard shows the address to copy by hand", async () => {
  stubBrowser({ clipboard: clipboard(false) });

  await copyLink(page.url);

  expect(readToast()).toMatchObject({ description: page.url, variant: "destructive" });
});
