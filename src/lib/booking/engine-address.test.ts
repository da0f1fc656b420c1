import { type BookingEngine, engineAddress, engineForm, formAddress, stayNames, withStay } from "./engine-address";

const emptyStay = { arrival: "", departure: "", guests: 2 };

const engine: BookingEngine = {
  url: "https://booking.example/reserve",
  languageValue: "el",
  dateFormat: "YYYY-MM-DD",
  parameters: { language: "lang", arrival: "checkin", departure: "checkout", guests: "guests" },
};
const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };

describe("the engine's address", () => {
  it("carries the language", () => {
    expect(engineAddress(engine)).toBe("https://booking.example/reserve?lang=el");
    expect(engineAddress(engine, emptyStay)).toBe("https://booking.example/reserve?lang=el&guests=2");
  });

  it("carries a stay under the owner's names", () => {
    expect(engineAddress(engine, stay)).toBe(
      "https://booking.example/reserve?lang=el&checkin=2026-12-04&checkout=2026-12-08&guests=3",
    );
    const renamed = {
      ...engine,
      parameters: { ...engine.parameters, arrival: "from", departure: "to", guests: "pax" },
    };
    expect(engineAddress(renamed, stay)).toBe(
      "https://booking.example/reserve?lang=el&from=2026-12-04&to=2026-12-08&pax=3",
    );
  });

  it("hands over the guests always, and no half of the days", () => {
    expect(withStay("https://booking.example/?lang=en", stayNames(engine), { ...stay, departure: "" })).toBe(
      "https://booking.example/?lang=en&guests=3",
    );
  });

  it("takes the place of a stay that was there before", () => {
    const before = withStay("https://booking.example/?lang=en", stayNames(engine), stay);
    expect(withStay(before, stayNames(engine), emptyStay)).toBe("https://booking.example/?lang=en&guests=2");
  });

  it("keeps a query that the owner's address has", () => {
    const withHotel = { ...engine, url: "https://booking.example/reserve?hotel=12" };
    expect(engineAddress(withHotel)).toBe("https://booking.example/reserve?hotel=12&lang=el");
    expect(engineForm(withHotel)).toEqual({
      action: "https://booking.example/reserve",
      fields: [
        { name: "hotel", value: "12" },
        { name: "lang", value: "el" },
      ],
    });
  });

  it("writes days the way the engine reads them", () => {
    const slashed = { ...engine, dateFormat: "DD/MM/YYYY" };
    expect(new URL(engineAddress(slashed, stay)).searchParams.get("checkin")).toBe("04/12/2026");
    const sent = formAddress(
      "https://booking.example/reserve",
      [
        ["checkin", "2026-12-04"],
        ["note", "2026-12-04"],
      ],
      stayNames(slashed),
    );
    expect(Object.fromEntries(new URL(sent).searchParams)).toEqual({ checkin: "04/12/2026", note: "2026-12-04" });
  });

  it("leaves empty fields of a form out", () => {
    const fields = [
      ["lang", "en"],
      ["checkin", ""],
      ["guests", "2"],
    ] as const;
    expect(formAddress("https://booking.example/reserve", fields)).toBe(
      "https://booking.example/reserve?lang=en&guests=2",
    );
  });

  it("refuses an address that is none", () => {
    expect(() => engineAddress({ ...engine, url: "booking" })).toThrow("Invalid URL");
  });
});
