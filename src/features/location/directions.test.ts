import { directionsAddress } from "./directions";

const service = "https://maps.example/dir/?api=1";
const suite = { latitude: 40.63253, longitude: 22.94073 };
const tower = { latitude: 40.62643, longitude: 22.9484 };

test("directions to the suite have no start, so that the map application uses the visitor's position", () => {
  expect(Object.fromEntries(new URL(directionsAddress(service, suite)).searchParams)).toEqual({
    api: "1",
    destination: "40.63253,22.94073",
  });
});

test("directions from the suite to a place are on foot", () => {
  const url = new URL(directionsAddress(service, tower, suite));
  expect(url.searchParams.get("origin")).toBe("40.63253,22.94073");
  expect(url.searchParams.get("destination")).toBe("40.62643,22.9484");
  expect(url.searchParams.get("travelmode")).toBe("walking");
});
