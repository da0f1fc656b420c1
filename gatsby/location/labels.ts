/** Chooses the labels of the drawn map that do not overlap. Pure functions. */
import type { Point } from "../../src/lib/geo/projection";
import { side } from "./drawing";

interface MapLabel extends Point {
  readonly text: string;
  readonly of: string;
  /** Degrees, clockwise. */
  readonly angle: number;
}

interface Circle extends Point {
  readonly radius: number;
}

/** Height and approximate width of a letter in the styles of `map-drawing.module.css`, in units. For labels of water, it is the size on phones. */
const letters = {
  street: { height: 15, width: 9 },
  water: { height: 42, width: 23 },
  suite: { height: 17, width: 10 },
} as const;

/** A margin at each edge, in units. `y` includes what is cropped above and below when the map is wider than high. */
const inset: Point = { x: 14, y: 76 };

/** The upper right corner of the button for the interactive map on phones, where only labels of water are shown. */
const button: Point = { x: 720, y: 845 };

/** Approximates a rotated line of text by a row of circles. `x` and `y` are the middle of its baseline. */
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

/** The area of the scale and the north arrow. */
const scale: Circle = { x: 0.07 * side + 56, y: 0.68 * side - 48, radius: 75 };

interface Taken {
  readonly markers: readonly Point[];
  /** Points of the suite's mark. */
  readonly mark: readonly Point[];
  /** The house's name beside the mark. */
  readonly name: string;
}

/**
 * The labels without those that would be cropped or cover a number, the suite or an earlier label. A label with several points is shown at the first free
 * point.
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
