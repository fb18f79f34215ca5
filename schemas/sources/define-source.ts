import type { SourcePorts } from './ports.ts';

/** A source of data for tiles. A tile requests it by name with `Params`; its block receives `Value`. */
export interface Source<Name extends string, Params extends object, Value> {
  readonly name: Name;
  /** Valid sample data for stories and tests. Includes difficult cases, such as very long names. */
  readonly example: Value;
  /** Resolves to `undefined` if the data does not exist; rejects if it cannot be loaded. */
  load(params: Params, ports: SourcePorts, signal: AbortSignal): Promise<Value | undefined>;
}

/** Registers a data source: the folder's generated registry finds the file `<name>.source.ts`. */
export const defineSource = <const Name extends string, Params extends object, Value>(
  source: Source<Name, Params, Value>,
): Source<Name, Params, Value> => source;
