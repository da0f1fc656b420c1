/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { logOut } from "../session/watch-session";
import { StaffAccount } from "./staff-shell";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../components/ui/local-link", () => ({ LocalLink: "a" }));
jest.mock("../../../components/layout/language-links", () => ({ LanguageLinks: () => null }));
jest.mock("../../../components/layout/current-path", () => ({ useCurrentPath: () => "/admin" }));
jest.mock("../session/watch-session", () => ({ logOut: jest.fn(() => Promise.resolve()) }));

const member = { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" } as const;

test("signing out everywhere closes the menu, which would cover the notification about a failure", () => {
  // jsdom has dialog elements but does not implement close.
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute("open");
  };
  render(
    <dialog open aria-label="menu">
      <StaffAccount member={member} />
    </dialog>,
  );
  fireEvent.click(screen.getByRole("button", { name: "staff.signOutEverywhere" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(logOut).toHaveBeenCalledWith(true);
});
