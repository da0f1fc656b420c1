/** Which names find room on the drawn map. Pure. */
import type { Point } from "../../src/lib/geo/projection";
import { side } from "./drawing";

export interface MapLabel extends Point {
  readonly text: string;
  readonly of: string;
  /** Degrees, clockwise. */
  readonly angle: number;
}

interface Circle extends Point {
  readonly radius: number;
}

/** Height and width of a letter by the styles of `map-drawing.module.css`, in units, widths generously; names of water as a phone shows them. */
const letters = {
  street: { height: 15, width: 9 },
  water: { height: 42, width: 23 },
  suite: { height: 17, width: 10 },
} as const;

/** What is cropped above and below where the map is wider than high, with a margin for the eye. */
const inset: Point = { x: 14, y: 76 };

/** The upper right corner of the button for the interactive map on a phone, where names of water are all that is shown. */
const button: Point = { x: 720, y: 845 };

/** A line of text as a row of circles, which can be turned. `x` and `y` are the middle of its foot. */
const circlesOf = (
  { text, x, y, angle }: Omit<MapLabel, "of">,
  { height, width }: { height: number; width: number },
): Circle[] => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const half = (text.length * width) / 2;
  const count = Math.ceil((half * 2) / height) + 1;
  return Array.from({ length: count }, (_, index) => {
    const along = -half + (index * 2 * half) / (count - 1);
    const up = height / 3;
    return { x: x + along * cos + up * sin, y: y + along * sin - up * cos, radius: height * 0.6 };
  });
};

const touches = (a: Circle, b: Circle): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius;

/** Where the scale and the arrow to the north are drawn. */
const scale: Circle = { x: 0.07 * side + 56, y: 0.68 * side - 48, radius: 75 };

interface Taken {
  readonly markers: readonly Point[];
  /** The suite's own mark. */
  readonly mark: readonly Point[];
  /** The name beside it. */
  readonly name: string;
}

/**
 * The names in their order, without those that would cover a number, the suite or a name before them, or be cropped. A name that stands in
 * the file at several points is shown at the first that is free.
 */
export const clearLabels = <Label extends MapLabel>(
  labels: readonly Label[],
  { markers, mark, name }: Taken,
): Label[] => {
  const suite = mark[0] ?? { x: side / 2, y: side / 2 };
  const nameMiddle = suite.x - 22 - (name.length * letters.suite.width) / 2;
  let taken: readonly Circle[] = [
    scale,
    ...markers.map(({ x, y }) => ({ x, y, radius: 15 })),
    ...mark.map(({ x, y }) => ({ x, y, radius: 17 })),
    ...circlesOf({ text: name, x: nameMiddle, y: suite.y - 14, angle: 0 }, letters.suite),
  ];
  const shown: Label[] = [];
  for (const label of labels) {
    const circles = circlesOf(label, label.of === "water" ? letters.water : letters.street);
    const isInside = circles.every(
      ({ x, y }) => x > inset.x && x < side - inset.x && y > inset.y && y < side - inset.y,
    );
    const isUnderButton =
      label.of === "water" && circles.some(({ x, y, radius }) => x < button.x && y + radius > button.y);
    const isClear =
      isInside && !isUnderButton && !circles.some((circle) => taken.some((other) => touches(circle, other)));
    if (!isClear || shown.some(({ text }) => text === label.text)) continue;
    shown.push(label);
    taken = [...taken, ...circles];
  }
  return shown;
};
