import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/onward-link";
import { Picture } from "../../components/ui/picture";
import { useText } from "../../lib/i18n/use-text";
import { SuiteFacts } from "./suite-head";
import * as styles from "./suite-entry.module.css";

/** A suite in the list of suites: its first photograph, name, promise, facts, and a link. */
export function SuiteEntry({ suite }: { readonly suite: Queries.SuiteEntryFragment }) {
  const t = useText();
  const [first] = suite.gallery;
  const image = first?.image.childImageSharp?.gatsbyImageData;
  return (
    <article className={styles.entry}>
      {first !== undefined && image !== undefined && (
        <Picture className={styles.picture} image={image} alt={first.alt} ratio="3 / 2" focus={first.focus} />
      )}
      <div className={styles.text}>
        <h2>{suite.name}</h2>
        <p>{suite.promise}</p>
        <SuiteFacts suite={suite} />
        <OnwardLink to={`/suite/${suite.slug}`}>{t("suite.view")}</OnwardLink>
      </div>
    </article>
  );
}

export const suiteEntry = graphql`
  fragment SuiteEntry on Suite {
    ...SuiteHead
    gallery {
      alt
      focus {
        x
        y
      }
      image {
        ...PictureHalf
      }
    }
  }
`;
