/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import type { ReactElement } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import { SiteProvider, useSite } from "../../components/layout/site-context";
import { emptyStay } from "../../lib/booking/kept-stay";
import { stayStore } from "../../lib/booking/stay-store";
import { SuiteField, SuiteName } from "./suite-choice";

// `react-dom/server` needs `TextEncoder`, which jsdom does not have.
Object.assign(globalThis, { TextEncoder });
const { renderToString } = jest.requireActual<{ renderToString: (page: ReactElement) => string }>("react-dom/server");

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

const suite = (slug: string, name: string, maxGuests: number) => ({
  slug,
  name,
  bookingEngine: { name: "Engine", address: `https://booking.example/${slug}`, maxGuests, maxNights: 30 },
});
const suites = [suite("luxury-suite", "Luxury Suite", 3), suite("garden-suite", "Garden Suite", 2)];
const site = { suites, bookingEngine: suites[0]?.bookingEngine } as unknown as Queries.LayoutSiteFragment;

const Engine = () => <output>{useSite().bookingEngine.address}</output>;

const page = (of = site, own?: string) => (
  <SiteProvider site={of} own={own}>
    <SuiteField look="field" />
    <b>
      <SuiteName />
    </b>
    <Engine />
  </SiteProvider>
);
const show = (of = site, own?: string) => render(page(of, own));
const field = () => screen.getByLabelText<HTMLSelectElement>("suiteChoice.label");
const engine = () => screen.getByRole("status").textContent;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  stayStore.set(emptyStay);
});

test("a choice changes the suite of the stay, its name, its engine and the URL, and keeps the days", () => {
  stayStore.set({ arrival: "2026-12-04", departure: "2026-12-08", guests: 3 });
  show();
  expect([field().value, engine()]).toEqual(["luxury-suite", "https://booking.example/luxury-suite"]);
  fireEvent.change(field(), { target: { value: "garden-suite" } });
  expect([field().value, engine()]).toEqual(["garden-suite", "https://booking.example/garden-suite"]);
  expect(document.querySelector("b")?.textContent).toBe("Garden Suite");
  expect(stayStore.get()).toEqual({ arrival: "2026-12-04", departure: "2026-12-08", guests: 2, suite: "garden-suite" });
  expect(location.search).toBe("?checkin=2026-12-04&checkout=2026-12-08&guests=2&suite=garden-suite");
});

test("on the page of a suite, that suite is chosen until the guest chooses another", () => {
  show(site, "garden-suite");
  expect([field().value, engine()]).toEqual(["garden-suite", "https://booking.example/garden-suite"]);
  fireEvent.change(field(), { target: { value: "luxury-suite" } });
  expect([field().value, engine()]).toEqual(["luxury-suite", "https://booking.example/luxury-suite"]);
});

test("takes over what a guest chose before the page had hydrated", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page());
  field().value = "garden-suite";
  render(page(), { container, hydrate: true });
  expect(engine()).toBe("https://booking.example/garden-suite");
  expect(stayStore.get().suite).toBe("garden-suite");
});

test("a house with one suite has no choice", () => {
  const { container } = show({ ...site, suites: [] });
  expect(container.querySelector("select, a, span")).toBeNull();
  expect(engine()).toBe("https://booking.example/luxury-suite");
});

test("without scripts there are links to the pages of the other suites", () => {
  show(site, "luxury-suite");
  expect(screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"))).toEqual([
    "/suite/garden-suite",
  ]);
});
