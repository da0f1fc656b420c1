/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { usePhotoAddress } from "./use-photo-address";

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
