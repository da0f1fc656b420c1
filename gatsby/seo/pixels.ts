/** Pictures as raw pixels of three bytes. Drawing one into another is much faster than composing them with sharp. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const channels = 3;

/** A picture of one colour, `#rrggbb`. */
export const plain = (width: number, height: number, colour: string): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * channels, Buffer.from(colour.slice(1), "hex")),
});

export const copyOf = ({ width, height, data }: Pixels): Pixels => ({ width, height, data: Buffer.from(data) });

/** Draws `one` into `ground` with its upper left corner at `left`, `top`. Rows above or below the ground are cut off. */
export const put = (one: Pixels, ground: Pixels, left: number, top: number): void => {
  const bytes = one.width * channels;
  for (let row = Math.max(0, -top); row < Math.min(one.height, ground.height - top); row += 1) {
    const place = ((top + row) * ground.width + left) * channels;
    one.data.copy(ground.data, place, row * bytes, (row + 1) * bytes);
  }
};
