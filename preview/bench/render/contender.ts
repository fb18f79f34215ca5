/** One way to turn a page into HTML. `prepare` is not timed; its result is the input of `run`. */
export interface Contender {
  readonly name: string;
  readonly prepare: (json: string) => unknown;
  readonly run: (input: never) => string;
}
