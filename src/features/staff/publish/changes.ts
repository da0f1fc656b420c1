/** Compares the pictures of the backend with the published build to find changes that the site does not show yet. Pure functions. */
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
  /** Undefined if the picture has been deleted permanently; only the build still shows it. */
  readonly picture: Picture | undefined;
  readonly kind: ChangeKind;
}

const kindOf = (picture: PictureState, { builtAt, pictures }: PublishedBuild): ChangeKind | undefined => {
  const shown = picture.publishedAt !== null && picture.deletedAt === null;
  const built = pictures.includes(picture.id);
  if (shown !== built) return shown ? "added" : "removed";
  return shown && Date.parse(picture.updatedAt) > Date.parse(builtAt) ? "changed" : undefined;
};

/** The changes in the order of the pictures, permanently deleted ones last. Drafts that were never published are not changes. */
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
