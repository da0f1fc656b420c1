/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { pictureRow } from "../../../../tests/support/staff-rows";
import { createQueryClient } from "../api/query";
import { type Picture, changePicture, listPictures, orderPictures, pictureOf } from "../api/pictures";
import ImagesPage from "./images-page";
import { moveBy, placeAt } from "./picture-list";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("./picture-copies", () => ({ Thumbnail: () => null, PreviewDialog: () => null }));
jest.mock("./upload-area", () => ({ UploadArea: () => null }));
jest.mock("./upload-list", () => ({ UploadList: () => null, useReconnect: () => 0 }));
jest.mock("../api/pictures", () => ({
  ...jest.requireActual<object>("../api/pictures"),
  changePicture: jest.fn(),
  orderPictures: jest.fn(),
  listPictures: jest.fn(),
}));

const picture = (id: string, deletedAt: string | null = null): Picture =>
  pictureOf(pictureRow(id, { deleted_at: deletedAt }));

/** Renders the page with the given pictures and one deleted picture. */
const renderPage = async (...ids: readonly string[]) => {
  const all = [...ids.map((id) => picture(id)), picture("old", "2026-10-01T00:00:00Z")];
  jest.mocked(listPictures).mockResolvedValue(all);
  jest.mocked(changePicture).mockImplementation((id, _version, { deleted, category }) => {
    const before = all.find((one) => one.id === id)!;
    const deletedAt = deleted === undefined ? before.deletedAt : deleted ? "2026-11-01T00:00:00Z" : null;
    return Promise.resolve({ ...before, deletedAt, category: category ?? before.category });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <ImagesPage />
      </main>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(row(ids[0]!)).not.toBeNull());
};
const row = (id: string) => document.querySelector(`[data-id="${id}"]`);
/** Focuses and presses a button, as with the keyboard. */
const press = (name: string) => {
  const pressed = screen.getByRole("button", { name, hidden: true });
  pressed.focus();
  fireEvent.click(pressed);
};
const heading = () => screen.getByRole("heading", { name: "pictures.order" });

test("deleting a picture moves the focus to the next row, or to the previous one after the last picture", async () => {
  await renderPage("a", "b", "c");
  press("pictures.delete: b");
  await waitFor(() => expect(row("b")).toBeNull());
  expect(document.activeElement).toBe(row("c"));
  press("pictures.delete: c");
  await waitFor(() => expect(row("c")).toBeNull());
  expect(document.activeElement).toBe(row("a"));
});

test("deleting the only picture moves the focus to the page's heading", async () => {
  await renderPage("a");
  press("pictures.delete: a");
  await waitFor(() => expect(row("a")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "pictures.title" }));
});

test("moving a picture out of the category shown moves the focus to the next row", async () => {
  await renderPage("a", "b");
  fireEvent.click(screen.getByRole("radio", { name: "gallery.category.bedroom" }));
  const category = screen.getAllByRole("combobox")[0]!;
  category.focus();
  fireEvent.change(category, { target: { value: "kitchen" } });
  await waitFor(() => expect(row("a")).toBeNull());
  expect(document.activeElement).toBe(row("b"));
});

test("restoring a picture moves the focus to the list's heading", async () => {
  await renderPage("a", "b");
  press("pictures.delete: a");
  await waitFor(() => expect(row("a")).toBeNull());
  press("pictures.undo");
  await waitFor(() => expect(row("a")).not.toBeNull());
  expect(screen.queryByRole("button", { name: "pictures.undo" })).toBeNull();
  expect(document.activeElement).toBe(heading());
  press("pictures.restore: old");
  await waitFor(() => expect(row("old")).not.toBeNull());
  expect(document.activeElement).toBe(heading());
});

test("deleting a picture does not move the focus if the member has focused something else meanwhile", async () => {
  await renderPage("a", "b");
  press("pictures.delete: a");
  const elsewhere = screen.getAllByRole("textbox").at(-1)!;
  elsewhere.focus();
  await waitFor(() => expect(row("a")).toBeNull());
  expect(document.activeElement).toBe(elsewhere);
});

test("shows many pictures in pages, follows a picture that is moved to another page, and goes back if the move is refused", async () => {
  let refuse = (_: Error) => {};
  jest.mocked(orderPictures).mockReturnValue(new Promise((_, reject) => (refuse = reject)));

  const ids = Array.from({ length: 61 }, (_, index) => `p${index + 1}`);
  await renderPage(...ids);
  const places = () => [...document.querySelectorAll("[data-id]")].map((each) => each.getAttribute("data-id"));
  expect(places()).toEqual(ids.slice(0, 60));
  fireEvent.click(row("p60")!.querySelector('[aria-label="pictures.down"]')!);
  await waitFor(() => expect(document.activeElement).toBe(row("p60")));
  expect(places()).toEqual(["p60"]);
  fireEvent.click(screen.getByText("common.previous"));
  expect(places()).toEqual([...ids.slice(0, 59), "p61"]);
  fireEvent.click(screen.getByText("common.next"));
  refuse(new Error("no"));
  await waitFor(() => expect(places()).toEqual(ids.slice(0, 60)));
  expect(document.activeElement).toBe(row("p60"));
});

const pictures = ["a", "B", "c", "D", "e"];
const capitals = ["B", "D"];

test.each([
  ["a", 1, "BacDe"],
  ["a", -1, "aBcDe"],
  ["e", -4, "eaBcD"],
  ["c", 9, "aBDec"],
])("moves %s by %d", (id, steps, order) => {
  expect(moveBy(pictures, pictures, id, steps).join("")).toBe(order);
});

test("with a category filter, moves a picture past its shown neighbour and keeps the order of the others", () => {
  expect(moveBy(pictures, capitals, "B", 1).join("")).toBe("acDBe");
  expect(moveBy(pictures, capitals, "D", -1).join("")).toBe("aDBce");
});

test("a dragged row is inserted according to the middles of the other rows", () => {
  expect(placeAt([50, 150, 250], 160)).toBe(2);
  expect(placeAt([50, 150, 250], -5)).toBe(0);
});
