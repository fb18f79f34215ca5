/** One way of getting from a page to its HTML. `prepare` is not timed; it gives what `run` is then given. */
export interface Contender {
  readonly name: string;
  readonly prepare: (json: string) => unknown;
  readonly run: (input: never) => string;
}
