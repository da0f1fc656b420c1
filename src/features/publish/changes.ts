/** What the site does not show yet: the pictures of the backend beside the build that stands. Pure. */
import type { BuildRecord } from "../../config/build-record";

interface PictureState {
  readonly id: string;
  readonly publishedAt: string | null;
  readonly deletedAt: string | null;
  readonly updatedAt: string;
}

export type ChangeKind = "added" | "changed" | "removed";

export interface Change<Picture> {
  readonly picture: Picture;
  readonly kind: ChangeKind;
}

const kindOf = (picture: PictureState, { builtAt, pictures }: BuildRecord): ChangeKind | undefined => {
  const shown = picture.publishedAt !== null && picture.deletedAt === null;
  const built = pictures.includes(picture.id);
  if (shown !== built) return shown ? "added" : "removed";
  return shown && Date.parse(picture.updatedAt) > Date.parse(builtAt) ? "changed" : undefined;
};

/** In the order of the pictures. Drafts that were never in the build are no change. */
export const changesSince = <Picture extends PictureState>(
  record: BuildRecord,
  pictures: readonly Picture[],
): readonly Change<Picture>[] =>
  pictures.flatMap((picture) => {
    const kind = kindOf(picture, record);
    return kind === undefined ? [] : [{ picture, kind }];
  });
