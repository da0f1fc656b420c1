import { TextWith } from "../../../components/ui/text-with";
import { useText } from "../../../lib/i18n/use-text";
import { EntryMeta } from "../entry-meta";
import { EntryTitle, entryGround } from "../entry-title";
import type { FoundPost } from "./engine";
import { markWords } from "./marked";
import * as styles from "./search-result.module.css";

interface SearchResultProps {
  readonly post: FoundPost;
  /** Folded words to mark. */
  readonly words: ReadonlySet<string>;
}

/** One post that was found, with the words that answered marked. */
export function SearchResult({ post, words }: SearchResultProps) {
  const t = useText();
  return (
    <article className={`${entryGround} ${styles.result}`}>
      <EntryMeta post={post} stacked />
      <div>
        <EntryTitle level="h2" slug={post.slug}>
          <Marked text={post.title} words={words} />
        </EntryTitle>
        <p className={styles.description}>
          <Marked text={post.description} words={words} />
        </p>
        {post.inText.length > 0 && (
          <p className={styles.inText}>
            {post.inLanguage === undefined ? (
              <Marked text={t("journal.search.inText", { words: post.inText.join(", ") })} words={words} />
            ) : (
              <TextWith
                text="journal.search.inOther"
                elements={{ words: <span lang={post.inLanguage}>{post.inText.join(", ")}</span> }}
              />
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  return markWords(text, words).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
