/** Acts of the audit log, and the words for them. */
import type { Json } from "../../../../supabase/database.types";
import type { Text, TextKey } from "../../../lib/i18n/keys";
import { emailName } from "../mail/email-name";

export interface Act {
  readonly id: number;
  readonly created_at: string;
  readonly actor_name: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly details: Json;
}

export interface ActFilter {
  readonly search: string;
  readonly entity: string;
  readonly page: string;
}

/** What acts are about. */
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
  "mark new contact_message": "audit.act.messageNew",
  "mark answered contact_message": "audit.act.messageAnswered",
  "mark archived contact_message": "audit.act.messageArchived",
  "delete contact_message": "audit.act.messageDeleted",
  "delete newsletter_subscriber": "audit.act.subscriberRemoved",
  "export newsletter_subscribers": "audit.act.readersExported",
  "update data_subject_request": "audit.act.requestUpdated",
  "extend data_subject_request": "audit.act.requestExtended",
  "close data_subject_request": "audit.act.requestClosed",
  "not delivered data_subject_request": "audit.act.emailLost",
  "search person person": "audit.act.personSearched",
  "export person person": "audit.act.personExported",
  "erase person person": "audit.act.personErased",
  "publish gallery_image": "audit.act.picturePublished",
  "unpublish gallery_image": "audit.act.pictureUnpublished",
  "delete gallery_image": "audit.act.pictureDeleted",
  "restore gallery_image": "audit.act.pictureRestored",
  "block nights blocked_nights": "audit.act.nightsBlocked",
  "free nights blocked_nights": "audit.act.nightsFreed",
  "build site": "audit.act.build",
  "insert staff": "audit.act.staffAdded",
  "update staff": "audit.act.staffChanged",
  "delete staff": "audit.act.staffRemoved",
} as const satisfies Readonly<Record<string, TextKey>>;

/** The sentence for an act, or null for one that has none: then the log's own word stands. */
export const sentenceOf = ({ action, entity }: Pick<Act, "action" | "entity">): TextKey | null => {
  const key = `${action} ${entity}`;
  return key in sentences ? sentences[key as keyof typeof sentences] : null;
};

const isObject = (value: Json): value is { [key: string]: Json | undefined } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const details = {
  count: "audit.detail.count",
  format: "audit.detail.format",
  messages: "audit.detail.messages",
  subscriptions: "audit.detail.subscriptions",
  requests: "audit.detail.requests",
  template: "audit.detail.template",
  before: "audit.detail.before",
  after: "audit.detail.after",
  from: "audit.detail.from",
  to: "audit.detail.to",
} as const satisfies Readonly<Record<string, TextKey>>;

/** A role or an email in words; any other value as it is. */
const inWords = (value: string | number, t: Text): string | number =>
  value === "owner" || value === "editor"
    ? t(`staff.role.${value}`)
    : typeof value === "string"
      ? emailName(value, t)
      : value;

const isKnown = (name: string): name is keyof typeof details => name in details;

/** What the log says beside the act: the name of the thing, numbers, roles. Long ids of rows say nothing to people. */
export const particularsOf = (
  { entity_id: id, details: told }: Pick<Act, "entity_id" | "details">,
  t: Text,
): string => {
  const named = id !== null && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id) ? [id] : [];
  const words = isObject(told)
    ? Object.entries(told).flatMap(([name, value]) => {
        if (typeof value !== "string" && typeof value !== "number") return [];
        return isKnown(name) ? [t(details[name], { value: inWords(value, t) })] : [`${name} ${value}`];
      })
    : [];
  return [...named, ...words].join(", ");
};
