/** Messages of the contact form as shown in the inbox. */
import type { RowOf } from "../api/columns";
import { mailLink } from "../emails/emails";

export const messageStatuses = ["new", "answered", "archived"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Query key of an open message. */
export const openMessageKey = (id: string) => ["messages", "one", id] as const;

/** Columns of a `Message`. */
export const messageColumns =
  "id, created_at, name, email, message, language, page, status, handled_at, version, stay_arrival, stay_departure, stay_guests, stay_suite, terms_version";

/** `version` increases with every change. Used to detect that another member has changed the message. */
export type Message = RowOf<"contact_messages", typeof messageColumns>;

/** Filter of the inbox. An empty string matches everything. */
export interface MessageFilter {
  readonly search: string;
  readonly status: string;
  readonly language: string;
  readonly order: string;
  readonly page: string;
}

/** Largest number of quoted characters: some mail programs reject long mailto links. */
const quotedAtMost = 1200;

const quoted = (text: string): string => {
  const part = text.length > quotedAtMost ? `${text.slice(0, quotedAtMost)} …` : text;
  return part
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
};

/** A mailto link for a reply to the guest, which quotes the stay and the message. */
export const answerLink = (
  { email, message }: Pick<Message, "email" | "message">,
  subject: string,
  stay?: string,
): string => {
  const about = stay === undefined ? "" : `${quoted(stay)}\n>\n`;
  const body = `\n\n${about}${quoted(message)}\n`.replaceAll("\n", "\r\n");
  return mailLink(email, { subject, body });
};
