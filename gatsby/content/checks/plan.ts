/** Checks the floor plan of a suite: every opening must be in an existing wall, and all furniture in a room. */
import { type Box, placeOf } from "../../plan/draw-furniture";
import type { ReportField } from "../report-in";
import type { Plan, PlanRoom, Wall } from "../schema/plan";

const isUpright = (wall: Wall): boolean => wall === "left" || wall === "right";
const ends = (wall: Wall): readonly [string, string] => (isUpright(wall) ? ["top", "bottom"] : ["left", "right"]);

type Openings = "doors" | "windows";

const checkOpenings = (plan: Plan, which: Openings, report: ReportField) => {
  plan[which]?.forEach((opening, index) => {
    const path = ["plan", which, index];
    const { wall, from, width } = opening;
    const room = plan.rooms.find(({ id }) => id === opening.room);
    if (room === undefined) {
      report(
        [...path, "room"],
        `There is no room “${opening.room}”.`,
        `Write the id of one of the plan’s rooms: ${plan.rooms.map(({ id }) => id).join(", ")}.`,
      );
      return;
    }
    if (room.outdoors === true || room.walls === false) {
      report(
        [...path, "room"],
        `“${room.id}” has no walls of its own.`,
        "Name the room whose wall it is: for the doors to a balcony, the room that they lead out of.",
      );
      return;
    }
    const length = isUpright(wall) ? room.depth : room.width;
    if (from + width > length + 0.005) {
      report(
        [...path, "width"],
        `It ends ${(from + width).toFixed(2)} m along the ${wall} wall of “${room.id}”, which is ${length.toFixed(2)} m long.`,
        "Make “from” or “width” smaller; both are metres, counted from the left or upper end of the wall.",
      );
    }
    const hinge = "hinge" in opening ? opening.hinge : undefined;
    if (hinge !== undefined && !ends(wall).includes(hinge)) {
      report(
        [...path, "hinge"],
        `A door in a ${wall} wall cannot hang at its ${hinge}.`,
        `Write one of: ${ends(wall).join(", ")}.`,
      );
    }
  });
};

/** Whether the centre of a piece is in the room: a piece may lie across a threshold or extend beyond a wall a little. */
const isIn = (piece: Box, { x, y, width, depth }: PlanRoom): boolean => {
  const [middleX, middleY] = [piece.x + piece.width / 2, piece.y + piece.depth / 2];
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + depth;
};

export const checkPlan = (plan: Plan, report: ReportField): void => {
  if (plan.rooms.every(({ outdoors }) => outdoors === true)) {
    report(
      ["plan", "rooms"],
      "Every room of the plan is outdoors.",
      "Add the rooms of the suite, or leave the plan out.",
    );
  }
  checkOpenings(plan, "doors", report);
  checkOpenings(plan, "windows", report);
  plan.furniture?.forEach((piece, index) => {
    if (plan.rooms.some((room) => isIn(placeOf(piece), room))) return;
    report(
      ["plan", "furniture", index],
      `The ${piece.kind} stands in no room of the plan.`,
      "Correct x and y: metres from the upper left corner of the drawing to the upper left corner of the piece.",
    );
  });
};
