/** A pasted URL of a map is accepted as coordinates. */
import { readPoint } from "./point";

test.each([
  ["37.5673, 22.7986", 37.5673, 22.7986],
  ["-33.86 151.21", -33.86, 151.21],
  ["https://www.google.com/maps/place/X/@37.1,22.1,17z/data=!4m6!3m5!8m2!3d37.56578!4d22.79668", 37.56578, 22.79668],
  ["https://www.google.com/maps/@37.5657,22.7966,18z", 37.5657, 22.7966],
  ["https://www.google.com/maps?q=37.5657,22.7966", 37.5657, 22.7966],
  ["https://www.google.com/maps/search/?api=1&query=37.5657%2C22.7966", 37.5657, 22.7966],
  ["https://www.openstreetmap.org/?mlat=38.71562&mlon=-9.13019#map=17/38.7160/-9.1310", 38.71562, -9.13019],
  ["https://www.openstreetmap.org/#map=17/38.7160/-9.1310", 38.716, -9.131],
  ["https://maps.apple.com/?ll=37.5657,22.7966&q=House", 37.5657, 22.7966],
  ["https://maps.apple.com/place?coordinate=37.5657,22.7966&name=House", 37.5657, 22.7966],
  ["https://maps.google.com/?ll=37.1,22.1&q=37.5,22.7", 37.5, 22.7],
  ["https://www.google.com/maps/search/?api=1&center=37.1,22.1&query=37.5,22.7", 37.5, 22.7],
  ["geo:37.5657,22.7966", 37.5657, 22.7966],
])("reads %s", (pasted, latitude, longitude) => {
  expect(readPoint(pasted)).toEqual({ latitude, longitude });
});

test("returns undefined if the text contains no coordinates", () => {
  expect(readPoint("https://maps.app.goo.gl/abc")).toBeUndefined();
  expect(readPoint("Staikopoulou 12, Nafplio")).toBeUndefined();
});
