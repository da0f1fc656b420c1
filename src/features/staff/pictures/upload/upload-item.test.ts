import { afterReload, resumesOn, newItem, paused, progressOf, resumed, stopped } from "./upload-item";

const item = {
  ...newItem("1", "balcony.jpg", "exterior"),
  ready: { path: "2026/balcony-1.jpg", contentType: "image/jpeg", bytes: 1000, width: 3000, height: 2000 },
  stage: { name: "sending", sent: 400 },
} as const;

test("what has left is remembered while it is paused or has stopped", () => {
  expect(progressOf(paused(item))).toBe(0.4);
  expect(progressOf(stopped(item, "offline"))).toBe(0.4);
  expect(resumed(paused(item)).stage).toEqual({ name: "waiting" });
});

test("a lost connection and an ended session go on by themselves, a refusal does not", () => {
  expect(resumesOn(stopped(item, "offline"), "online")).toBe(true);
  expect(resumesOn(stopped(item, "signedOut"), "online")).toBe(false);
  expect(resumesOn(stopped(item, "signedOut"), "signedIn")).toBe(true);
  expect(resumesOn(stopped(item, "refused"), "online")).toBe(false);
});

test("after a reload what was under way waits, what was paused stays", () => {
  expect(afterReload(item).stage.name).toBe("waiting");
  expect(afterReload(paused(item)).stage.name).toBe("paused");
});
