import { formatDate } from "../../../lib/format";
import type { Text, TextKey } from "../../../lib/i18n/keys";
import { type Language, isLanguage, languageFacts } from "../../../settings/languages";
import { emailName } from "../emails/emails";
import { messageStatuses } from "../api/messages";
import { type PersonPart, personColumns } from "./person";
import { requestTypes } from "../../../lib/forms/request-types";

/** The label of a database column; the column's name if there is none. */
export const columnText = (name: string, t: Text): string => {
  const known = personColumns.find((column) => column === name);
  return known === undefined ? name : t(`requests.column.${known}`);
};

/** Text keys for the fixed values of columns, by table, because the same status means different things in different tables. */
const named: Readonly<Partial<Record<PersonPart, Readonly<Record<string, Readonly<Record<string, TextKey>>>>>>> = {
  messages: {
    status: Object.fromEntries(messageStatuses.map((status) => [status, `messages.status.${status}`] as const)),
  },
  newsletter: {
    status: {
      pending: "subscribers.status.pending",
      confirmed: "subscribers.status.confirmed",
      unsubscribed: "subscribers.status.unsubscribed",
    },
  },
  requests: {
    status: {
      unconfirmed: "subscribers.status.pending",
      open: "requests.status.open",
      closed: "requests.status.closed",
    },
    type: Object.fromEntries(requestTypes.map((type) => [type, `requests.type.${type}`] as const)),
  },
  account: { role: { owner: "staff.role.owner", editor: "staff.role.editor" } },
};

interface Readers {
  readonly t: Text;
  readonly language: Language;
  /** Formats an ISO timestamp. */
  readonly moment: (moment: string) => string;
}

/** The value of a column in the reader's language. Text written by a person is returned unchanged. */
export const valueText = (part: PersonPart, column: string, text: string, { t, language, moment }: Readers): string => {
  const key = named[part]?.[column]?.[text];
  if (key !== undefined) return t(key);
  if (column === "language" && isLanguage(text)) return languageFacts[text].name;
  if (column === "template") return emailName(text, t);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return text;
  if (column.endsWith("_at")) return moment(text);
  return column.endsWith("_on") || /(?:^|_)(?:arrival|departure|version)$/.test(column)
    ? formatDate(text, language)
    : text;
};
