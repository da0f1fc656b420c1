import type { spawn } from "node:child_process";
import { FunctionProcess } from "./function-process";

jest.mock("node:child_process", () => {
  const real = jest.requireActual<{ spawn: typeof spawn }>("node:child_process");
  return { ...real, spawn: (_: string, ...rest: [string[], object]) => real.spawn("/nowhere/deno", ...rest) };
});

test("each request is rejected with the reason why the functions could not be started, and the process can still be closed", async () => {
  const functions = new FunctionProcess(["contact"], { environment: {}, denoDir: "/nowhere", log: () => undefined });
  const problem = "The functions (contact) could not be started: spawn /nowhere/deno ENOENT.";
  await expect(functions.fetch("/contact", {})).rejects.toThrow(problem);
  await expect(functions.fetch("/contact", {})).rejects.toThrow(problem);
  await functions.close();
});
