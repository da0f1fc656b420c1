/** The floor plan in a suite's `suite.yml`: rooms, doors, windows and furniture, in metres from the upper left corner of the drawing. */
import * as v from "valibot";
import { furnitureKinds } from "../../plan/furniture";
import { fields, list, listById } from "./fields";
import { bilingual, id, numberBetween, oneOf, sample } from "./values";

const metres = numberBetween(-100, 100);
const side = oneOf(["top", "right", "bottom", "left"]);
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
  /** The size as drawn. */
  width: v.optional(length),
  depth: v.optional(length),
  /** The side where the back of the piece or the head of a bed is. */
  back: v.optional(side),
});

export const planSchema = fields({
  sample,
  label: bilingual,
  note: bilingual,
  rooms: listById(room),
  doors: v.optional(list(door)),
  windows: v.optional(list(window)),
  furniture: v.optional(list(furniture)),
});

export type Plan = v.InferOutput<typeof planSchema>;
export type PlanRoom = Plan["rooms"][number];
export type Wall = v.InferOutput<typeof side>;
