import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import { BedDrawing } from "./bed-drawing";
import * as styles from "./beds.module.css";

interface BedsProps {
  readonly suite: Queries.SuiteBedsFragment;
}

/** The beds, drawn to one scale. */
export function Beds({ suite }: BedsProps) {
  const t = useText();
  return (
    <MarginSection note={t("suite.beds")} noteId="beds">
      <ul className={styles.beds}>
        {suite.beds.map(({ id, label, detail, widthCm, lengthCm }) => (
          <li key={id}>
            <BedDrawing className={styles.drawing} widthCm={widthCm} lengthCm={lengthCm} />
            <h3>{label}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}

export const suiteBeds = graphql`
  fragment SuiteBeds on Suite {
    beds {
      id
      label
      detail
      widthCm
      lengthCm
    }
  }
`;
