/**
 * One thing worth telling an operator. The fields are all there is: no addresses with ids, no bodies, no tokens, no
 * personal data may go in.
 */
export interface LogEntry {
  readonly event: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly code?: string;
  readonly status?: number | undefined;
  /** The call's path as it is defined, with `{id}` in place of ids. */
  readonly route?: string;
  readonly ms?: number;
  readonly message?: string;
}

export type Log = (entry: LogEntry) => void;
