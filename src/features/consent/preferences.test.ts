/** @jest-environment jsdom */
import type { OptionalCategory, ServiceDescription } from "../../settings/third-parties";
import { openPreferences } from "./preferences";

const services: readonly ServiceDescription[] = [
  { id: "map", category: "functional", name: "Map tiles", purpose: "Draws streets." },
];

// jsdom implements neither modal dialogs nor their forms.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const open = (granted: readonly OptionalCategory[] = []) => {
  const save = jest.fn();
  const dialog = openPreferences({ text: (key) => key, services, granted, save });
  const press = (value: string) => {
    const submitter = dialog.querySelector<HTMLButtonElement>(`.consent-preferences-foot [value="${value}"]`);
    dialog.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { submitter, cancelable: true }));
    dialog.close();
  };
  const toggle = (category: string) => dialog.querySelector<HTMLInputElement>(`[name="${category}"]`);
  return { dialog, save, press, toggle };
};

beforeEach(() => {
  document.body.replaceChildren();
});

test("the necessary category is on and locked, all others start unticked", () => {
  const { toggle } = open();
  expect(toggle("necessary")).toMatchObject({ checked: true, disabled: true });
  expect(["functional", "analytics", "marketing"].map((name) => toggle(name)?.checked)).toEqual([false, false, false]);
});

test("the accessible name of a service list's summary includes the category, because there are several such lists", () => {
  const { dialog } = open();
  const named = dialog.querySelector("summary")?.getAttribute("aria-labelledby")?.split(" ") ?? [];
  expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "consent.preferences.services",
    "consent.functional.name",
  ]);
});

test("saves the categories that are switched on", () => {
  const { save, press, toggle } = open(["analytics"]);
  toggle("functional")?.click();
  press("save");
  expect(save).toHaveBeenCalledWith(["functional", "analytics"]);
});

test.each([
  ["all", ["functional", "analytics", "marketing"]],
  ["none", []],
])("the button “%s” ignores the switches", (value, chosen) => {
  const { save, press } = open(["analytics"]);
  press(value);
  expect(save).toHaveBeenCalledWith(chosen);
});

test("cancelling changes nothing and removes the dialog", () => {
  const { dialog, save, press, toggle } = open();
  toggle("marketing")?.click();
  press("cancel");
  expect(save).not.toHaveBeenCalled();
  expect(dialog.isConnected).toBe(false);
});

test("lists services under their category, and no list for a category without services", () => {
  const { dialog } = open();
  const [necessary, functional] = dialog.querySelectorAll("li");
  expect(functional?.textContent).toContain("Map tiles");
  expect(functional?.textContent).toContain("Draws streets.");
  expect(necessary?.querySelector("details")).toBeNull();
});
