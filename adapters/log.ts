/** One log entry. It must not contain URLs with ids, bodies, tokens or personal data. */
export interface LogEntry {
  readonly event: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly code?: string;
  readonly status?: number | undefined;
  /** Path template of the endpoint, with `{id}` instead of ids. */
  readonly route?: string;
  readonly ms?: number;
  readonly message?: string;
}

export type Log = (entry: LogEntry) => void;
