/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { DayField, GuestsField } from "./stay-fields";
import { setStay, stayStore } from "../../lib/booking/stay-store";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const names = { arrival: "checkin", departure: "checkout", guests: "guests" };

jest.mock("../../components/layout/site-context", () => ({ useSite: () => ({ bookingEngine: { maxGuests: 3 } }) }));

test("saves all fields when they change at the same time, as on hydration", () => {
  render(
    <>
      <DayField names={names} end="arrival" today="2026-11-21" />
      <DayField names={names} end="departure" today="2026-11-21" />
      <GuestsField names={names} maxGuests={3} />
    </>,
  );
  act(() => {
    setStay({ arrival: "2026-12-01", departure: "2026-12-03", guests: 2 });
    fireEvent.change(screen.getByLabelText("booking.arrival.label"), { target: { value: "2026-12-04" } });
    fireEvent.change(screen.getByLabelText("booking.departure.label"), { target: { value: "2026-12-08" } });
    fireEvent.change(screen.getByLabelText("booking.guests.label"), { target: { value: "3" } });
  });
  expect(stayStore.get()).toEqual({ arrival: "2026-12-04", departure: "2026-12-08", guests: 3 });
});

test("without scripts, a day is required only if the form can send it: otherwise the form only opens the engine", () => {
  const isRequired = (given: typeof names | null): boolean => {
    const { unmount } = render(<DayField names={given} end="arrival" today="" />);
    const { required } = screen.getByLabelText<HTMLInputElement>("booking.arrival.label");
    unmount();
    return required;
  };
  expect(isRequired(names)).toBe(true);
  expect(isRequired(null)).toBe(false);
});
