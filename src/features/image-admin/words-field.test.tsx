/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { readDraft } from "./drafts";
import { WordsField } from "./words-field";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const onSave = jest.fn<Promise<boolean>, [string]>();
const field = (saved: string) => (
  <WordsField id="p-en" pictureId="p" field="altEn" saved={saved} error={undefined} again={0} onSave={onSave} />
);
const input = () => screen.getByRole<HTMLInputElement>("textbox");
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
  await act(() => Promise.resolve(fireEvent.blur(input())));
  expect(onSave).toHaveBeenCalledWith("A bed and a chair");
});

test("words that have just been saved are followed again", () => {
  const { rerender } = render(field("A bed"));
  type("A chair");
  rerender(field("A chair"));
  rerender(field("Two chairs"));
  expect(input().value).toBe("Two chairs");
});
