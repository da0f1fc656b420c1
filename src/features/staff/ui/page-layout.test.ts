/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { useTitle } from "./page-layout";

jest.mock("../../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (_: string, { page, brand }: Readonly<Record<string, string>>) =>
      `${page} – ${brand}`,
}));
jest.mock("../../../components/layout/site-context", () => ({ useSite: () => ({ brand: { name: "Aithra" } }) }));

const removeTitle = () => document.querySelectorAll("[data-gatsby-head]").forEach((element) => element.remove());
/** Replaces the title element, as Gatsby does each time it renders a page. */
const replaceTitle = (title: string) => {
  removeTitle();
  const element = Object.assign(document.createElement("title"), { textContent: title });
  element.setAttribute("data-gatsby-head", "true");
  document.head.append(element);
};

beforeEach(() => replaceTitle("Sign in – Aithra"));

test("sets the document title, and updates it for the next page", () => {
  const { rerender } = renderHook(useTitle, { initialProps: "Messages" });
  expect(document.title).toBe("Messages – Aithra");
  rerender("Requests");
  expect(document.title).toBe("Requests – Aithra");
});

test("keeps the title when Gatsby restores its own", async () => {
  renderHook(useTitle, { initialProps: "Messages" });
  replaceTitle("Sign in – Aithra");
  await waitFor(() => expect(document.title).toBe("Messages – Aithra"));
});

test("adds no title element while Gatsby's is missing, so that public pages keep their title", async () => {
  removeTitle();
  const { unmount } = renderHook(useTitle, { initialProps: "Messages" });
  replaceTitle("Sign in – Aithra");
  await waitFor(() => expect(document.title).toBe("Messages – Aithra"));
  unmount();
  replaceTitle("Home – Aithra");
  await Promise.resolve();
  expect(document.title).toBe("Home – Aithra");
  expect(document.querySelectorAll("title")).toHaveLength(1);
});
