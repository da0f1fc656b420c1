import { graphql } from "gatsby";
import { formatDate } from "../../lib/format/date";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./post-colophon.module.css";

/** The foot of a post: who wrote it, when it appeared and when it was last looked over. */
export function PostColophon({ post }: { readonly post: Queries.PostColophonFragment }) {
  const t = useText();
  const language = useLanguage();
  const lines = [
    post.author === null ? null : t("journal.by", { author: post.author }),
    t("journal.published", { date: formatDate(post.date, language) }),
    post.updated === null ? null : t("journal.updated", { date: formatDate(post.updated, language) }),
  ];
  return <ul className={styles.colophon}>{lines.map((line) => line !== null && <li key={line}>{line}</li>)}</ul>;
}

export const postColophon = graphql`
  fragment PostColophon on Post {
    author
    date
    updated
  }
`;
