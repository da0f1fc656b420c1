/** @jest-environment jsdom */
import { shareLink } from "./share-and-save";

const link = { title: "A walk", url: "http://localhost/journal/a-walk" };

const give = (abilities: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) => {
  Reflect.deleteProperty(navigator, "share");
  if (abilities.share !== undefined)
    Object.defineProperty(navigator, "share", { value: abilities.share, configurable: true });
  const clipboard = { writeText: abilities.writeText ?? (() => Promise.reject(new Error("no clipboard"))) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
};

test("uses the device's share sheet if there is one", async () => {
  const share = jest.fn(() => Promise.resolve());
  give({ share });
  expect(await shareLink(link)).toBe("shared");
  expect(share).toHaveBeenCalledWith(link);
});

test("copies nothing if the share sheet is dismissed", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  give({ share: () => Promise.reject(new DOMException("no", "AbortError")), writeText });
  expect(await shareLink(link)).toBe("dismissed");
  expect(writeText).not.toHaveBeenCalled();
});

test("copies the link if there is no share sheet or it fails", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  give({ writeText });
  expect(await shareLink(link)).toBe("copied");
  give({ share: () => Promise.reject(new DOMException("no", "NotAllowedError")), writeText });
  expect(await shareLink(link)).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test("copies the text together with the link", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  give({ writeText });
  await shareLink({ ...link, text: "A walk for you." });
  expect(writeText).toHaveBeenCalledWith(`A walk for you.\n${link.url}`);
});

test("returns “failed” if nothing works", async () => {
  give({});
  expect(await shareLink(link)).toBe("failed");
});
