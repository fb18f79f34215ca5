import type { CreateKeyLimit } from '#adapters/access/key-limit.ts';

export interface ValuesInput {
  /** Distinguishes the values from others of the same store. */
  readonly name: string;
  /** How long a value is stored, in milliseconds. */
  readonly ttlMs: number;
  /** The size limit of all values together, and of those of one owner, in bytes. */
  readonly maxBytes: number;
  readonly maxBytesPerOwner?: number;
}

/** Values that are stored for some time. Above a limit the oldest are removed: an owner’s own, or of all. */
export interface TemporaryValues {
  save(key: string, value: Buffer, owner?: string): Promise<void>;
  /** Undefined where there is no value, or no longer. */
  find(key: string): Promise<Buffer | undefined>;
  /** Stores a key without a value. Resolves to false where it is stored already. */
  claim(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** What the copies of a process share: the state that would be wrong if each had its own. */
export interface SharedState {
  readonly createKeyLimit: CreateKeyLimit;
  readonly createValues: (input: ValuesInput) => TemporaryValues;
  /** A secret that all copies know; the first one generates it. */
  loadSecret(name: string): Promise<string>;
  close(): Promise<void>;
}
