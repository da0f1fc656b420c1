/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { AltTextField } from "./alt-text-field";
import { readDraft, saveDraft } from "./drafts";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const onSave = jest.fn<Promise<boolean>, [string, string]>();
const field = (saved: string, published = false) => (
  <AltTextField
    id="p-en"
    pictureId="p"
    field="altEn"
    name="bedroom-01"
    saved={saved}
    published={published}
    error={undefined}
    reconnectCount={0}
    onSave={onSave}
  />
);
const input = () => screen.getByRole<HTMLInputElement>("textbox");
const enter = () => act(() => input().focus());
const leave = () =>
  act(async () => {
    input().blur();
    await Promise.resolve();
  });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  onSave.mockReset();
  onSave.mockResolvedValue(true);
});

test("each picture's field has its own accessible name, which begins with the visible label", () => {
  render(field("A bed"));
  expect(screen.getByRole("textbox", { name: /^pictures\.altEn ?: bedroom-01$/ })).toBe(input());
});

test("shows a text saved by a colleague, and leaving the field does not replace that text", () => {
  const { rerender } = render(field("A bed"));
  rerender(field("A bed under a window"));
  expect(input().value).toBe("A bed under a window");
  fireEvent.blur(input());
  expect(onSave).not.toHaveBeenCalled();
});

test("keeps a text that is being typed when a colleague saves another one", async () => {
  const { rerender } = render(field("A bed"));
  type("A bed and a chair");
  rerender(field("A bed under a window"));
  expect(input().value).toBe("A bed and a chair");
  expect(readDraft("p").altEn).toBe("A bed and a chair");
  // Nothing is saved until the member has chosen between the two texts.
  await act(() => Promise.resolve(fireEvent.blur(input())));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText("A bed under a window")).toBeTruthy();
});

describe("with a conflicting text of a colleague", () => {
  const showConflict = () => {
    const view = render(field("A bed"));
    type("A bed and a chair");
    view.rerender(field("A bed under a window"));
    return view;
  };
  const choose = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole("button", { name }));
      await Promise.resolve();
    });

  test("choosing one's own text replaces the colleague's", async () => {
    const { rerender } = showConflict();
    await choose("staff.conflict.mine");
    expect(onSave.mock.calls).toEqual([["A bed and a chair", "A bed under a window"]]);
    rerender(field("A bed and a chair"));
    expect(screen.queryByText("staff.conflict.text")).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(readDraft("p")).toEqual({});
  });

  test("choosing the colleague's text shows it and saves nothing", async () => {
    showConflict();
    await choose("staff.conflict.theirs");
    expect([input().value, onSave.mock.calls]).toEqual(["A bed under a window", []]);
    expect(screen.queryByText("staff.conflict.text")).toBeNull();
    expect(readDraft("p")).toEqual({});
  });

  test("both texts are still there after a reload", () => {
    showConflict().unmount();
    render(field("A bed under a window"));
    expect(input().value).toBe("A bed and a chair");
    expect(screen.getByText("A bed under a window")).toBeTruthy();
  });
});

test("shows texts saved by colleagues again after a save", async () => {
  const { rerender } = render(field("A bed"));
  enter();
  type("A chair");
  await leave();
  expect(onSave).toHaveBeenCalledTimes(1);
  rerender(field("A chair"));
  rerender(field("Two chairs"));
  expect(input().value).toBe("Two chairs");
});

test("an empty text of a published picture is not sent, the field says why, and the text stays as a draft", async () => {
  render(field("A bed", true));
  enter();
  type(" ");
  await leave();
  fireEvent.keyDown(input(), { key: "Enter" });
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText("pictures.altNeededInBoth")).toBeTruthy();
  expect(screen.getByText("pictures.unsaved")).toBeTruthy();
  expect(readDraft("p").altEn).toBe(" ");
  type("A chair");
  await leave();
  expect(screen.queryByText("pictures.altNeededInBoth")).toBeNull();
});

test("one's own empty text does not replace a colleague's text if the picture is published", async () => {
  const { rerender } = render(field("A bed", true));
  type("");
  rerender(field("A bed under a window", true));
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole("button", { name: "staff.conflict.mine" }))));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText("pictures.altNeededInBoth")).toBeTruthy();
});

test("an empty text of an unpublished picture is saved", async () => {
  render(field("A bed"));
  enter();
  type("");
  await leave();
  expect(onSave.mock.calls).toEqual([["", "A bed"]]);
});

describe("while a text is being saved", () => {
  /** Completes the save in progress: true for success. */
  let answer: (done: boolean) => Promise<void>;
  beforeEach(() => {
    onSave.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = (done) =>
            act(async () => {
              resolve(done);
              await Promise.resolve();
            });
        }),
    );
  });
  const saving = async (saved: string, sent: string) => {
    const view = render(field(saved));
    enter();
    type(sent);
    await leave();
    expect(onSave.mock.calls).toEqual([[sent, saved]]);
    return view;
  };

  test("a later text is saved afterwards if the field has been left", async () => {
    await saving("A bed", "A chair");
    enter();
    type("A chair and a lamp");
    await leave();
    expect(onSave).toHaveBeenCalledTimes(1);
    await answer(true);
    expect(onSave.mock.calls.slice(1)).toEqual([["A chair and a lamp", "A chair"]]);
    await answer(true);
    expect(onSave).toHaveBeenCalledTimes(2);
    expect(screen.queryByText("pictures.unsaved")).toBeNull();
  });

  test("a later text that is still being typed stays in the field and the draft, and is saved on leaving the field", async () => {
    const { rerender } = await saving("A bed", "A chair");
    enter();
    type("A chair and");
    await answer(true);
    rerender(field("A chair"));
    expect(input().value).toBe("A chair and");
    expect(readDraft("p").altEn).toBe("A chair and");
    expect(onSave).toHaveBeenCalledTimes(1);
    type("A chair and a lamp");
    await leave();
    expect(onSave).toHaveBeenLastCalledWith("A chair and a lamp", "A chair");
  });

  test("the previous text typed again is saved like any other", async () => {
    const { rerender } = await saving("A bed", "A chair");
    enter();
    type("A bed");
    await leave();
    expect(readDraft("p").altEn).toBe("A bed");
    rerender(field("A chair"));
    await answer(true);
    expect(input().value).toBe("A bed");
    expect(onSave).toHaveBeenLastCalledWith("A bed", "A chair");
  });

  test("a text that could not be saved is not sent again automatically", async () => {
    await saving("A bed", "A chair");
    await answer(false);
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(readDraft("p").altEn).toBe("A chair");
    expect(screen.getByText("pictures.unsaved")).toBeTruthy();
  });
});

test("deletes a draft that equals the stored text, so that it cannot replace a colleague's text later", () => {
  saveDraft("p", "altEn", "A bed");
  const { rerender } = render(field("A bed"));
  expect(readDraft("p")).toEqual({});
  type("A chair");
  rerender(field("A chair"));
  expect(readDraft("p")).toEqual({});
});
