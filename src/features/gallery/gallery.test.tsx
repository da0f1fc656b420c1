/** @jest-environment jsdom */
import { photoHash, photoTarget, slugOfHash } from "./photo-address";
import { act, renderHook, waitFor, fireEvent, render, screen } from "@testing-library/react";
import { Gallery } from "./gallery";
import { usePhotoAddress } from "./open-photo";
import { type Photo, stepFrom } from "./photo";
import { useRef } from "react";
import { useModal } from "./use-modal";
import { ViewerStrip } from "./viewer/viewer-controls";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("./uploads/use-uploads", () => ({ useUploads: (photos: readonly Photo[]) => ({ photos }) }));
jest.mock("./viewer/viewer", () => ({ Viewer: () => <p>viewer</p> }));

test.each([
  ["#photo=bedroom-01", "bedroom-01"],
  ["#photo=%CE%B1%CF%85%CE%BB%CE%AE", "αυλή"],
  ["#photo=", null],
  ["#photo=%E0%A4%A", null],
  ["#photos=bedroom-01", null],
  ["#gallery", null],
  ["#", null],
  ["", null],
])("the hash “%s” names the photograph %s", (hash, slug) => {
  expect(slugOfHash(hash)).toBe(slug);
});

test.each(["bedroom-01", "αυλή", "a b", "50%"])("the hash of the slug %s is decoded to the same slug", (slug) => {
  expect(slugOfHash(photoHash(slug))).toBe(slug);
});

test("the target id of a photograph is its hash without “#”", () => {
  expect(`#${photoTarget("bedroom-01")}`).toBe(photoHash("bedroom-01"));
});

const isKnown = (slug: string) => ["one", "two"].includes(slug);

beforeEach(() => window.history.replaceState(null, "", "/suite/luxury-suite?guests=2"));

test("opens the photograph that the URL names, and none for an unknown name", () => {
  window.history.replaceState(null, "", "#photo=two");
  expect(renderHook(() => usePhotoAddress(isKnown)).result.current.slug).toBe("two");
  window.history.replaceState(null, "", "#photo=three");
  expect(renderHook(() => usePhotoAddress(isKnown)).result.current.slug).toBeNull();
});

test("opening adds one history entry, stepping adds none, and closing goes back", async () => {
  const { result } = renderHook(() => usePhotoAddress(isKnown));
  const before = window.history.length;
  act(() => result.current.open("one"));
  expect(window.location.hash).toBe("#photo=one");
  act(() => result.current.step("two"));
  expect(window.location.hash).toBe("#photo=two");
  expect(window.history.length).toBe(before + 1);
  act(() => result.current.close());
  expect(result.current.slug).toBeNull();
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(window.location.search).toBe("?guests=2");
});

test("stepping shows the photograph even if the browser refuses to change the URL", () => {
  const { result } = renderHook(() => usePhotoAddress(isKnown));
  act(() => result.current.open("one"));
  const refused = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("More than 100 times per 30 seconds", "SecurityError");
  });
  act(() => result.current.step("two"));
  refused.mockRestore();
  expect(result.current.slug).toBe("two");
});

test("closing a photograph opened by a shared URL stays on the page and keeps the query", () => {
  window.history.replaceState({ key: "initial" }, "", "#photo=one");
  const { result } = renderHook(() => usePhotoAddress(isKnown));
  act(() => result.current.close());
  expect(window.location.pathname + window.location.search + window.location.hash).toBe("/suite/luxury-suite?guests=2");
  expect(window.history.state).toEqual({ key: "initial" });
});

test("Back closes the photograph", async () => {
  const { result } = renderHook(() => usePhotoAddress(isKnown));
  act(() => result.current.open("one"));
  act(() => window.history.back());
  await waitFor(() => expect(result.current.slug).toBeNull());
});

test.each([
  [0, "next", 3, 1],
  [2, "next", 3, 0],
  [0, "previous", 3, 2],
  [2, "previous", 3, 1],
  [1, "first", 3, 0],
  [1, "last", 3, 2],
  [0, "next", 1, 0],
  [0, "previous", 1, 0],
] as const)("from index %i, “%s” of %i photographs moves to %i", (index, move, count, expected) => {
  expect(stepFrom(index, move, count)).toBe(expected);
});

// jsdom has dialog elements but does not implement showModal and close, and no scrollIntoView.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});

function Modal({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  return <dialog ref={dialog} data-testid="dialog" />;
}

test("calls onClose when the visitor closes the dialog, but not for a close event after unmounting", () => {
  const onClose = jest.fn();
  const { getByTestId, unmount } = render(<Modal onClose={onClose} />);
  const dialog = getByTestId("dialog");
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const photos = ["one", "two"].map((slug): Photo => {
  const image = { layout: "fullWidth", width: 3, height: 2, images: {} } as const;
  return { slug, category: "bedroom", caption: slug, alt: slug, focus: { x: 50, y: 50 }, image };
});

/** Whether the browser follows the link, because no listener has prevented it. */
const isLeftToBrowser = (link: HTMLElement, keys: MouseEventInit) => fireEvent.click(link, keys);

test("a click with a modifier key on the link to the viewer is left to the browser, which opens a new tab", async () => {
  render(<Gallery photos={photos} categories={[]} />);
  const [link] = screen.getAllByRole("link", { name: "gallery.start" });
  expect(isLeftToBrowser(link!, { ctrlKey: true })).toBe(true);
  expect(window.location.hash).toBe("");
  expect(isLeftToBrowser(link!, {})).toBe(false);
  expect(await screen.findByText("viewer")).toBeTruthy();
});

test("a click with a modifier key on a thumbnail of the viewer is left to the browser, which opens a new tab", () => {
  const onShow = jest.fn();
  render(<ViewerStrip photos={photos} current="one" library={undefined} onShow={onShow} />);
  const link = screen.getByRole("link", { name: "two" });
  expect(isLeftToBrowser(link, { metaKey: true })).toBe(true);
  expect(onShow).not.toHaveBeenCalled();
  expect(isLeftToBrowser(link, {})).toBe(false);
  expect(onShow).toHaveBeenCalledWith("two");
});
