/** Pictures as raw pixels, three bytes each, and putting one into another: in far less time than the drawing library takes to compose them. */
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

/** Draws `one` into `ground` with its upper left corner at `left`, `top`. What stands out above or below is cut off. */
export const put = (one: Pixels, ground: Pixels, left: number, top: number): void => {
  const bytes = one.width * channels;
  for (let row = Math.max(0, -top); row < Math.min(one.height, ground.height - top); row += 1) {
    const place = ((top + row) * ground.width + left) * channels;
    one.data.copy(ground.data, place, row * bytes, (row + 1) * bytes);
  }
};
