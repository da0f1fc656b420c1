/** The drawing of each piece of furniture, in centimetres, with its back at the top of a box of `width` × `depth`. */

/** A shape between two points: a box with round or square corners, the oval that fills such a box, or a line. */
export interface Shape {
  readonly kind: "box" | "oval" | "line";
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly round?: number;
}

/** Filled shapes, and thin lines over them. */
export interface Drawn {
  readonly shapes: readonly Shape[];
  readonly lines?: readonly Shape[];
}

interface Piece {
  /** Default width and depth, in centimetres. */
  readonly width: number;
  readonly depth: number;
  readonly draw: (width: number, depth: number) => Drawn;
}

const box = (x: number, y: number, width: number, depth: number, round = 0): Shape => {
  return { kind: "box", x, y, toX: x + width, toY: y + depth, round };
};
/** An oval by its centre and its two radii. */
const oval = (x: number, y: number, across: number, down = across): Shape => {
  return { kind: "oval", x: x - across, y: y - down, toX: x + across, toY: y + down };
};
const line = (x: number, y: number, toX: number, toY: number): Shape => ({ kind: "line", x, y, toX, toY });

const plain = (width: number, depth: number): Drawn => ({ shapes: [box(0, 0, width, depth)] });
const round = (width: number, depth: number): Drawn => ({ shapes: [oval(width / 2, depth / 2, width / 2, depth / 2)] });

const bed = (width: number, depth: number): Drawn => {
  const pillows = width < 120 ? 1 : 2;
  const gap = width < 120 ? 10 : 8;
  const pillow = (width - gap * (pillows + 1)) / pillows;
  const places = Array.from({ length: pillows }, (_, index) => gap + index * (pillow + gap));
  return {
    shapes: [box(0, 0, width, depth, 3), ...places.map((x) => box(x, 5, pillow, 36, 6))],
    lines: [line(0, 83, width, 83)],
  };
};

const seat = (width: number, depth: number, cushions: number): Drawn => ({
  shapes: [box(0, 0, width, depth, 10)],
  lines: [
    line(0, 22, width, 22),
    ...Array.from({ length: cushions - 1 }, (_, index) => (width / cushions) * (index + 1)).map((x) =>
      line(x, 22, x, depth),
    ),
  ],
});

export const pieces = {
  bed: { width: 160, depth: 200, draw: bed },
  "single-bed": { width: 90, depth: 200, draw: bed },
  "bedside-table": { width: 45, depth: 40, draw: plain },
  wardrobe: { width: 120, depth: 60, draw: plain },
  shelf: { width: 80, depth: 35, draw: plain },
  desk: { width: 120, depth: 60, draw: plain },
  table: { width: 140, depth: 80, draw: plain },
  "round-table": { width: 90, depth: 90, draw: round },
  chair: { width: 32, depth: 32, draw: round },
  armchair: { width: 62, depth: 60, draw: (width, depth) => ({ shapes: [box(0, 0, width, depth, 22)] }) },
  sofa: { width: 205, depth: 86, draw: (width, depth) => seat(width, depth, width < 240 ? 2 : 3) },
  plant: { width: 28, depth: 28, draw: round },
  /** A worktop with the sink on the right, the hob in the middle and the refrigerator on the left. */
  kitchen: {
    width: 240,
    depth: 60,
    draw: (width, depth) => {
      const hob = [-12, 12].flatMap((across) => [-11, 11].map((down) => oval(width / 2 + across, depth / 2 + down, 8)));
      return { shapes: [box(0, 0, width, depth), box(width - 72, 11, 56, 38, 4), box(0, 0, 60, depth)], lines: hob };
    },
  },
  "washing-machine": {
    width: 60,
    depth: 60,
    draw: (width, depth) => ({ shapes: [box(0, 0, width, depth), oval(width / 2, depth / 2, 20)] }),
  },
  shower: {
    width: 90,
    depth: 90,
    draw: (width, depth) => ({
      shapes: [box(0, 0, width, depth)],
      lines: [line(0, 0, width, depth), line(width, 0, 0, depth)],
    }),
  },
  bath: {
    width: 170,
    depth: 75,
    draw: (width, depth) => ({ shapes: [box(0, 0, width, depth), box(8, 8, width - 16, depth - 16, 24)] }),
  },
  basin: {
    width: 72,
    depth: 46,
    draw: (width, depth) => ({ shapes: [box(0, 0, width, depth), oval(width / 2, depth / 2, 17)] }),
  },
  toilet: {
    width: 40,
    depth: 65,
    draw: (width, depth) => ({
      shapes: [box(0, 0, width, 15), oval(width / 2, (depth + 15) / 2, width / 2 - 2, (depth - 15) / 2)],
    }),
  },
} as const satisfies Readonly<Record<string, Piece>>;

export type FurnitureKind = keyof typeof pieces;
export const furnitureKinds = Object.keys(pieces) as [FurnitureKind, ...FurnitureKind[]];
