/** Floor plans are drawn from measurements in metres. One unit of the drawing is a centimetre. */
import type { Plan } from "../content/schema/plan";
import { drawPlan } from "./draw-plan";

const words = { en: "Plan", el: "Κάτοψη" };
const room = { id: "room", x: 0, y: 0, width: 4, depth: 3 };
const plan = (more: Partial<Plan> = {}): Plan => ({ label: words, note: words, rooms: [room], ...more });
const layers = (more: Partial<Plan>) => drawPlan(plan(more)).layers;

test("walls are drawn around the measured inside of a room, and the frame around the walls", () => {
  const { box, layers } = drawPlan(plan());
  expect(layers.floor).toBe("M0 0h400v300h-400Z");
  expect(layers.walls).toBe("M-8 -4H408M404 -8V308M-8 304H408M-4 -8V308");
  expect(box).toEqual({ x: -10, y: -10, width: 420, height: 365 });
});

test("a door leaves a gap in its wall, and its leaf opens into the room or out of it", () => {
  const door = { room: "room", wall: "left", from: 1, width: 0.8, hinge: "bottom" } as const;
  expect(layers({ doors: [door] }).walls).toContain("M-4 -8V100M-4 180V308");
  expect(layers({ doors: [door] }).lines).toBe("M0 180L80 180A80 80 0 0 0 0 100");
  expect(layers({ doors: [{ ...door, opens: "out" }] }).lines).toBe("M-8 180L-88 180A80 80 0 0 1 -8 100");
  expect(layers({ doors: [{ ...door, wall: "top", hinge: "left" }] }).lines).toBe("M100 0L100 80A80 80 0 0 0 180 0");
});

test("an opening without a leaf is only a gap", () => {
  const { walls, lines } = layers({ doors: [{ room: "room", wall: "bottom", from: 0, width: 1 }] });
  expect(walls).toContain("M-8 304H0M100 304H408");
  expect(lines).toBe("");
});

test("a door between two rooms leaves a gap in the walls of both", () => {
  const beside = { id: "beside", x: 4.08, y: 0, width: 2, depth: 3 };
  const { walls } = layers({
    rooms: [room, beside],
    doors: [{ room: "room", wall: "right", from: 1, width: 1, hinge: "top" }],
  });
  expect(walls.match(/M404 -8V100M404 200V308/g)).toHaveLength(2);
});

test("windows are panes in the middle of the wall; glass doors also have a handle", () => {
  const pane = { room: "room", wall: "right", from: 0.5, width: 2 } as const;
  expect(layers({ windows: [pane] })).toMatchObject({ glass: "M404 50V250", lines: "" });
  expect(layers({ windows: [{ ...pane, doors: true }] }).lines).toBe("M399 50V250M399 150H392");
});

test.each([
  ["top", "M100 100h40v15h-40Z", "M102 140a18 25"],
  ["bottom", "M100 150h40v15h-40Z", "M102 125a18 25"],
  ["left", "M100 100h15v40h-15Z", "M115 120a25 18"],
  ["right", "M150 100h15v40h-15Z", "M100 120a25 18"],
] as const)("a piece of furniture is rotated so that its back is at the %s", (back, cistern, bowl) => {
  const { furniture } = layers({ furniture: [{ kind: "toilet", x: 1, y: 1, back }] });
  expect(furniture).toContain(cistern);
  expect(furniture).toContain(bowl);
});

test("a balcony has a railing on the sides without a wall, and its own measured length", () => {
  const balcony = { id: "balcony", x: 4.08, y: 0, width: 1.2, depth: 3, outdoors: true };
  const { layers, areas } = drawPlan(plan({ rooms: [room, balcony] }));
  expect(layers.balcony).toBe("M404 -4h128v308h-128Z");
  expect(layers.lines).toBe("M404 2H526M526 2V298M526 298H404");
  expect(areas).toEqual([
    { from: 0, to: 400, of: "interior" },
    { from: 400, to: 532, of: "balcony" },
  ]);
});

test("a part of a room has a name and no walls", () => {
  const corner = { id: "corner", x: 2, y: 0, width: 2, depth: 1, walls: false, name: words, nameAt: { x: 3, y: 0.4 } };
  const drawing = drawPlan(plan({ rooms: [room, corner] }));
  expect(drawing.layers.walls).toBe(drawPlan(plan()).layers.walls);
  expect(drawing.rooms).toMatchObject([{ x: 300, y: 40, text: words }]);
});
