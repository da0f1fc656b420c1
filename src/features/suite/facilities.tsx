/** What the suite offers: amenities, services and accessibility. */
import { graphql } from "gatsby";
import { Standfirst } from "../../components/ui/paragraphs";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./facilities.module.css";
import { Icon } from "../../components/ui/icon";
import { drawingOf } from "./suite-drawings";

/** The amenities by group. */
export function Amenities({ suite }: { readonly suite: Queries.SuiteAmenitiesFragment }) {
  const t = useText();
  return (
    <MarginSection note={t("suite.amenities")} noteId="amenities" flushStart sticky>
      <div className={styles.amenities}>
        {suite.amenities.groups.map(({ id: group, label, items }) => (
          <div key={group}>
            <h3>{label}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <LabelledIcon id={item.id} group={group} label={item.label} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </MarginSection>
  );
}

export const suiteAmenities = graphql`
  fragment SuiteAmenities on Suite {
    amenities {
      groups {
        id
        label
        items {
          id
          label
        }
      }
    }
  }
`;

/** The services for guests. */
export function Services({ suite }: { readonly suite: Queries.SuiteServicesFragment }) {
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

/** The accessibility of the suite, in measurements. */
export function Accessibility({ suite }: { readonly suite: Queries.SuiteAccessibilityFragment }) {
  const t = useText();
  const { intro, facts, summary } = suite.accessibility;
  return (
    <MarginSection note={t("suite.accessibility")} noteId="accessibility">
      <Standfirst>{intro}</Standfirst>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ id, label, text }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.summary}>{summary}</p>
    </MarginSection>
  );
}

export const suiteAccessibility = graphql`
  fragment SuiteAccessibility on Suite {
    accessibility {
      intro
      facts {
        id
        label
        text
      }
      summary
    }
  }
`;

interface LabelledIconProps {
  /** The item's id in suite.yml, and the group whose drawing is used if the item has none. */
  readonly id: string;
  readonly group: string;
  readonly label: string;
}

/** A line drawing and its label, as two cells of a row. */
export function LabelledIcon({ id, group, label }: LabelledIconProps) {
  const drawing = drawingOf(id, group);
  return (
    <>
      {drawing === undefined ? <span aria-hidden="true" /> : <Icon box="0 0 24 24" path={drawing} />}
      <span>{label}</span>
    </>
  );
}
