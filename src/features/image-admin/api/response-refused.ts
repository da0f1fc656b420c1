/** An answer that is none: its HTTP status, 0 when the connection failed before one came. */
export class ResponseRefused extends Error {
  override readonly name = "ResponseRefused";

  constructor(readonly status: number) {
    super(`The server answered ${status}.`);
  }
}
