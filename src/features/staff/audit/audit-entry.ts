/** Entries of the audit log, and their texts. */
import type { Json } from "../../../../supabase/database.types";
import { suiteName } from "../../../lib/booking/suite-name";
import type { Text, TextKey } from "../../../lib/i18n/keys";
import type { RowOf } from "../api/columns";
import { emailName } from "../emails/emails";

/** Columns of an `AuditEntry`. */
export const auditColumns = "id, created_at, actor_name, action, entity, entity_id, details";

export type AuditEntry = RowOf<"audit_log", typeof auditColumns>;

export interface AuditFilter {
  readonly search: string;
  readonly entity: string;
  readonly page: string;
}

/** The kinds of objects that entries are about. */
export const entities = [
  "contact_message",
  "newsletter_subscriber",
  "newsletter_subscribers",
  "data_subject_request",
  "person",
  "gallery_image",
  "blocked_nights",
  "site",
  "staff",
] as const;

const sentences = {
  "mark new contact_message": "audit.action.messageNew",
  "mark answered contact_message": "audit.action.messageAnswered",
  "mark archived contact_message": "audit.action.messageArchived",
  "delete contact_message": "audit.action.messageDeleted",
  "delete newsletter_subscriber": "audit.action.subscriberRemoved",
  "export newsletter_subscribers": "audit.action.readersExported",
  "update data_subject_request": "audit.action.requestUpdated",
  "extend data_subject_request": "audit.action.requestExtended",
  "close data_subject_request": "audit.action.requestClosed",
  "not delivered data_subject_request": "audit.action.emailLost",
  "search person person": "audit.action.personSearched",
  "export person person": "audit.action.personExported",
  "erase person person": "audit.action.personErased",
  "publish gallery_image": "audit.action.picturePublished",
  "unpublish gallery_image": "audit.action.pictureUnpublished",
  "delete gallery_image": "audit.action.pictureDeleted",
  "restore gallery_image": "audit.action.pictureRestored",
  "block nights blocked_nights": "audit.action.nightsBlocked",
  "free nights blocked_nights": "audit.action.nightsFreed",
  "build site": "audit.action.build",
  "insert staff": "audit.action.staffAdded",
  "update staff": "audit.action.staffChanged",
  "delete staff": "audit.action.staffRemoved",
} as const satisfies Readonly<Record<string, TextKey>>;

/** The text for an action, or null if there is none; the logged word is shown then. */
export const actionText = ({ action, entity }: Pick<AuditEntry, "action" | "entity">): TextKey | null => {
  const key = `${action} ${entity}`;
  return key in sentences ? sentences[key as keyof typeof sentences] : null;
};

const isObject = (value: Json): value is { [key: string]: Json | undefined } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const details = {
  count: "audit.detail.count",
  format: "audit.detail.format",
  messages: "audit.detail.messages",
  newsletter: "audit.detail.newsletter",
  requests: "audit.detail.requests",
  notices: "audit.detail.notices",
  emails: "audit.detail.emails",
  template: "audit.detail.template",
  before: "audit.detail.before",
  after: "audit.detail.after",
  from: "audit.detail.from",
  to: "audit.detail.to",
  suite: "audit.detail.suite",
} as const satisfies Readonly<Record<string, TextKey>>;

/** The text for a role or an email template; other values unchanged. */
const inWords = (value: string | number, t: Text): string | number =>
  value === "owner" || value === "editor"
    ? t(`staff.role.${value}`)
    : typeof value === "string"
      ? emailName(value, t)
      : value;

const isKnown = (name: string): name is keyof typeof details => name in details;

/**
 * The details of an entry: reference, numbers, roles, suite. Row ids are left out, because they mean nothing to people.
 * @param suites the suites of the house, for their names
 */
export const detailsText = (
  { entity_id: id, details: logged }: Pick<AuditEntry, "entity_id" | "details">,
  t: Text,
  suites: Parameters<typeof suiteName>[0],
): string => {
  const named = id !== null && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id) ? [id] : [];
  const words = isObject(logged)
    ? Object.entries(logged).flatMap(([name, value]) => {
        if (typeof value !== "string" && typeof value !== "number") return [];
        if (!isKnown(name)) return [`${name} ${value}`];
        const written = name === "suite" ? suiteName(suites, String(value)) : inWords(value, t);
        return [t(details[name], { value: written })];
      })
    : [];
  return [...named, ...words].join(", ");
};
