import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button, OnwardLink } from "../../components/ui/button";
import { SearchField } from "../../components/ui/search-field";
import { useText } from "../../lib/i18n/use-text";
import { FaqGroup } from "./faq-group";
import * as styles from "./faq-questions.module.css";
import { openLinkedAnswer } from "./open-linked-answer";
import { matchingIds } from "./questions";

interface FaqQuestionsProps {
  readonly groups: readonly Queries.FaqQuestionGroupFragment[];
}

/**
 * All questions, in their groups. Everything opens without scripts; searching and opening all at once come with them.
 * An address with a question's id leads to its answer and opens it. Needs the namespace `faq`.
 */
export function FaqQuestions({ groups }: FaqQuestionsProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState("");
  const [allOpen, setAllOpen] = useState(false);
  const found = matchingIds(
    groups.flatMap(({ title, items }) => items.map((item) => ({ ...item, group: title }))),
    search,
  );
  const searching = search.trim() !== "";
  useEffect(openLinkedAnswer, []);

  const toggleAll = () => {
    for (const question of list.current?.querySelectorAll("details") ?? []) question.open = !allOpen;
    setAllOpen(!allOpen);
  };
  return (
    <div className={["grid", styles.page].join(" ")} data-app="hash">
      <div className={styles.side}>
        <nav className={styles.groups} aria-label={t("faq.groups")}>
          <ol>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.body}>
        <div className={styles.tools}>
          <SearchField
            id="faq-search"
            label={t("faq.search.label")}
            waiting={t("faq.search.searching")}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
          <Button variant="text" onClick={toggleAll}>
            {t(allOpen ? "faq.collapseAll" : "faq.expandAll")}
          </Button>
          <p className={styles.count} role="status">
            {searching && found.size > 0 && t("faq.count", { count: found.size })}
            {searching && found.size === 0 && t("faq.none")}
          </p>
        </div>
        <div ref={list}>
          {groups.map((group) => (
            <FaqGroup key={group.id} group={group} found={found} />
          ))}
        </div>
        {found.size === 0 && (
          <div className={styles.none}>
            <p aria-hidden="true">{t("faq.none")}</p>
            <OnwardLink to="/contact">{t("faq.write")}</OnwardLink>
          </div>
        )}
      </div>
    </div>
  );
}

export const faqQuestionGroup = graphql`
  fragment FaqQuestionGroup on FaqGroup {
    id
    title
    items {
      id
      question
      answer
    }
  }
`;
