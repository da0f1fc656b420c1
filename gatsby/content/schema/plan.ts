/** The floor plan in a suite's `suite.yml`: rooms and what is in them, in metres from the upper left corner of the drawing. */
import * as v from "valibot";
import { furnitureKinds } from "../../plan/furniture";
import { fields, list, listById } from "./fields";
import { bilingual, id, numberBetween, oneOf, sample } from "./values";

const metres = numberBetween(-100, 100);
const side = oneOf(["top", "right", "bottom", "left"]);
const length = numberBetween(0.05, 100);

/** Inside, from wall to wall. Walls are drawn around it. */
const room = fields({
  id,
  x: metres,
  y: metres,
  width: length,
  depth: length,
  name: v.optional(bilingual),
  /** The middle of the name; the middle of the room by default. */
  nameAt: v.optional(fields({ x: metres, y: metres })),
  small: v.optional(v.boolean()),
  upright: v.optional(v.boolean()),
  /** A part of a larger room, or a balcony. */
  walls: v.optional(v.boolean()),
  outdoors: v.optional(v.boolean()),
});

/** A part of a room's wall. `from` is the distance from the wall's left or upper end. */
const inWall = {
  room: id,
  wall: side,
  from: numberBetween(0, 100),
  width: length,
} as const;

const door = fields({
  ...inWall,
  /** The end of the opening at which the leaf hangs; without it there is none. */
  hinge: v.optional(side),
  opens: v.optional(oneOf(["in", "out"])),
});
/** `doors`: a window to the floor that opens. */
const window = fields({ ...inWall, doors: v.optional(v.boolean()) });

const furniture = fields({
  kind: oneOf(furnitureKinds),
  /** Of its upper left corner. */
  x: metres,
  y: metres,
  /** As it stands on the drawing. */
  width: v.optional(length),
  depth: v.optional(length),
  /** The side at which its back or head is. */
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
