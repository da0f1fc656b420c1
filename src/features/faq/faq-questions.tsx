import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/button";
import { OnwardLink } from "../../components/ui/onward-link";
import { SearchField } from "../../components/ui/search-field";
import { useText } from "../../lib/i18n/use-text";
import { decodedPath } from "../../lib/text/decoded-path";
import * as styles from "./faq-questions.module.css";
import { matchingIds } from "./questions";
import { Disclosure } from "../../components/ui/disclosure";
import { LinkedText } from "../../components/ui/text-with-links";

interface FaqQuestionsProps {
  readonly groups: readonly Queries.FaqQuestionGroupFragment[];
}

/**
 * All questions, in groups. Each can be opened without scripts; the search and the button that opens all answers need scripts.
 * A URL with a question's id opens its answer. Needs the namespace `faq`.
 */
export function FaqQuestions({ groups }: FaqQuestionsProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState("");
  // Answers are also opened one by one, by the browser's own search, and after going back.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const found = matchingIds(
    groups.flatMap(({ title, items }) => items.map((item) => ({ ...item, group: title }))),
    search,
  );
  const searching = search.trim() !== "";
  const allOpen = found.size > 0 && [...found].every((id) => open.has(id));
  useEffect(openLinkedAnswer, []);

  const setOpenness = (ids: Iterable<string>, isOpen: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isOpen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const toggleAll = () => {
    for (const question of list.current?.querySelectorAll<HTMLDetailsElement>("details:not([hidden])") ?? [])
      question.open = !allOpen;
    setOpenness(found, !allOpen);
  };
  return (
    <div className={["grid", styles.page].join(" ")} data-app="hash">
      <div className={styles.side}>
        <nav className={styles.groups} aria-label={t("faq.groups")}>
          <ol>
            {groups.map((group) => (
              <li key={group.id}>
                {/* Without `href` the title stays as plain text: if it disappeared, the search field below it on phones would move. */}
                <a href={hasFound(group, found) ? `#${group.id}` : undefined}>{group.title}</a>
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
            <FaqGroup key={group.id} group={group} found={found} onToggle={(id, isOpen) => setOpenness([id], isOpen)} />
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

/** Whether a search finds a question of a group; otherwise the group is hidden, and its title in the list of groups is no link. */
const hasFound = ({ items }: Queries.FaqQuestionGroupFragment, found: ReadonlySet<string>): boolean =>
  items.some(({ id }) => found.has(id));

interface FaqGroupProps {
  readonly group: Queries.FaqQuestionGroupFragment;
  /** Ids of the questions to show. */
  readonly found: ReadonlySet<string>;
  /** Called when an answer is opened or closed. */
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

/** A group of questions under its title. The id of a question is on its answer, so that the browser opens a linked answer. */
function FaqGroup({ group, found, onToggle }: FaqGroupProps) {
  const t = useText();
  const { id, title, items } = group;
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`} hidden={!hasFound(group, found)}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {items.map((item) => (
          <Disclosure
            key={item.id}
            summary={item.question}
            hidden={!found.has(item.id)}
            onToggle={(isOpen) => onToggle(item.id, isOpen)}
          >
            <div className={styles.answer} id={item.id}>
              <p>
                <LinkedText>{item.answer}</LinkedText>
              </p>
              <a className={styles.link} href={`#${item.id}`}>
                {t("faq.link")}
              </a>
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/**
 * Opens the answer that the URL's fragment names and scrolls to it. When the page opens (`onArrival`), an answer that is already open is left
 * alone: the browser has opened it and scrolled to it, and the visitor may have scrolled on. After a later change of the fragment, the page is
 * always scrolled.
 */
const openAnswer = (onArrival: boolean): void => {
  const answer = document.getElementById(decodedPath(window.location.hash.slice(1)));
  const question = answer?.closest("details");
  if (answer === null || question === null || question === undefined || (onArrival && question.open)) return;
  question.open = true;
  answer.scrollIntoView();
};

/** Opens the linked answer now and whenever the fragment changes. Returns a cleanup function for an effect. */
const openLinkedAnswer = (): (() => void) => {
  openAnswer(true);
  const follow = () => openAnswer(false);
  window.addEventListener("hashchange", follow);
  return () => window.removeEventListener("hashchange", follow);
};
