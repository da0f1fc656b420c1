import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./amenities.module.css";
import { LabelledIcon } from "./labelled-icon";

interface AmenitiesProps {
  readonly suite: Queries.SuiteAmenitiesFragment;
}

/** Everything that is there, by what it is for. */
export function Amenities({ suite }: AmenitiesProps) {
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
