/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Beds } from "./suite-sections";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const bed = { label: "Bed", detail: "With pillows" };

test("the drawings of beds of different lengths have the same height, so that they have the same scale", () => {
  const beds = [
    { ...bed, id: "queen", widthCm: 160, lengthCm: 200 },
    { ...bed, id: "child", widthCm: 70, lengthCm: 140 },
  ];
  const { container } = render(<Beds suite={{ beds }} />);
  const drawings = [...container.querySelectorAll("svg")].map((drawing) => [
    drawing.getAttribute("viewBox"),
    drawing.querySelector("path")?.getAttribute("d")?.split("Z")[0],
  ]);
  expect(drawings).toEqual([
    ["-3 -3 166 206", "M0 0h160v200h-160"],
    ["-3 -3 76 206", "M0 0h70v140h-70"],
  ]);
});
