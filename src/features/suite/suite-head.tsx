import { graphql } from "gatsby";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./suite-head.module.css";

interface SuiteHeadProps {
  readonly suite: Queries.SuiteHeadFragment;
}

/** The suite's name and promise, with its area, number of guests and beds. */
export function SuiteHead({ suite }: SuiteHeadProps) {
  return (
    <div className={`grid ${styles.head ?? ""}`}>
      <div className={styles.title}>
        <h1>{suite.name}</h1>
        <p className={styles.promise}>{suite.promise}</p>
      </div>
      <div className={styles.side}>
        <SuiteFacts suite={suite} />
      </div>
    </div>
  );
}

/** Area, guests and beds in three lines. */
export function SuiteFacts({ suite }: SuiteHeadProps) {
  const t = useText();
  const { interior, withBalcony } = suite.size;
  // Without a balcony, there is only one area.
  const areas = withBalcony.value > interior.value ? [interior, withBalcony] : [interior];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("suite.size")}</dt>
        {areas.map(({ value, label }) => (
          <dd key={label}>
            {t("suite.area", { value })} <small>{label}</small>
          </dd>
        ))}
      </div>
      <div>
        <dt>{t("suite.guests")}</dt>
        <dd>{suite.capacity.text}</dd>
      </div>
      <div>
        <dt>{t("suite.beds")}</dt>
        {suite.beds.map(({ id, label }) => (
          <dd key={id}>{label}</dd>
        ))}
      </div>
    </dl>
  );
}

export const suiteHead = graphql`
  fragment SuiteHead on Suite {
    slug
    name
    promise
    size {
      interior {
        value
        label
      }
      withBalcony {
        value
        label
      }
    }
    capacity {
      text
    }
    beds {
      id
      label
    }
  }
`;
