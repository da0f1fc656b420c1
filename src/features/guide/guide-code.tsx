/** The QR code of the guide's URL: on the page and, only in print, on the cover and the wall sheet. */
import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as sheet from "./guide-sheet.module.css";
import * as styles from "./guide.module.css";

interface GuideCodeProps {
  readonly code: Queries.GuideCodeFragment;
  readonly className?: string | undefined;
}

const pathId = "guide-code";

/** Width of the blank margin around the code, in modules of the code. Scanners need the margin to recognise the code. */
const quietZone = 4;

const boxOf = (size: number): string => `${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`;

/** The QR code of the guide's URL, dark on light in both colour schemes, because cameras need that. */
function GuideCode({ code, className }: GuideCodeProps) {
  const t = useText();
  const { address, path, size } = code;
  return (
    <svg className={className} viewBox={boxOf(size)} role="img" aria-label={t("guide.code.alt", { address })}>
      <rect x={-quietZone} y={-quietZone} width={size + 2 * quietZone} height={size + 2 * quietZone} fill="#fff" />
      <path id={pathId} d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Draws the code again, by the path that `GuideCode` draws on the same page. */
export function GuideCodeAgain({ code: { size }, className }: GuideCodeProps) {
  return (
    <svg className={className} viewBox={boxOf(size)} aria-hidden="true">
      <use href={`#${pathId}`} />
    </svg>
  );
}

export const guideCode = graphql`
  fragment GuideCode on GuideCode {
    address
    size
    path
  }
`;

interface WallSheetProps {
  readonly site: Queries.GuideCoverFragment & Queries.EmergencyNumbersFragment;
}

/** The guide's QR code, to open the guide on another phone; and the wall sheet with the same code, which is shown only in print. */
export function WallSheet({ site }: WallSheetProps) {
  const t = useText();
  const { guideCode: code, brand, contact, emergency } = site;
  return (
    <>
      <MarginSection note={t("guide.code.title")} noteId="guide-code-title" flushStart className={sheet.screenOnly}>
        <div className={styles.screen}>
          <GuideCode code={code} className={styles.code} />
          <p>
            {t("guide.code.text")}{" "}
            <span className={styles.address} translate="no">
              {code.address}
            </span>
          </p>
        </div>
      </MarginSection>
      <div className={sheet.wall} aria-hidden="true">
        <p className={styles.name} translate="no">
          {brand.name}
        </p>
        <p className={styles.title}>{t("guide.title")}</p>
        <svg className={styles.large} viewBox={`0 0 ${code.size} ${code.size}`}>
          <use href={`#${pathId}`} />
        </svg>
        <p>{t("guide.wall.text")}</p>
        {emergency.length > 0 && (
          <p className={styles.sheetNumbers}>{emergency.map(({ number }) => number).join(" · ")}</p>
        )}
        <p>{contact.phone.number}</p>
      </div>
    </>
  );
}

export const guideCover = graphql`
  fragment GuideCover on SiteFacts {
    brand {
      name
    }
    address {
      street
      floor
    }
    contact {
      phone {
        number
      }
    }
    guideCode {
      ...GuideCode
    }
  }
`;
