import { foldLetters } from "../../../lib/text/fold";
import { pageNumber } from "../desk/page-number";
import { patternFor } from "../desk/pattern";
import { searchedEmail } from "../desk/searched-email";
import { type Message, type MessageFilter, messageColumns } from "../messages/message";
import { askPage } from "./ask";

export const messagesPerPage = 25;

/** One page of the inbox, and how many messages there are in all. */
export const listMessages = ({ search, status, language, order, page }: MessageFilter) =>
  askPage<Message>(pageNumber(page), messagesPerPage, (backend, first, last) => {
    let question = backend.from("contact_messages").select(messageColumns, { count: "exact" });
    if (status !== "all") question = question.eq("status", status);
    if (language !== "all") question = question.eq("language", language);
    if (search !== "") question = question.ilike("search_text", patternFor(foldLetters(searchedEmail(search))));
    const byName = order.startsWith("name");
    if (byName) question = question.order("name", { ascending: true });
    return question
      .order("created_at", { ascending: order === "oldest" })
      .order("id")
      .range(first, last);
  });
