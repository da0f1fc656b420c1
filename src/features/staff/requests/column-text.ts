import type { Text } from "../../../lib/i18n/keys";

const columns = [
  "created_at",
  "name",
  "email",
  "message",
  "language",
  "page",
  "status",
  "handled_at",
  "requested_at",
  "confirmed_at",
  "unsubscribed_at",
  "type",
  "details",
  "reference",
  "due_on",
  "extension_reason",
  "answer",
  "notes",
  "closed_at",
  "template",
  "recipient",
  "role",
] as const;

/** The word for a column of what is held on a person; the column's own name where there is none. */
export const columnText = (name: string, t: Text): string => {
  const known = columns.find((column) => column === name);
  return known === undefined ? name : t(`requests.column.${known}`);
};
