/** How a photograph stands in the mosaic: its frame's ratio on phones, and how wide a file it needs, as HTML `sizes`. */
export interface FrameSizes {
  readonly ratio: string;
  readonly sizes: string;
}

/** The large ones, in their order; frames that are taller than the photograph need a wider file than they are wide. */
const large: readonly FrameSizes[] = [
  { ratio: "4 / 3", sizes: "(min-width: 48rem) 70vw, 100vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 50vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 62vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 37vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 42vw, 75vw" },
];
const small: FrameSizes = { ratio: "1", sizes: "(min-width: 64rem) 22vw, (min-width: 48rem) 34vw, 50vw" };
const ofOneRoom: FrameSizes = { ratio: "3 / 2", sizes: "(min-width: 48rem) 66vw, 100vw" };

/** The frame of the photograph at a place of the mosaic, counted from 0. */
export const frameSizes = (index: number, filtered: boolean): FrameSizes =>
  filtered ? ofOneRoom : (large[index] ?? small);
