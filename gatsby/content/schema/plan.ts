/** The floor plan in `suite.yml`: rooms, openings, furniture. `x` and `y` are metres to the right and down from any one point. */
import * as v from "valibot";
import { type Box, type Wall, isSideWall, placeOf, walls } from "../../plan/draw-furniture";
import { furnitureKinds } from "../../plan/furniture";
import { type FieldPath, type ReportField } from "../content-issue";
import { fields, list, listById, rule } from "./fields";
import { bilingual, id, numberBetween, oneOf, sample } from "./values";

const metres = numberBetween(-100, 100);
const side = oneOf(walls);
const length = numberBetween(0.05, 100);

/** A room, measured inside from wall to wall. Walls are drawn around it. */
const room = fields({
  id,
  x: metres,
  y: metres,
  width: length,
  depth: length,
  name: v.optional(bilingual),
  /** The centre of the name; the centre of the room by default. */
  nameAt: v.optional(fields({ x: metres, y: metres })),
  small: v.optional(v.boolean()),
  upright: v.optional(v.boolean()),
  /** False for a part of a larger room. */
  walls: v.optional(v.boolean()),
  outdoors: v.optional(v.boolean()),
});

/** An opening in a room's wall. `from` is the distance from the wall's left or upper end. */
const inWall = {
  room: id,
  wall: side,
  from: numberBetween(0, 100),
  width: length,
} as const;

const door = fields({
  ...inWall,
  /** The end of the opening with the hinge; left out if the opening has no door leaf. */
  hinge: v.optional(side),
  opens: v.optional(oneOf(["in", "out"])),
});
/** `doors` is true for a French window. */
const window = fields({ ...inWall, doors: v.optional(v.boolean()) });

const furniture = fields({
  kind: oneOf(furnitureKinds),
  /** The upper left corner of the piece. */
  x: metres,
  y: metres,
  width: v.optional(length),
  depth: v.optional(length),
  /** The side where the back of the piece or the head of a bed is. */
  back: v.optional(side),
});

type PlanRoom = v.InferOutput<typeof room>;
type Opening = v.InferOutput<typeof door> | v.InferOutput<typeof window>;

/** An opening must be in an existing wall. `path` is that of the opening. */
const checkOpening = (opening: Opening, path: FieldPath, rooms: readonly PlanRoom[], report: ReportField) => {
  const { wall, from, width } = opening;
  const inRoom = rooms.find(({ id: roomId }) => roomId === opening.room);
  if (inRoom === undefined) {
    const fix = `Write the id of one of the plan’s rooms: ${rooms.map(({ id: roomId }) => roomId).join(", ")}.`;
    report([...path, "room"], `There is no room “${opening.room}”.`, fix);
    return;
  }
  if (inRoom.outdoors === true || inRoom.walls === false) {
    const fix = "Name the room that has the wall: for the doors to a balcony, the room from which they lead.";
    report([...path, "room"], `“${inRoom.id}” has no walls of its own.`, fix);
    return;
  }
  const wallLength = isSideWall(wall) ? inRoom.depth : inRoom.width;
  if (from + width > wallLength + 0.005) {
    const problem = `It ends ${(from + width).toFixed(2)} m along the ${wall} wall of “${inRoom.id}”, which is ${wallLength.toFixed(2)} m long.`;
    const fix = "Make “from” or “width” smaller; both are metres, counted from the left or upper end of the wall.";
    report([...path, "width"], problem, fix);
  }
  const ends: readonly Wall[] = isSideWall(wall) ? ["top", "bottom"] : ["left", "right"];
  if ("hinge" in opening && opening.hinge !== undefined && !ends.includes(opening.hinge)) {
    const problem = `A door in a ${wall} wall cannot hang at its ${opening.hinge}.`;
    report([...path, "hinge"], problem, `Write one of: ${ends.join(", ")}.`);
  }
};

/** Whether the centre of a piece is in the room: a piece may lie across a threshold or extend beyond a wall a little. */
const isIn = (piece: Box, { x, y, width, depth }: PlanRoom): boolean => {
  const [middleX, middleY] = [piece.x + piece.width / 2, piece.y + piece.depth / 2];
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + depth;
};

export const planSchema = v.pipe(
  fields({
    sample,
    label: bilingual,
    note: bilingual,
    rooms: listById(room),
    doors: v.optional(list(door)),
    windows: v.optional(list(window)),
    furniture: v.optional(list(furniture)),
  }),
  rule(({ rooms, doors = [], windows = [], furniture: pieces = [] }, report) => {
    if (rooms.every(({ outdoors }) => outdoors === true))
      report(["rooms"], "Every room of the plan is outdoors.", "Add the rooms of the suite, or leave the plan out.");
    doors.forEach((one, index) => checkOpening(one, ["doors", index], rooms, report));
    windows.forEach((one, index) => checkOpening(one, ["windows", index], rooms, report));
    pieces.forEach((piece, index) => {
      if (rooms.some((one) => isIn(placeOf(piece), one))) return;
      const fix =
        "Correct x and y: metres to the upper left corner of the piece, from the same point as the x and y of the rooms.";
      report(["furniture", index], `The ${piece.kind} is in no room of the plan.`, fix);
    });
  }),
);

export type Plan = v.InferOutput<typeof planSchema>;
