/** Requests about messages of the contact form. */
import { foldLetters } from "../../../lib/text/fold";
import { conflict } from "./backend-error";
import { likePattern, normalizeEmailSearch, pageNumber, queryCounted, queryPage } from "./lists";
import { type RowOf, mutate, queryRow } from "./query";

export const messageStatuses = ["new", "answered", "archived"] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** The query key of the message that is open beside the inbox. */
export const openMessageKey = (id: string) => ["messages", "one", id] as const;

/** Columns of a `Message`. */
const messageColumns =
  "id, created_at, name, email, message, language, page, status, handled_at, version, stay_arrival, stay_departure, stay_guests, stay_suite, terms_version";

/** `version` increases with every change. Used to detect that another member has changed the message. */
export type Message = RowOf<"contact_messages", typeof messageColumns>;

/** Filter, order and page of the inbox. An empty `search`, and `all` as `status` or `language`, match every message. */
interface MessageFilter {
  readonly search: string;
  readonly status: string;
  readonly language: string;
  readonly order: string;
  readonly page: string;
}

/** The number of new messages. */
export const countNewMessages = async (): Promise<number> =>
  (
    await queryCounted((backend) =>
      backend.from("contact_messages").select("id", { count: "exact" }).eq("status", "new").limit(1),
    )
  ).total;

export const messagesPerPage = 25;

/** One page of the inbox, with the number of all messages that match. */
export const listMessages = ({ search, status, language, order, page }: MessageFilter) =>
  queryPage<Message>(pageNumber(page), messagesPerPage, (backend, first, last) => {
    let request = backend.from("contact_messages").select(messageColumns, { count: "exact" });
    if (status !== "all") request = request.eq("status", status);
    if (language !== "all") request = request.eq("language", language);
    // A text without an @ may be a name with a dot, which must not be converted like a domain: “Γ.Παπαδόπουλος”.
    const term = search.includes("@") ? normalizeEmailSearch(search) : search;
    if (search !== "") request = request.ilike("search_text", likePattern(foldLetters(term)));
    if (order === "name") request = request.order("name", { ascending: true });
    return request
      .order("created_at", { ascending: order === "oldest" })
      .order("id")
      .range(first, last);
  });

/** One message, or null if it has been deleted. */
export const findMessage = (id: string) =>
  queryRow<Message>((backend) => backend.from("contact_messages").select(messageColumns).eq("id", id));

type StatusChange = Pick<Message, "id" | "version"> & { readonly status: MessageStatus };

/** Sets the status of a message, unless somebody else has changed the message since it was shown. The database records who set it. */
export const markMessage = ({ id, version, status }: StatusChange) =>
  mutate(
    (backend) => backend.from("contact_messages").update({ status }).eq("id", id).eq("version", version).select("id"),
    conflict,
  );

/** Deletes a message permanently, unless somebody else has changed the message since it was shown. */
export const deleteMessage = ({ id, version }: Pick<Message, "id" | "version">) =>
  mutate(
    (backend) => backend.from("contact_messages").delete().eq("id", id).eq("version", version).select("id"),
    conflict,
  );
