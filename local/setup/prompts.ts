/** Single prompts at the terminal. Escape and `<` throw `Back`; Ctrl-C throws `Stopped`. */
import { styleText } from "node:util";
import { CANCEL_SYMBOL, S_BAR, select, text } from "@clack/prompts";
import type { SetupTexts } from "./texts";

/** The user pressed Ctrl-C or chose not to write anything. */
export class Stopped extends Error {}

/** The user wants to return to the previous question. */
export class Back extends Error {}

/** Shows a prompt. The library does not distinguish Escape from Ctrl-C, so the pressed key is recorded. */
const answered = async <Value>(ask: () => Promise<Value | typeof CANCEL_SYMBOL>): Promise<Value> => {
  let key: string | undefined;
  const recordKey = (_: unknown, pressed?: { readonly name?: string }) => {
    key = pressed?.name;
  };
  process.stdin.on("keypress", recordKey);
  try {
    const value = await ask();
    if (value !== CANCEL_SYMBOL) return value;
  } finally {
    process.stdin.off("keypress", recordKey);
  }
  throw key === "escape" ? new Back() : new Stopped();
};

/** The library draws its vertical line (`rail`) before every line of a choice, but only before the first line of a text prompt. */
const withHints = (message: string, hints: readonly string[], rail = ""): string =>
  [message, ...hints.map((hint) => styleText("dim", hint))].join(`\n${rail}`);

const rail = styleText("gray", `${S_BAR}  `);

interface Choice<Value extends string> {
  readonly message: string;
  /** The label of each value, in the order in which they are listed. */
  readonly options: Readonly<Record<Value, string>>;
  readonly initial?: Value | undefined;
  /** Whether there is no previous question to return to. */
  readonly isFirst?: boolean;
}

/** Asks for one of several options. */
export const choose = async <Value extends string>(
  { message, options, initial, isFirst }: Choice<Value>,
  texts: SetupTexts,
): Promise<Value> => {
  const labels: Readonly<Record<string, string>> = { ...options, ...(isFirst !== true && { "<": texts.back }) };
  const value = await answered(() =>
    select<string>({
      message: withHints(message, [texts.moves]),
      options: Object.entries(labels).map(([value, label]) => ({ value, label })),
      showInstructions: false,
      ...(initial !== undefined && { initialValue: initial }),
    }),
  );
  if (value === "<") throw new Back();
  return value as Value;
};

/** Asks a yes/no question. */
export const askYes = async (message: string, texts: SetupTexts, initial = true): Promise<boolean> => {
  const options = { yes: texts.yes, no: texts.no };
  return (await choose({ message, options, initial: initial ? "yes" : "no" }, texts)) === "yes";
};

interface Line {
  readonly message: string;
  readonly hints: readonly string[];
  /** The value that Enter alone keeps. Typed text replaces it. */
  readonly kept?: string | undefined;
  /** Returns the problem with the typed text, which is already trimmed. */
  readonly problemOf: (typed: string) => string | undefined;
}

/** Returns the typed text, trimmed; empty if only Enter was pressed. */
export const askLine = async ({ message, hints, kept, problemOf }: Line): Promise<string> => {
  let typed = "";
  await answered(() =>
    text({
      message: withHints(message, hints, rail),
      ...(kept !== undefined && { placeholder: kept, defaultValue: kept }),
      validate: (value) => {
        typed = (value ?? "").trim();
        return typed === "<" ? undefined : problemOf(typed);
      },
    }),
  );
  if (typed === "<") throw new Back();
  return typed;
};
