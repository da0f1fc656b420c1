/** The demo's calendars, in the formats of Airbnb and Booking.com, with bookings in the seven weeks after today. */
import { type Day, addDays, todayIn } from "../../src/lib/booking/days.ts";

const compact = (day: Day): string => day.replaceAll("-", "");

const entry = (id: string, from: Day, to: Day, summary: string, ...more: readonly string[]): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${id}@demo.example`,
  `DTSTAMP:${compact(from)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(to)}`,
  `SUMMARY:${summary}`,
  ...more,
  "END:VEVENT",
];

const calendar = (product: string, entries: readonly (readonly string[])[]): string =>
  [
    "BEGIN:VCALENDAR",
    `PRODID:${product}`,
    "CALSCALE:GREGORIAN",
    "VERSION:2.0",
    ...entries.flat(),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** The demo's stays as [first night, departure], in days from today. */
export const demoStays = {
  airbnb: [
    [3, 6],
    [20, 27],
    [45, 48],
  ],
  booking: [
    [8, 12],
    [14, 18],
    [33, 36],
  ],
} as const;

/** The Airbnb calendar closes all nights from `from` to `to`, in days after today. The site's booking calendar ends before `to`. */
const demoWindow = { from: 365, to: 740 } as const;

/** The calendar at a path of the server in hosted-services.ts; undefined if there is none. */
export const demoCalendar = (pathname: string, today: Day = todayIn("UTC")): string | undefined => {
  const dates = ([from, to]: readonly [number, number]) => [addDays(today, from), addDays(today, to)] as const;
  if (pathname === "/calendars/airbnb.ics") {
    const stays = demoStays.airbnb.map((stay, index) => entry(`airbnb-${index}`, ...dates(stay), "Reserved"));
    const edge = entry("airbnb-edge", ...dates([demoWindow.from, demoWindow.to]), "Airbnb (Not available)");
    return calendar("-//Airbnb Inc//Hosting Calendar 1.0//EN", [...stays, edge]);
  }
  if (pathname === "/calendars/booking.ics") {
    const stays = demoStays.booking.map((stay, index) =>
      entry(`booking-${index}`, ...dates(stay), "CLOSED - Not available"),
    );
    const cancelled = entry("booking-cancelled", ...dates([29, 31]), "CLOSED - Not available", "STATUS:CANCELLED");
    return calendar("-//admin.booking.com//Calendar 1.0//EN", [...stays, cancelled]);
  }
  return undefined;
};

/** The value of the functions' secret `CALENDAR_FEEDS`, before its conversion to JSON. */
export const demoFeeds = (origin: string) => [
  {
    id: "airbnb",
    label: "Airbnb (demo)",
    address: `${origin}/calendars/airbnb.ics`,
    window: "^Airbnb \\(Not available\\)$",
  },
  { id: "booking", label: "Booking.com (demo)", address: `${origin}/calendars/booking.ics` },
];
