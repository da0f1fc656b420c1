/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { signedIn } from "../../../../tests/support/staff-rows";
import { sendFile } from "../api/picture-files";
import { sessionStore } from "../session/session-state";
import { type Stage, newItem } from "./upload/upload-item";
import { uploadStore } from "./upload/upload-work";
import { UploadList } from "./upload-list";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("./upload/upload-storage", () => ({
  ...jest.requireActual<object>("./upload/upload-storage"),
  saveUpload: () => Promise.resolve(),
  deleteUpload: () => Promise.resolve(),
}));
jest.mock("../api/picture-files", () => ({
  ...jest.requireActual<object>("../api/picture-files"),
  sendFile: jest.fn(),
}));
jest.mock("../api/pictures", () => ({
  ...jest.requireActual<object>("../api/pictures"),
  addPicture: jest.fn(),
  hasPicture: jest.fn(),
  findDigest: jest.fn(),
}));

beforeEach(() => sessionStore.set(signedIn("1")));

const list = (...stages: readonly Stage[]) => {
  uploadStore.set(stages.map((stage, index) => ({ ...newItem(String(index), `${index}.jpg`, "bedroom", "1"), stage })));
  render(<UploadList />);
};
const button = (name: string) => screen.getByRole("button", { name });
/** Focuses and presses a button, as with the keyboard. */
const press = async (name: string) => {
  const pressed = button(name);
  pressed.focus();
  await act(() => Promise.resolve(fireEvent.click(pressed)));
  return pressed;
};

beforeEach(() => {
  jest.mocked(sendFile).mockImplementation(() => new Promise(() => {}));
});

test("the focus stays on the button while its action changes between pause, resume, try again, add again and hide", async () => {
  list({ name: "sending", sent: 0 });
  const pressed = await press("pictures.action.pause: 0.jpg");
  expect(document.activeElement).toBe(button("pictures.action.resume: 0.jpg"));
  expect(document.activeElement).toBe(pressed);
  for (const [stage, label] of [
    [{ name: "stopped", trouble: "refused", sent: 0 }, "common.tryAgain"],
    [{ name: "duplicate", path: "there.jpg" }, "pictures.action.again"],
    [{ name: "preparing" }, "pictures.action.pause"],
    [{ name: "done" }, "pictures.action.hide"],
  ] as const) {
    act(() => uploadStore.set(uploadStore.get().map((item) => ({ ...item, stage }))));
    expect(document.activeElement).toBe(button(`${label}: 0.jpg`));
  }
});

test("cancelling a file moves the focus to the next one", async () => {
  list({ name: "paused", sent: 0 }, { name: "paused", sent: 0 });
  await press("pictures.action.cancel: 0.jpg");
  expect(screen.queryByText("0.jpg")).toBeNull();
  expect(document.activeElement).toBe(screen.getByText("1.jpg").closest("li"));
});

test("the focus moves from cancel to the button before it when the upload completes", () => {
  list({ name: "sending", sent: 0 });
  act(() => button("pictures.action.cancel: 0.jpg").focus());
  act(() => uploadStore.set(uploadStore.get().map((item) => ({ ...item, stage: { name: "done" } }))));
  expect(document.activeElement).toBe(button("pictures.action.hide: 0.jpg"));
});

test("a change of state is announced with the name of its file", () => {
  list({ name: "done" }, { name: "stopped", trouble: "refused", sent: 0 });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "0.jpg: pictures.stage.done",
    "1.jpg: pictures.failure.refused",
  ]);
});
