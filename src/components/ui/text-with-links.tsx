/** Texts in which contacts are links, and texts with elements in place of their `{{…}}`. */
import { Fragment, type ReactNode } from "react";
import { splitContacts } from "../../lib/text/split-contacts";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";

/** A text in which every email address and international telephone number is a link. */
export function LinkedText({ children }: { readonly children: string }) {
  return splitContacts(children).map(({ text, link }, index) =>
    link === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <a key={index} href={link} translate="no">
        {text}
      </a>
    ),
  );
}

interface TextWithProps {
  readonly text: TextKey;
  /** The element that replaces each `{{name}}` of the text, by name: for example a link. */
  readonly elements: Readonly<Record<string, ReactNode>>;
}

/** Marks the position of an element in the text: an invisible character (U+2063) that no text contains. */
const mark = "\u2063";

/** A sentence with elements inside it, in the order of the translation. */
export function TextWith({ text, elements }: TextWithProps) {
  const t = useText();
  const marks = Object.fromEntries(Object.keys(elements).map((name) => [name, mark + name + mark]));
  return t(text, marks)
    .split(mark)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : elements[part]}</Fragment>);
}
