/** Links for the telephone numbers and email addresses within a text. */
import { telephoneLink } from "./telephone-link";

/** Email addresses and international telephone numbers, in the format that texts use. */
const contacts = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s-]{7,}\d)/;

/** A part of a text. `link` is the URL that writes to an email address or calls a number; other parts have none. */
interface TextPart {
  readonly text: string;
  readonly link?: string;
}

/** The text in parts: every email address and international telephone number is a part with a link. */
export const splitContacts = (text: string): readonly TextPart[] =>
  text
    .split(contacts)
    .map((part, index) =>
      index % 2 === 0
        ? { text: part }
        : { text: part, link: part.includes("@") ? `mailto:${part}` : telephoneLink(part) },
    )
    .filter(({ text }) => text !== "");
