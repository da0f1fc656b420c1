/** Draws a suite's floor plan from its measurements. One unit of the drawing is a centimetre. */
import type { Bilingual } from "../content/schema/values";
import type { Plan, PlanRoom, Wall } from "../content/schema/plan";
import { type Shape, pieces } from "./furniture";

/** Thickness of walls, in centimetres. Rooms at this distance from each other share a wall. */
export const wallThickness = 8;
const half = wallThickness / 2;
/** Space around the drawing, and below it for the dimension line, in centimetres. */
const margin = { around: 6, below: 51 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Metres in centimetres, rounded to half centimetres. */
const cm = (metres: number): number => Math.round(metres * 200) / 2;
const inCentimetres = ({ x, y, width, depth }: Box): Box => {
  return { x: cm(x), y: cm(y), width: cm(width), depth: cm(depth) };
};
const grown = ({ x, y, width, depth }: Box, by: number): Box => {
  return { x: x - by, y: y - by, width: width + 2 * by, depth: depth + 2 * by };
};

const boxPath = ({ x, y, width, depth }: Box): string => `M${x} ${y}h${width}v${depth}h${-width}Z`;

const shapePath = (shape: Shape): string => {
  if (shape.kind === "line") return `M${shape.x} ${shape.y}L${shape.toX} ${shape.toY}`;
  if (shape.kind === "oval") {
    const { x, y, across, down } = shape;
    return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;
  }
  const { x, y, width, depth, round = 0 } = shape;
  if (round === 0) return boxPath(shape);
  const r = Math.min(round, width / 2, depth / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${depth - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - depth}${corner(r, -r)}Z`;
};

/** Rotates a point of a piece drawn with its back at the top. `width` and `depth` are those of the rotated piece. */
type Turn = (x: number, y: number, width: number, depth: number) => readonly [x: number, y: number];
const turns: Readonly<Record<Wall, Turn>> = {
  top: (x, y) => [x, y],
  right: (x, y, width) => [width - y, x],
  bottom: (x, y, width, depth) => [width - x, depth - y],
  left: (x, y, _width, depth) => [y, depth - x],
};

const placed = (shape: Shape, at: Box, back: Wall): Shape => {
  const point = (x: number, y: number): readonly [number, number] => {
    const [left, top] = turns[back](x, y, at.width, at.depth);
    return [at.x + left, at.y + top];
  };
  const isAcross = back === "left" || back === "right";
  const [x, y] = point(shape.x, shape.y);
  if (shape.kind === "line") {
    const [toX, toY] = point(shape.toX, shape.toY);
    return { ...shape, x, y, toX, toY };
  }
  if (shape.kind === "oval") {
    return { ...shape, x, y, ...(isAcross ? { across: shape.down, down: shape.across } : {}) };
  }
  const [otherX, otherY] = point(shape.x + shape.width, shape.y + shape.depth);
  const [width, depth] = [Math.abs(otherX - x), Math.abs(otherY - y)];
  return { ...shape, x: Math.min(x, otherX), y: Math.min(y, otherY), width, depth };
};

type Furniture = NonNullable<Plan["furniture"]>[number];

/** Position and size of a piece, in metres. A missing width or depth is that of its kind. */
export const placeOf = ({ kind, x, y, back = "top", width, depth }: Furniture): Box => {
  const usual = pieces[kind];
  const isAcross = back === "left" || back === "right";
  const [usualWidth, usualDepth] = isAcross ? [usual.depth, usual.width] : [usual.width, usual.depth];
  return { x, y, width: width ?? usualWidth / 100, depth: depth ?? usualDepth / 100 };
};

const pieceOf = (piece: Furniture): { readonly shapes: string; readonly lines: string } => {
  const { kind } = piece;
  const back: Wall = piece.back ?? "top";
  const at = inCentimetres(placeOf(piece));
  const isAcross = back === "left" || back === "right";
  const drawn = isAcross ? pieces[kind].draw(at.depth, at.width) : pieces[kind].draw(at.width, at.depth);
  const path = (shapes: readonly Shape[]) => shapes.map((shape) => shapePath(placed(shape, at, back))).join("");
  return { shapes: path(drawn.shapes), lines: path("lines" in drawn ? (drawn.lines ?? []) : []) };
};

interface InWall {
  readonly room: string;
  readonly wall: Wall;
  readonly from: number;
  readonly width: number;
}

/** A stretch of a wall: its two ends, the wall's inner face (`edge`) and centre line (`line`), and the direction of the room (`inwards`). */
const stretchOf = (room: PlanRoom, { wall, from, width }: InWall) => {
  const box = inCentimetres(room);
  const isUpright = wall === "left" || wall === "right";
  const inwards = wall === "top" || wall === "left" ? 1 : -1;
  const edge = { top: box.y, bottom: box.y + box.depth, left: box.x, right: box.x + box.width }[wall];
  const start = (isUpright ? box.y : box.x) + cm(from);
  return { isUpright, inwards, edge, line: edge - inwards * half, start, end: start + cm(width) };
};

/** The path of a line from `start` to `end` at the position `at` of the other axis. */
const along = ({ isUpright }: { readonly isUpright: boolean }, at: number, start: number, end: number): string =>
  isUpright ? `M${at} ${start}V${end}` : `M${start} ${at}H${end}`;

/** The leaf, open at a right angle, and the quarter circle that it sweeps. */
const leafOf = (room: PlanRoom, door: NonNullable<Plan["doors"]>[number]): string => {
  if (door.hinge === undefined) return "";
  const { isUpright, inwards, edge, line, start, end } = stretchOf(room, door);
  const opensIn = door.opens !== "out";
  const atStart = door.hinge === "left" || door.hinge === "top";
  const [hinge, other] = atStart ? [start, end] : [end, start];
  const way = opensIn ? inwards : -inwards;
  const face = opensIn ? edge : line - inwards * half;
  const length = Math.abs(end - start);
  const tip = face + way * length;
  const sweep = (atStart === way > 0) === isUpright ? 1 : 0;
  const points = isUpright ? [face, hinge, tip, hinge, face, other] : [hinge, face, hinge, tip, other, face];
  const [x, y, leafX, leafY, endX, endY] = points;
  return `M${x} ${y}L${leafX} ${leafY}A${length} ${length} 0 0 ${sweep} ${endX} ${endY}`;
};

interface Segment {
  readonly isUpright: boolean;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** The centre lines of the four walls around a room, extended to the walls' outer faces. */
const wallsOf = (room: Box): readonly [top: Segment, right: Segment, bottom: Segment, left: Segment] => {
  const { x, y, width, depth } = grown(inCentimetres(room), half);
  const across = { isUpright: false, start: x - half, end: x + width + half };
  const down = { isUpright: true, start: y - half, end: y + depth + half };
  return [
    { ...across, at: y },
    { ...down, at: x + width },
    { ...across, at: y + depth },
    { ...down, at: x },
  ];
};

/** Whether two segments overlap by more than `least`, and do not just meet at a corner. */
const liesOn = (one: Segment, other: Segment, least = 0): boolean =>
  one.isUpright === other.isUpright &&
  Math.abs(one.at - other.at) <= wallThickness &&
  Math.min(one.end, other.end) - Math.max(one.start, other.start) > least;

/** The parts of a wall beside an opening. If the walls of two rooms overlap, both are opened. */
const without = (wall: Segment, gap: Segment): Segment[] => {
  if (!liesOn(wall, gap)) return [wall];
  const beside = [
    { ...wall, end: gap.start },
    { ...wall, start: gap.end },
  ];
  return beside.filter(({ start, end }) => end > start);
};

/** A balcony's railing: a second line along the sides without a wall. */
const railingOf = (balcony: PlanRoom, walls: readonly Segment[]): string => {
  const [top, right, bottom, left] = wallsOf(balcony).map(
    (side) => !walls.some((wall) => liesOn(side, wall, 2 * wallThickness)),
  );
  const box = inCentimetres(balcony);
  const inset = (isFree: boolean | undefined) => (isFree === true ? 2 : -half);
  const [x, endX] = [box.x + inset(left), box.x + box.width - inset(right)];
  const [y, endY] = [box.y + inset(top), box.y + box.depth - inset(bottom)];
  return [
    top === true ? `M${x} ${y}H${endX}` : "",
    right === true ? `M${endX} ${y}V${endY}` : "",
    bottom === true ? `M${endX} ${endY}H${x}` : "",
    left === true ? `M${x} ${endY}V${y}` : "",
  ].join("");
};

/** The smallest box around some boxes. */
const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const endX = Math.max(...boxes.map((box) => box.x + box.width));
  const endY = Math.max(...boxes.map((box) => box.y + box.depth));
  return { x, y, width: endX - x, depth: endY - y };
};

interface Area {
  readonly from: number;
  readonly to: number;
  readonly of: "interior" | "balcony";
}

/** The lengths on the dimension line: the rooms, and a balcony to their left or right. */
const areasOf = (inside: Box, balconies: readonly PlanRoom[]): Area[] => {
  const [from, to] = [inside.x, inside.x + inside.width];
  const interior: Area = { from, to, of: "interior" };
  const [balcony] = balconies;
  if (balcony === undefined || balconies.length > 1) return [interior];
  const outside = grown(inCentimetres(balcony), half);
  if (outside.x >= to) return [interior, { from: to, to: outside.x + outside.width, of: "balcony" }];
  if (outside.x + outside.width <= from) return [{ from: outside.x, to: from, of: "balcony" }, interior];
  return [interior];
};

export interface PlanDrawing {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly label: Bilingual;
  readonly note: Bilingual;
  /** SVG path data. */
  readonly layers: Readonly<Record<"floor" | "walls" | "glass" | "balcony" | "furniture" | "lines", string>>;
  readonly rooms: readonly {
    readonly x: number;
    readonly y: number;
    readonly small?: boolean | undefined;
    readonly upright?: boolean | undefined;
    readonly text: Bilingual;
  }[];
  readonly areas: readonly Area[];
}

/** Draws a plan that has passed the content check. */
export const drawPlan = ({ label, note, rooms, doors = [], windows = [], furniture = [] }: Plan): PlanDrawing => {
  const inside = rooms.filter(({ outdoors }) => outdoors !== true);
  const outside = rooms.filter(({ outdoors }) => outdoors === true);
  const walls = inside.filter((room) => room.walls !== false).flatMap(wallsOf);
  const openings = <Kind extends InWall>(those: readonly Kind[]) =>
    those.flatMap((opening) => {
      const room = rooms.find(({ id }) => id === opening.room);
      return room === undefined ? [] : [{ opening, room, stretch: stretchOf(room, opening) }];
    });
  const [ways, panes] = [openings(doors), openings(windows)];
  const gaps = [...ways, ...panes].map(({ stretch }): Segment => ({ ...stretch, at: stretch.line }));
  const standing = gaps.reduce((left, gap) => left.flatMap((wall) => without(wall, gap)), walls);
  const drawnPieces = furniture.map(pieceOf);
  const whole = around(rooms.map((room) => grown(inCentimetres(room), half + margin.around)));
  const doorsOfGlass = panes.filter(({ opening }) => opening.doors === true).map(({ stretch }) => stretch);
  return {
    box: { x: whole.x, y: whole.y, width: whole.width, height: whole.depth - margin.around + margin.below },
    label,
    note,
    layers: {
      floor: inside.map((room) => boxPath(inCentimetres(room))).join(""),
      walls: standing.map((wall) => along(wall, wall.at, wall.start, wall.end)).join(""),
      glass: panes.map(({ stretch }) => along(stretch, stretch.line, stretch.start, stretch.end)).join(""),
      balcony: outside.map((room) => boxPath(grown(inCentimetres(room), half))).join(""),
      furniture: drawnPieces.map(({ shapes }) => shapes).join(""),
      lines: [
        ...drawnPieces.map(({ lines }) => lines),
        ...ways.map(({ opening, room }) => leafOf(room, opening)),
        ...doorsOfGlass.map((stretch) => {
          const face = stretch.line + stretch.inwards * 5;
          const middle = (stretch.start + stretch.end) / 2;
          const handle = { isUpright: !stretch.isUpright };
          return (
            along(stretch, face, stretch.start, stretch.end) + along(handle, middle, face, face + stretch.inwards * 7)
          );
        }),
        ...outside.map((room) => railingOf(room, walls)),
      ].join(""),
    },
    rooms: rooms.flatMap((room) => {
      const { name, nameAt, small, upright } = room;
      const middle = nameAt ?? { x: room.x + room.width / 2, y: room.y + room.depth / 2 };
      return name === undefined ? [] : [{ x: cm(middle.x), y: cm(middle.y), small, upright, text: name }];
    }),
    areas: areasOf(around(inside.map(inCentimetres)), outside),
  };
};
