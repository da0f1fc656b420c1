import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import { GuideCode } from "./guide-code";
import * as sheet from "./guide-sheet.module.css";
import * as styles from "./wall-sheet.module.css";

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
          <use href="#guide-code" />
        </svg>
        <p>{t("guide.wall.text")}</p>
        {emergency.length > 0 && <p className={styles.numbers}>{emergency.map(({ number }) => number).join(" · ")}</p>}
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
