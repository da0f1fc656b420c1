/**
 * A first build has a card to draw for each post. They can be drawn as soon as the posts are known, beside everything else; at the end, the
 * built pages say which cards there are (`be-found.ts`), and what is drawn already is kept.
 */
import { join } from "node:path";
import { type Language, defaultLanguage } from "../../src/settings/languages";
import { socialCardPath } from "../../src/lib/social-card";
import type { Answer, RunQuery } from "../build-arguments";
import { publicFolder } from "../hosting/public-folder";
import { inBackground } from "../work/background";
import { type PictureFile, photographOf } from "./social-cards";

interface Posts {
  readonly allSiteFacts: { readonly nodes: readonly { readonly brand: { readonly name: string } }[] };
  readonly allPost: {
    readonly nodes: readonly {
      readonly slug: string;
      readonly language: Language;
      readonly title: string;
      readonly cover: PictureFile;
    }[];
  };
}

const query = `{
  allSiteFacts(filter: { language: { eq: "${defaultLanguage}" } }) { nodes { brand { name } } }
  allPost { nodes { slug language title cover { absolutePath internal { contentDigest } } } }
}`;

let drawing: Promise<void> = Promise.resolve();

/** Begins, and does not wait. What fails is tried again at the end, and told there. */
export const drawCardsEarly = async (run: RunQuery): Promise<void> => {
  const { data } = (await run(query)) as Answer<Posts>;
  const name = data?.allSiteFacts.nodes[0]?.brand.name ?? "";
  const cards = (data?.allPost.nodes ?? []).map(({ slug, language, title, cover }) => ({
    language,
    title,
    name,
    photograph: photographOf(cover),
    target: join(publicFolder, socialCardPath(`/journal/${slug}`, language)),
  }));
  drawing = inBackground({ kind: "cards", cards }).catch(() => undefined);
};

/** When those that were begun are there. */
export const earlyCards = (): Promise<void> => drawing;
