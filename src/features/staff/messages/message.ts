/** Messages of the contact form, as the inbox shows them. */
import type { RowOf } from "../api/columns";
import { mailLink } from "../emails/emails";

export const messageStatuses = ["new", "answered", "archived"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Under which an open message is kept. */
export const openMessageKey = (id: string) => ["messages", "one", id] as const;

/** Columns of a `Message`. */
export const messageColumns =
  "id, created_at, name, email, message, language, page, status, handled_at, version, stay_arrival, stay_departure, stay_guests, terms_version";

/** `version` counts the changes: two members may have the same message before them. */
export type Message = RowOf<"contact_messages", typeof messageColumns>;

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
