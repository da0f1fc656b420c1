import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./services.module.css";

interface ServicesProps {
  readonly suite: Queries.SuiteServicesFragment;
}

/** What the house does for its guests. */
export function Services({ suite }: ServicesProps) {
  const t = useText();
  return (
    <MarginSection note={t("suite.services")} noteId="services" flushStart>
      <ul className={styles.services}>
        {suite.services.map(({ id, label, text }) => (
          <li key={id}>
            <h3>{label}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}

export const suiteServices = graphql`
  fragment SuiteServices on Suite {
    services {
      id
      label
      text
    }
  }
`;
