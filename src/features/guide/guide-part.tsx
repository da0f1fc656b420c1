import { graphql } from "gatsby";
import { TextBody, type TextComponents } from "../../components/mdx/text-body";
import { TextHeading } from "../../components/mdx/text-elements";
import { Picture } from "../../components/ui/picture";
import { MarginSection } from "../../components/ui/section";
import { type TextTree, asTextTree } from "../../lib/text/tree";
import * as styles from "./guide.module.css";

interface GuidePartProps {
  readonly part: Queries.GuidePartFragment;
  /** Class of the part's panel on the printed sheet (guide-sheet.module.css). */
  readonly className?: string | undefined;
}

/** The part's title is an h2, so the headings of its text move down one level. */
const components: TextComponents = {
  h2: ({ attributes, children }) => (
    <TextHeading level="h3" attributes={attributes}>
      {children}
    </TextHeading>
  ),
  h3: ({ attributes, children }) => (
    <TextHeading level="h4" attributes={attributes}>
      {children}
    </TextHeading>
  ),
};

/** Splits a text into topics. Each begins with a `##` heading, except for what comes before the first heading. */
const topicsOf = (tree: TextTree): TextTree[][] => {
  const children = typeof tree === "string" ? [tree] : tree[2];
  return children.reduce<TextTree[][]>((topics, child) => {
    if (topics.length === 0 || (typeof child !== "string" && child[0] === "h2")) return [...topics, [child]];
    topics.at(-1)?.push(child);
    return topics;
  }, []);
};

/** A part of the house guide: its title in the margin, and its topics, in two columns if the window is wide enough. */
export function GuidePart({ part, className }: GuidePartProps) {
  const { slug, title, body, picture } = part;
  const image = picture?.image.childImageSharp?.gatsbyImageData;
  return (
    <MarginSection note={title} noteId={`part-${slug}`} sticky flushStart className={className}>
      {picture !== null && image !== undefined && (
        <Picture className={styles.picture} image={image} alt={picture.alt} focus={picture.focus} ratio="3 / 2" />
      )}
      <div className={styles.topics}>
        {topicsOf(asTextTree(body)).map((topic, index) => (
          <div key={index} className={styles.topic}>
            <TextBody tree={[null, {}, topic]} components={components} />
          </div>
        ))}
      </div>
    </MarginSection>
  );
}

export const guidePart = graphql`
  fragment GuidePart on GuidePart {
    slug
    title
    body
    picture {
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
