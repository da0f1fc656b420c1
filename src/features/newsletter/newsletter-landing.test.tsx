/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { NewsletterLanding } from "./newsletter-landing";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../components/layout/site-context", () => ({ useSite: () => ({ hasPosts: true }) }));
jest.mock("../../components/ui/message", () => ({
  Message: ({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) => (
    <div>
      <p data-testid="text">{text}</p>
      {children}
    </div>
  ),
}));
jest.mock("./newsletter-form", () => ({ NewsletterForm: () => null }));

const uuid = "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10";
const token = "A".repeat(43);

test.each([
  ["a whole link that confirms nothing any more", `token=${token}`, "verified.unknown.text"],
  ["a cut link", `token=${token.slice(1)}`, "verified.invalid.text"],
  ["a link without its token", "", "verified.invalid.text"],
  ["a whole unsubscribe link of an address that is not on the list", `unsubscribe=${uuid}`, "unsubscribe.already.text"],
  ["a cut unsubscribe link", `unsubscribe=${uuid.slice(1)}`, "unsubscribe.invalid.text"],
])("%s: the page says why the function does not know it", async (_, query, text) => {
  const refusal = { error: { code: "token_invalid" } };
  window.fetch = jest.fn(() =>
    Promise.resolve({
      ok: false,
      status: 404,
      headers: new Headers(),
      json: () => Promise.resolve(refusal),
    } as Response),
  );
  window.history.replaceState(null, "", `?${query}`);
  await act(async () => {
    render(<NewsletterLanding />);
    await Promise.resolve();
  });
  const button = screen.queryByRole("button");
  if (button !== null)
    await act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });
  expect((await screen.findByTestId("text")).textContent).toBe(`newsletter.${text}`);
});
