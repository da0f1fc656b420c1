import { spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";

test("npm test reports a taken port before the first step", async () => {
  const other = createServer();
  await new Promise<void>((done) => void other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ["--import", "tsx", "local/test.ts", "format"], {
    env: { ...process.env, E2E_PORT: String(port) },
  });
  const said = { out: "", error: "" };
  child.stdout.on("data", (text: Buffer) => (said.out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (said.error += text.toString()));
  const code = await new Promise((done) => child.once("close", done));
  await new Promise((done) => other.close(done));
  expect([code, said.out]).toEqual([1, ""]);
  expect(said.error).toContain(`E2E_PORT names port ${port}, on which another program listens.`);
  expect(said.error).not.toMatch(/^\s+at /m);
});
