/**
 * A first build has all pictures to encode. Gatsby would ask for them once its bundles are made, and wait for them before it draws
 * pages; so they are asked for as soon as they are known, in the sizes that the pages are going to ask for.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Answer, RunQuery } from "../build-arguments";
import { projectFolder } from "../hosting/public-folder";

/** Where the sizes stand. */
const component = "src/components/ui/picture.tsx";

/** Posts in one query: Gatsby warns of one that takes long. */
const share = 100;

const fragments = (): string => {
  const [, text] = /graphql`([^`]*)`/.exec(readFileSync(resolve(projectFolder, component), "utf8")) ?? [];
  if (text === undefined) throw new Error(`${component} has no GraphQL fragments.`);
  return text;
};

const ofTheHouse = `{
  allHome { nodes { factsPicture { image { ...PictureHalf } } stripPictures { image { ...PictureHalf } } } }
  allSuite { nodes { gallery { image { ...PictureWide } } } }
}`;

const ofPosts = (skip: number): string => `{
  allPost(limit: ${share}, skip: ${skip}) {
    pageInfo { hasNextPage }
    nodes {
      wide: cover { ...PictureWide }
      half: cover { ...PictureHalf }
      figures { image { ...PictureHalf } }
    }
  }
}`;

interface Share {
  readonly allPost: { readonly pageInfo: { readonly hasNextPage: boolean } };
}

/** What fails here fails again where a page asks for it, and is told there. */
export const encodeEarly = async (run: RunQuery): Promise<void> => {
  const sizes = fragments();
  await run(ofTheHouse + sizes);
  for (let skip = 0, more = true; more; skip += share) {
    const { data } = (await run(ofPosts(skip) + sizes)) as Answer<Share>;
    more = data?.allPost.pageInfo.hasNextPage ?? false;
  }
};
