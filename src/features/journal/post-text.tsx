import { graphql } from "gatsby";
import { TextPage, PrintButton } from "../../components/mdx/text-page";
import type { TextComponents } from "../../components/mdx/text-body";
import { useText } from "../../lib/i18n/use-text";
import { asTextTree } from "../../lib/text/tree";
import { BookingNote, DirectionsContext, PlaceNote, PostFigure, PostFigures } from "./text-parts";
import { Button } from "../../components/ui/button";
import { inLanguage } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { dismissToast, showToast } from "../../lib/notifications/toast-store";
import { shareLink } from "../../lib/dom/share-and-save";
import { formatDate } from "../../lib/format";
import * as styles from "./post-page.module.css";

const components: TextComponents = { Place: PlaceNote, Figure: PostFigure, BookNow: BookingNote };

interface PostTextProps {
  readonly post: Queries.PostTextFragment;
  /** Gives the places in the text their links to directions; if null, the places have no such links. */
  readonly site: Queries.PlaceDirectionsFragment | null;
}

/** A post's text with its table of contents, pictures and places, and buttons to share and print it. */
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

interface ShareButtonProps {
  readonly slug: string;
  readonly title: string;
}

/** Opens the device's share sheet, or copies the link if there is none or it fails. No third party is involved. */
function ShareButton({ slug, title }: ShareButtonProps) {
  const t = useText();
  const language = useLanguage();
  const share = async () => {
    const url = window.location.origin + inLanguage(`/journal/${slug}`, language);
    dismissToast();
    const outcome = await shareLink({ title, url });
    if (outcome === "copied") showToast({ key: "common.linkCopied" });
    if (outcome === "failed") showToast({ key: "common.copyAddress", values: { address: url }, tone: "error" });
  };
  return (
    <Button variant="text" data-needs-script onClick={() => void share()}>
      {t("journal.share")}
    </Button>
  );
}

/** The foot of a post: its author, when it was published and when it was last updated. */
function PostColophon({ post }: { readonly post: Queries.PostColophonFragment }) {
  const t = useText();
  const language = useLanguage();
  const lines = [
    post.author === null ? null : t("journal.by", { author: post.author }),
    t("journal.published", { date: formatDate(post.date, language) }),
    post.updated === null ? null : t("journal.updated", { date: formatDate(post.updated, language) }),
  ];
  return <ul className={styles.colophon}>{lines.map((line) => line !== null && <li key={line}>{line}</li>)}</ul>;
}

export const postColophon = graphql`
  fragment PostColophon on Post {
    author
    date
    updated
  }
`;
