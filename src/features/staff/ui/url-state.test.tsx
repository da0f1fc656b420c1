/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { readUrlState, useUrlState, writeUrlState } from "./url-state";

const navigate = jest.fn((to: string, { state }: { readonly state: unknown }) => {
  window.history.replaceState(state, "", to);
});
let location: { readonly pathname: string; readonly search: string; readonly state: unknown };
jest.mock(
  "@reach/router",
  () => ({ useLocation: () => location, navigate: (...how: Parameters<typeof navigate>) => navigate(...how) }),
  { virtual: true },
);

const defaults = { search: "", status: "all", page: "1" };

const at = (address: string, state: unknown = null) => {
  const { pathname, search } = new URL(address, "http://site.test");
  location = { pathname, search, state };
  window.history.replaceState(state, "", address);
  return renderHook(() => useUrlState(defaults)).result.current;
};

beforeEach(() => navigate.mockClear());

test("writes filters to the URL, but a search only to the history state", () => {
  at("/admin/messages?status=new").change({ search: "ann@guest.example", page: "2" });
  expect(navigate).toHaveBeenCalledWith("/admin/messages?status=new&page=2", {
    replace: true,
    state: { stay: true, confidential: { search: "ann@guest.example" } },
  });
});

test("reads a search from the history state, keeps it with other changes, and passes it to links", () => {
  const { values, change, urlAfter, state } = at("/admin/messages", { confidential: { search: "ann" } });
  expect(values).toEqual({ search: "ann", status: "all", page: "1" });
  change({ status: "new" });
  expect(navigate).toHaveBeenCalledWith("/admin/messages?status=new", {
    replace: true,
    state: { stay: true, confidential: { search: "ann" } },
  });
  expect(urlAfter({ search: "ben", page: "3" })).toBe("/admin/messages?page=3");
  expect(state).toEqual({ confidential: { search: "ann" } });
});

test("ignores a search in the URL, and removes it with the next change", () => {
  const { values, urlAfter } = at("/admin/messages?search=ann@guest.example&status=new");
  expect(values.search).toBe("");
  expect(urlAfter({ page: "2" })).toBe("/admin/messages?status=new&page=2");
});

test("ignores an invalid history state", () => {
  expect(at("/admin/messages", { confidential: { search: 3 } }).values.search).toBe("");
});

test("a second change before the first has rendered keeps both", () => {
  const { change } = at("/admin/messages");
  change({ search: "ann" });
  change({ status: "new" });
  expect(navigate).toHaveBeenLastCalledWith("/admin/messages?status=new", {
    replace: true,
    state: { stay: true, confidential: { search: "ann" } },
  });
  change({ page: "2" });
  expect(window.location.search).toBe("?status=new&page=2");
});

test("ignores a change after the page was left", () => {
  const { change } = at("/admin/messages");
  window.history.replaceState(null, "", "/admin/team");
  change({ search: "ann" });
  expect(navigate).not.toHaveBeenCalled();
});

describe("closing an open item", () => {
  const back = () => jest.spyOn(window.history, "back").mockImplementation(() => undefined);

  test("goes back in the history once, also when called twice, if opening it added a history entry", () => {
    const stepped = back();
    const { opened, close } = at("/admin/messages?message=1", { opened: true });
    expect(opened).toBe(true);
    close({ page: "1" });
    close({ page: "1" });
    expect(stepped).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("replaces the URL if the item was opened by its URL", () => {
    const stepped = back();
    const { opened, close } = at("/admin/messages?page=2");
    expect(opened).toBe(false);
    close({ page: "1" });
    expect(stepped).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledWith("/admin/messages", expect.objectContaining({ replace: true }));
  });

  test("replaces the URL if a filter was changed while the item was open", () => {
    const stepped = back();
    const { change, close } = at("/admin/messages", { opened: true });
    change({ status: "new" });
    close({ page: "1" });
    expect(stepped).not.toHaveBeenCalled();
  });
});

const listDefaults = { status: "new", name: "", page: "1" };

test("the URL contains only values that differ from the defaults", () => {
  expect(readUrlState("?status=archived&other=1", listDefaults)).toEqual({ status: "archived", name: "", page: "1" });
  expect(writeUrlState("", listDefaults, { name: "Κλάρα & co" })).toBe("?name=%CE%9A%CE%BB%CE%AC%CF%81%CE%B1+%26+co");
  expect(writeUrlState("?status=archived&page=3", listDefaults, { status: "new", page: "1" })).toBe("");
  expect(writeUrlState("?other=1", listDefaults, { status: "all" })).toBe("?other=1&status=all");
});
