/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { useTitle } from "./use-title";

jest.mock("../../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (_: string, { page, brand }: Readonly<Record<string, string>>) =>
      `${page} – ${brand}`,
}));
jest.mock("../../../components/layout/site-context", () => ({ useSite: () => ({ brand: { name: "Aithra" } }) }));

const takeAway = () => document.querySelectorAll("[data-gatsby-head]").forEach((element) => element.remove());
/** As Gatsby does each time it has drawn a page. */
const putBack = (title: string) => {
  takeAway();
  const element = Object.assign(document.createElement("title"), { textContent: title });
  element.setAttribute("data-gatsby-head", "true");
  document.head.append(element);
};

beforeEach(() => putBack("Sign in – Aithra"));

test("the window is named after the page, and after the next one", () => {
  const { rerender } = renderHook(useTitle, { initialProps: "Messages" });
  expect(document.title).toBe("Messages – Aithra");
  rerender("Requests");
  expect(document.title).toBe("Requests – Aithra");
});

test("the name stays when Gatsby puts its own title back", async () => {
  renderHook(useTitle, { initialProps: "Messages" });
  putBack("Sign in – Aithra");
  await waitFor(() => expect(document.title).toBe("Messages – Aithra"));
});

test("a page that is shown while the title is away adds none of its own, so that a page of the site keeps its title", async () => {
  takeAway();
  const { unmount } = renderHook(useTitle, { initialProps: "Messages" });
  putBack("Sign in – Aithra");
  await waitFor(() => expect(document.title).toBe("Messages – Aithra"));
  unmount();
  putBack("Home – Aithra");
  await Promise.resolve();
  expect(document.title).toBe("Home – Aithra");
  expect(document.querySelectorAll("title")).toHaveLength(1);
});
