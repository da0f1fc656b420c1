/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { languages } from "../../settings/languages";
import { guardSite } from "./error-boundaries";

jest.mock("../../components/layout/layout", () => ({ Layout: () => null }));

const texts = { title: "Failed", tryAgain: "Again", goHome: "Home" };
Object.assign(globalThis, { APP_ERROR_TEXTS: Object.fromEntries(languages.map((language) => [language, texts])) });

const Broken = (): never => {
  throw new Error("broken on purpose");
};

test("the screen that replaces the site is announced, and is the main part of the page", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(guardSite({ element: <Broken /> }));
  const alert = within(screen.getByRole("main")).getByRole("alert");
  expect(within(alert).getByRole("heading", { level: 1 }).textContent).toBe("Failed");
});
