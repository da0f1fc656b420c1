/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ThirdParties } from "./policy-tables";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

test("the hosts of a service can wrap after each full stop within them", () => {
  const rows = [
    ["Service", "Category", "What it does", "Server"],
    ["Map", "Functional", "Draws streets.", "tiles.map.example, *.map.example"],
  ];
  render(<ThirdParties attributes={{ rows }} />);
  expect(screen.getByText(/tiles/).innerHTML).toBe("tiles.<wbr>map.<wbr>example, *.<wbr>map.<wbr>example");
});
