/** What the site does not show yet: the pictures of the backend beside the build that stands. Pure. */
import type { PublishedBuild } from "../api/builds";

interface PictureState {
  readonly id: string;
  readonly publishedAt: string | null;
  readonly deletedAt: string | null;
  readonly updatedAt: string;
}

export type ChangeKind = "added" | "changed" | "removed";

export interface Change<Picture> {
  readonly id: string;
  /** Undefined once it is deleted for good: the build still shows it, and nothing else is known of it. */
  readonly picture: Picture | undefined;
  readonly kind: ChangeKind;
}

const kindOf = (picture: PictureState, { builtAt, pictures }: PublishedBuild): ChangeKind | undefined => {
  const shown = picture.publishedAt !== null && picture.deletedAt === null;
  const built = pictures.includes(picture.id);
  if (shown !== built) return shown ? "added" : "removed";
  return shown && Date.parse(picture.updatedAt) > Date.parse(builtAt) ? "changed" : undefined;
};

/** In the order of the pictures, last those deleted for good. Drafts that were never in the build are no change. */
export const changesSince = <Picture extends PictureState>(
  record: PublishedBuild,
  pictures: readonly Picture[],
): readonly Change<Picture>[] => {
  const known = new Set(pictures.map(({ id }) => id));
  const changed = pictures.flatMap((picture): Change<Picture>[] => {
    const kind = kindOf(picture, record);
    return kind === undefined ? [] : [{ id: picture.id, picture, kind }];
  });
  const gone = record.pictures.filter((id) => !known.has(id));
  return [...changed, ...gone.map((id): Change<Picture> => ({ id, picture: undefined, kind: "removed" }))];
};
