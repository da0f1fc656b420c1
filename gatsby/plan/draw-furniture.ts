/** Draws furniture as SVG path data, in centimetres. */
import { type Drawn, type FurnitureKind, type Shape, pieces } from "./furniture";

export type Box = Readonly<Record<"x" | "y" | "width" | "depth", number>>;

/** Metres in centimetres, rounded to half centimetres. */
export const cm = (metres: number): number => Math.round(metres * 200) / 2;

export const inCentimetres = ({ x, y, width, depth }: Box): Box => {
  return { x: cm(x), y: cm(y), width: cm(width), depth: cm(depth) };
};

export const boxPath = ({ x, y, width, depth }: Box): string => `M${x} ${y}h${width}v${depth}h${-width}Z`;

const shapePath = ({ kind, x, y, toX, toY, round = 0 }: Shape): string => {
  if (kind === "line") return `M${x} ${y}L${toX} ${toY}`;
  const [width, depth] = [toX - x, toY - y];
  if (kind === "oval") {
    const radii = `${width / 2} ${depth / 2}`;
    return `M${x} ${y + depth / 2}a${radii} 0 1 0 ${width} 0a${radii} 0 1 0 ${-width} 0Z`;
  }
  if (round === 0) return boxPath({ x, y, width, depth });
  const r = Math.min(round, width / 2, depth / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${depth - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - depth}${corner(r, -r)}Z`;
};

/** The walls of a room, which are also the sides of a piece. */
export const walls = ["top", "right", "bottom", "left"] as const;
export type Wall = (typeof walls)[number];

/** Whether a wall is a left or right one. */
export const isSideWall = (wall: Wall | undefined): boolean => wall === "left" || wall === "right";

/** Rotates a point of a piece drawn with its back at the top. `width` and `depth` are those of the rotated piece. */
type Turn = (x: number, y: number, width: number, depth: number) => readonly [x: number, y: number];
const turns: Readonly<Record<Wall, Turn>> = {
  top: (x, y) => [x, y],
  right: (x, y, width) => [width - y, x],
  bottom: (x, y, width, depth) => [width - x, depth - y],
  left: (x, y, _width, depth) => [y, depth - x],
};

const placed = (shape: Shape, at: Box, back: Wall): Shape => {
  const [x, y] = turns[back](shape.x, shape.y, at.width, at.depth);
  const [toX, toY] = turns[back](shape.toX, shape.toY, at.width, at.depth);
  const moved = { ...shape, x: at.x + x, y: at.y + y, toX: at.x + toX, toY: at.y + toY };
  if (shape.kind === "line") return moved;
  return {
    ...moved,
    x: Math.min(moved.x, moved.toX),
    y: Math.min(moved.y, moved.toY),
    toX: Math.max(moved.x, moved.toX),
    toY: Math.max(moved.y, moved.toY),
  };
};

/** A piece as `suite.yml` states it, in metres. */
interface Furniture {
  readonly kind: FurnitureKind;
  readonly x: number;
  readonly y: number;
  readonly width?: number | undefined;
  readonly depth?: number | undefined;
  readonly back?: Wall | undefined;
}

/** Position and size of a piece, in metres. A missing width or depth is that of its kind. */
export const placeOf = (piece: Furniture): Box => {
  const { width, depth } = pieces[piece.kind];
  const [defaultWidth, defaultDepth] = isSideWall(piece.back) ? [depth, width] : [width, depth];
  return { x: piece.x, y: piece.y, width: piece.width ?? defaultWidth / 100, depth: piece.depth ?? defaultDepth / 100 };
};

/** The filled shapes of a piece, and the thin lines over them. */
export const drawPiece = (piece: Furniture): { readonly shapes: string; readonly lines: string } => {
  const at = inCentimetres(placeOf(piece));
  const [width, depth] = isSideWall(piece.back) ? [at.depth, at.width] : [at.width, at.depth];
  const { shapes, lines = [] }: Drawn = pieces[piece.kind].draw(width, depth);
  const path = (some: readonly Shape[]) =>
    some.map((shape) => shapePath(placed(shape, at, piece.back ?? "top"))).join("");
  return { shapes: path(shapes), lines: path(lines) };
};
