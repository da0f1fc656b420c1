/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { AltTextField } from "./alt-text-field";
import { readDraft, saveDraft } from "./drafts";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const onSave = jest.fn<Promise<boolean>, [string, string]>();
const field = (saved: string) => (
  <AltTextField id="p-en" pictureId="p" field="altEn" saved={saved} error={undefined} again={0} onSave={onSave} />
);
const input = () => screen.getByRole<HTMLInputElement>("textbox");
/** Comes into the field, and leaves it. */
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

test("what a colleague has saved is shown, and leaving the field does not undo it", () => {
  const { rerender } = render(field("A bed"));
  rerender(field("A bed under a window"));
  expect(input().value).toBe("A bed under a window");
  fireEvent.blur(input());
  expect(onSave).not.toHaveBeenCalled();
});

test("words that are being written stay, whatever a colleague saves", async () => {
  const { rerender } = render(field("A bed"));
  type("A bed and a chair");
  rerender(field("A bed under a window"));
  expect(input().value).toBe("A bed and a chair");
  expect(readDraft("p").altEn).toBe("A bed and a chair");
  // Neither is saved over the other before somebody has seen both and chosen.
  await act(() => Promise.resolve(fireEvent.blur(input())));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText("A bed under a window")).toBeTruthy();
});

describe("of one's own words and a colleague's", () => {
  const both = () => {
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

  test("one's own are saved in place of theirs once they are chosen", async () => {
    const { rerender } = both();
    await choose("staff.conflict.mine");
    expect(onSave.mock.calls).toEqual([["A bed and a chair", "A bed under a window"]]);
    rerender(field("A bed and a chair"));
    expect(screen.queryByText("staff.conflict.text")).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(readDraft("p")).toEqual({});
  });

  test("theirs stand once they are chosen, and nothing is saved", async () => {
    both();
    await choose("staff.conflict.theirs");
    expect([input().value, onSave.mock.calls]).toEqual(["A bed under a window", []]);
    expect(screen.queryByText("staff.conflict.text")).toBeNull();
    expect(readDraft("p")).toEqual({});
  });

  test("both are still there after a reload", () => {
    both().unmount();
    render(field("A bed under a window"));
    expect(input().value).toBe("A bed and a chair");
    expect(screen.getByText("A bed under a window")).toBeTruthy();
  });
});

test("words that have just been saved are followed again", () => {
  const { rerender } = render(field("A bed"));
  type("A chair");
  rerender(field("A chair"));
  rerender(field("Two chairs"));
  expect(input().value).toBe("Two chairs");
});

describe("while words are on their way to the backend", () => {
  /** Answers the save that is under way. */
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

  test("later ones are saved after them when the field was left", async () => {
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

  test("later ones that are still being written stay, as a draft too, and are saved on leaving the field", async () => {
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

  test("the old ones again are words like others", async () => {
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

  test("those that could not be saved are not sent again by themselves", async () => {
    await saving("A bed", "A chair");
    await answer(false);
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(readDraft("p").altEn).toBe("A chair");
    expect(screen.getByText("pictures.unsaved")).toBeTruthy();
  });
});

test("a draft of what the backend has already is forgotten, so that it does not come back over a colleague's words", () => {
  saveDraft("p", "altEn", "A bed");
  const { rerender } = render(field("A bed"));
  expect(readDraft("p")).toEqual({});
  type("A chair");
  rerender(field("A chair"));
  expect(readDraft("p")).toEqual({});
});
