import { Disclosure } from "../../components/ui/disclosure";
import { LinkedText } from "../../components/ui/linked-text";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./faq-questions.module.css";

interface FaqGroupProps {
  readonly group: Queries.FaqQuestionGroupFragment;
  /** Ids of the questions to show. */
  readonly found: ReadonlySet<string>;
}

/** A group of questions under its title. The id of a question stands on its answer, so that the browser opens what is linked to. */
export function FaqGroup({ group, found }: FaqGroupProps) {
  const t = useText();
  const { id, title, items } = group;
  return (
    <section
      className={styles.group}
      id={id}
      aria-labelledby={`${id}-title`}
      hidden={!items.some((item) => found.has(item.id))}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {items.map((item) => (
          <Disclosure key={item.id} summary={item.question} hidden={!found.has(item.id)}>
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
