/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useLazyPanel } from "./use-panel";

let isOffline = true;
jest.mock("./booking-panel", () => {
  if (isOffline) throw new Error("The code could not be loaded.");
  return { BookingPanel: () => null };
});
jest.mock("./availability-store", () => ({
  followNights: () => undefined,
  refreshAvailability: () => Promise.resolve(),
}));
jest.mock("./api/preload-availability", () => ({ preloadAvailability: () => undefined }));
jest.mock("../../components/layout/site-context", () => ({ useSite: () => ({ bookingEngine: { maxNights: 30 } }) }));
jest.mock("../../lib/preload", () => ({ mayPreload: () => true }));
jest.mock("../../lib/dom/when-ready", () => ({ whenIdle: (then: () => void) => then() }));

function Probe() {
  const place = useRef<HTMLButtonElement>(null);
  const { Panel, failed, load } = useLazyPanel(null, "", place);
  return (
    <button ref={place} onClick={load}>
      {`${Panel === null ? "no panel" : "panel"}, ${failed ? "failed" : "not failed"}`}
    </button>
  );
}

test("shows the panel if it preloads after `load` has failed", async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  HTMLElement.prototype.checkVisibility = () => true;
  render(<Probe />);
  const button = screen.getByRole("button");
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
  expect(button.textContent).toBe("no panel, failed");
  isOffline = false;
  await act(async () => {
    window.dispatchEvent(new Event("scroll"));
    await Promise.resolve();
  });
  expect(button.textContent).toBe("panel, not failed");
});
