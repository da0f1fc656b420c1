import { DefinePlugin, ProvidePlugin } from "webpack";
import { keepNodesFetch } from "./nodes-fetch";

test("rendering keeps Node's fetch, and every other plugin", () => {
  const others = [new DefinePlugin({ A: "1" }), new ProvidePlugin({ Buffer: "buffer" })];
  const config = { plugins: [...others, new ProvidePlugin({ fetch: "node-fetch", "global.fetch": "node-fetch" })] };
  keepNodesFetch(config);
  expect(config.plugins).toEqual(others);
});
