/** Messages of the contact form, as the inbox shows them. */
import { mailLink } from "../desk/mail-link";

export const messageStatuses = ["new", "answered", "archived"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export interface Message {
  readonly id: string;
  readonly created_at: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: string;
  readonly page: string | null;
  readonly status: string;
  readonly handled_at: string | null;
  /** Counts the changes: two members may have the message before them. */
  readonly version: number;
  /** The stay that it is about: all three, or none. */
  readonly stay_arrival: string | null;
  readonly stay_departure: string | null;
  readonly stay_guests: number | null;
}

/** Under which an open message is kept. */
export const openMessageKey = (id: string) => ["messages", "one", id] as const;

/** Columns of a `Message`. */
export const messageColumns =
  "id, created_at, name, email, message, language, page, status, handled_at, version, stay_arrival, stay_departure, stay_guests";

/** Which messages are asked for. An empty text means all. */
export interface MessageFilter {
  readonly search: string;
  readonly status: string;
  readonly language: string;
  readonly order: string;
  readonly page: string;
}

/** An address must stay short enough for every mail program: more of a long message is not quoted. */
const quotedAtMost = 1200;

const quoted = (text: string): string => {
  const part = text.length > quotedAtMost ? `${text.slice(0, quotedAtMost)} …` : text;
  return part
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
};

/** The link that opens an answer in the mail program: to the guest, about the house; their words, and the stay they are about, quoted below. */
export const answerLink = (
  { email, message }: Pick<Message, "email" | "message">,
  subject: string,
  stay?: string,
): string => {
  const about = stay === undefined ? "" : `${quoted(stay)}\n>\n`;
  const body = `\n\n${about}${quoted(message)}\n`.replaceAll("\n", "\r\n");
  return mailLink(email, { subject, body });
};
