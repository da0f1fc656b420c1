import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./beds.module.css";
import { Icon } from "../../components/ui/icon";

interface BedsProps {
  readonly suite: Queries.SuiteBedsFragment;
}

/** The beds with their drawings. */
export function Beds({ suite }: BedsProps) {
  const t = useText();
  const longestCm = Math.max(...suite.beds.map(({ lengthCm }) => lengthCm));
  return (
    <MarginSection note={t("suite.beds")} noteId="beds">
      <ul className={styles.beds}>
        {suite.beds.map(({ id, label, detail, widthCm, lengthCm }) => (
          <li key={id}>
            <BedDrawing className={styles.drawing} {...{ widthCm, lengthCm, longestCm }} />
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

interface BedDrawingProps {
  readonly widthCm: number;
  readonly lengthCm: number;
  /** The length of the suite's longest bed, which sets the height of all its drawings. */
  readonly longestCm: number;
  readonly className?: string | undefined;
}

/** From this width in centimetres, a bed is drawn with two pillows. */
const forTwo = 130;
const margin = 6;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/**
 * A bed seen from above, in its true proportions. The drawings of a suite's beds have the same height and the same scale: below a shorter
 * bed there is room for the longest one.
 */
export function BedDrawing({ widthCm, lengthCm, longestCm, className }: BedDrawingProps) {
  const pillows = widthCm >= forTwo ? 2 : 1;
  const pillow = (widthCm - margin * 3 * (pillows + 1)) / pillows;
  const path = [
    box(0, 0, widthCm, lengthCm),
    ...Array.from({ length: pillows }, (_, index) =>
      box(margin * 3 + index * (pillow + margin * 3), margin * 2.5, pillow, 44),
    ),
    `M0 84h${widthCm}`,
  ].join("");
  return <Icon className={className} box={`-3 -3 ${widthCm + 6} ${longestCm + 6}`} path={path} />;
}
