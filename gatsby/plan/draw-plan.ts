/** Draws a suite's floor plan from its measurements. One unit of the drawing is a centimetre. */
import type { Plan } from "../content/schema/plan";
import { type Box, boxPath, cm, drawPiece, inCentimetres, isSideWall } from "./draw-furniture";

/** Thickness of walls, in centimetres. Rooms at this distance from each other share a wall. */
const wallThickness = 8;
const half = wallThickness / 2;
/** Space around the drawing, and below it for the dimension line, in centimetres. */
const margin = { around: 6, below: 51 };

const grown = ({ x, y, width, depth }: Box, by: number): Box => {
  return { x: x - by, y: y - by, width: width + 2 * by, depth: depth + 2 * by };
};

const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const endX = Math.max(...boxes.map((box) => box.x + box.width));
  const endY = Math.max(...boxes.map((box) => box.y + box.depth));
  return { x, y, width: endX - x, depth: endY - y };
};

/** A part of a wall's centre line, or of another vertical or horizontal line. */
interface Segment {
  readonly isVertical: boolean;
  /** x of a vertical segment, y of a horizontal one. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

const linePath = ({ isVertical, at, start, end }: Segment): string =>
  isVertical ? `M${at} ${start}V${end}` : `M${start} ${at}H${end}`;

type Door = NonNullable<Plan["doors"]>[number];

/**
 * An opening in a wall of a room, as a segment of the wall's centre line. `edge` is the position of the wall's inner face (x of
 * a vertical wall, y of a horizontal one); `inwards` is 1 if that value grows from the wall into the room, and otherwise -1.
 */
interface WallOpening extends Segment {
  readonly edge: number;
  readonly inwards: number;
}

const wallOpeningOf = (room: Box, { wall, from, width }: Pick<Door, "wall" | "from" | "width">): WallOpening => {
  const isVertical = isSideWall(wall);
  const inwards = wall === "top" || wall === "left" ? 1 : -1;
  const edge = { top: room.y, bottom: room.y + room.depth, left: room.x, right: room.x + room.width }[wall];
  const start = (isVertical ? room.y : room.x) + cm(from);
  return { isVertical, inwards, edge, at: edge - inwards * half, start, end: start + cm(width) };
};

/** The leaf, open at a right angle, and the quarter circle that it sweeps. */
const leafOf = (door: Door & WallOpening): string => {
  if (door.hinge === undefined) return "";
  const { isVertical, inwards, edge, at, start, end } = door;
  const opensIn = door.opens !== "out";
  const atStart = door.hinge === "left" || door.hinge === "top";
  const [hinge, other] = atStart ? [start, end] : [end, start];
  const direction = opensIn ? inwards : -inwards;
  const face = opensIn ? edge : at - inwards * half;
  const length = Math.abs(end - start);
  const tip = face + direction * length;
  const sweep = (atStart === direction > 0) === isVertical ? 1 : 0;
  const points = isVertical ? [face, hinge, tip, hinge, face, other] : [hinge, face, hinge, tip, other, face];
  const [x, y, leafX, leafY, endX, endY] = points;
  return `M${x} ${y}L${leafX} ${leafY}A${length} ${length} 0 0 ${sweep} ${endX} ${endY}`;
};

/** The face of a French window, and its handle. */
const glassDoor = ({ isVertical, inwards, at, start, end }: WallOpening): string => {
  const face = at + inwards * 5;
  const handle = { isVertical: !isVertical, at: (start + end) / 2, start: face, end: face + inwards * 7 };
  return linePath({ isVertical, at: face, start, end }) + linePath(handle);
};

/** The centre lines of the four walls around a room, extended to the walls' outer faces. */
const wallsOf = (room: Box): readonly [top: Segment, right: Segment, bottom: Segment, left: Segment] => {
  const { x, y, width, depth } = grown(room, half);
  const across = { isVertical: false, start: x - half, end: x + width + half };
  const down = { isVertical: true, start: y - half, end: y + depth + half };
  return [
    { ...across, at: y },
    { ...down, at: x + width },
    { ...across, at: y + depth },
    { ...down, at: x },
  ];
};

/** Whether two parallel segments, at most a wall's thickness apart, overlap by more than `minOverlap`. */
const liesOn = (one: Segment, other: Segment, minOverlap = 0): boolean =>
  one.isVertical === other.isVertical &&
  Math.abs(one.at - other.at) <= wallThickness &&
  Math.min(one.end, other.end) - Math.max(one.start, other.start) > minOverlap;

/** The parts of a wall beside an opening. If the walls of two rooms overlap, both are opened. */
const withoutGap = (wall: Segment, gap: Segment): Segment[] => {
  if (!liesOn(wall, gap)) return [wall];
  const [before, after] = [
    { ...wall, end: gap.start },
    { ...wall, start: gap.end },
  ];
  return [before, after].filter(({ start, end }) => end > start);
};

/** A balcony's railing: a second line along the sides without a wall. */
const railingOf = (balcony: Box, walls: readonly Segment[]): string => {
  const isFree = (side: Segment) => !walls.some((wall) => liesOn(side, wall, 2 * wallThickness));
  const [top, right, bottom, left] = wallsOf(balcony);
  const inset = (side: Segment) => (isFree(side) ? 2 : -half);
  const [x, endX] = [balcony.x + inset(left), balcony.x + balcony.width - inset(right)];
  const [y, endY] = [balcony.y + inset(top), balcony.y + balcony.depth - inset(bottom)];
  const lines = [
    [top, { isVertical: false, at: y, start: x, end: endX }],
    [right, { isVertical: true, at: endX, start: y, end: endY }],
    [bottom, { isVertical: false, at: endY, start: endX, end: x }],
    [left, { isVertical: true, at: x, start: endY, end: y }],
  ] as const;
  return lines.map(([side, line]) => (isFree(side) ? linePath(line) : "")).join("");
};

/**
 * The sections of the dimension line, which the page labels with areas: one for the rooms, and one for the balcony if there is
 * only one and it is to the left or right of the rooms.
 */
const areasOf = (inside: Box, [balcony, ...others]: readonly Box[]) => {
  const [from, to] = [inside.x, inside.x + inside.width];
  const interior = { from, to, of: "interior" };
  if (balcony === undefined || others.length > 0) return [interior];
  const outside = grown(balcony, half);
  if (outside.x >= to) return [interior, { from: to, to: outside.x + outside.width, of: "balcony" }];
  if (outside.x + outside.width <= from) return [{ from: outside.x, to: from, of: "balcony" }, interior];
  return [interior];
};

/** Draws a plan that has passed the content check: its layers are SVG path data. */
export const drawPlan = ({ label, note, rooms: measured, doors = [], windows = [], furniture = [] }: Plan) => {
  const rooms = measured.map((room) => ({ ...room, ...inCentimetres(room) }));
  const inside = rooms.filter(({ outdoors }) => outdoors !== true);
  const outside = rooms.filter(({ outdoors }) => outdoors === true);
  const walls = inside.filter((room) => room.walls !== false).flatMap(wallsOf);
  const inWalls = <Opening extends Omit<Door, "hinge">>(openings: readonly Opening[]) =>
    openings.flatMap((opening) => {
      const room = rooms.find(({ id }) => id === opening.room);
      return room === undefined ? [] : [{ ...opening, ...wallOpeningOf(room, opening) }];
    });
  const [doorways, panes] = [inWalls(doors), inWalls(windows)];
  let remaining: readonly Segment[] = walls;
  for (const gap of [...doorways, ...panes]) remaining = remaining.flatMap((wall) => withoutGap(wall, gap));
  const drawnPieces = furniture.map(drawPiece);
  const whole = around(rooms.map((room) => grown(room, half + margin.around)));
  return {
    box: { x: whole.x, y: whole.y, width: whole.width, height: whole.depth - margin.around + margin.below },
    label,
    note,
    layers: {
      floor: inside.map(boxPath).join(""),
      walls: remaining.map(linePath).join(""),
      glass: panes.map(linePath).join(""),
      balcony: outside.map((room) => boxPath(grown(room, half))).join(""),
      furniture: drawnPieces.map(({ shapes }) => shapes).join(""),
      lines: [
        ...drawnPieces.map(({ lines }) => lines),
        ...doorways.map(leafOf),
        ...panes.filter(({ doors: isDoor }) => isDoor === true).map(glassDoor),
        ...outside.map((room) => railingOf(room, walls)),
      ].join(""),
    },
    rooms: measured.flatMap(({ name, nameAt, small, upright, ...room }) => {
      const middle = nameAt ?? { x: room.x + room.width / 2, y: room.y + room.depth / 2 };
      return name === undefined ? [] : [{ x: cm(middle.x), y: cm(middle.y), small, upright, text: name }];
    }),
    areas: areasOf(around(inside), outside),
  };
};
