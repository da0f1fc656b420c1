import { graphql } from "gatsby";
import { TextPage } from "../../components/mdx/text-page";
import type { TextComponents } from "../../components/mdx/text-body";
import { PrintButton } from "../../components/ui/print-button";
import { useText } from "../../lib/i18n/use-text";
import { asTextTree } from "../../lib/text/tree";
import { BookingNote } from "./booking-note";
import { DirectionsContext, PlaceNote } from "./place-note";
import { PostColophon } from "./post-colophon";
import { PostFigure, PostFigures } from "./post-figure";
import { ShareButton } from "./share-button";

const components: TextComponents = { Place: PlaceNote, Figure: PostFigure, BookNow: BookingNote };

interface PostTextProps {
  readonly post: Queries.PostTextFragment;
  /** For the places of the text. */
  readonly site: Queries.PlaceDirectionsFragment | null;
}

/** A post's text with its contents, its pictures and places, and the ways to keep it. */
export function PostText({ post, site }: PostTextProps) {
  const t = useText();
  return (
    <DirectionsContext.Provider value={site}>
      <PostFigures.Provider value={post.figures}>
        <TextPage
          lead
          tree={asTextTree(post.body)}
          components={components}
          headings={post.headings}
          contentsTitle={t("journal.contents")}
          tools={
            <>
              <ShareButton slug={post.slug} title={post.title} />
              <PrintButton>{t("journal.print")}</PrintButton>
            </>
          }
          end={<PostColophon post={post} />}
        />
      </PostFigures.Provider>
    </DirectionsContext.Provider>
  );
}

export const postText = graphql`
  fragment PostText on Post {
    slug
    title
    body
    headings {
      id
      depth
      text
    }
    figures {
      src
      image {
        ...PictureHalf
      }
    }
    ...PostColophon
  }
`;
