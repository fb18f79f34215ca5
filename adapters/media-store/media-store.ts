/** Where uploaded images and videos are stored. Names are paths below `/media/`, such as `library/3f2a/satay.jpg`. */
export interface MediaStore {
  /** Stores a file, or replaces it. Throws a `NoRoom` error if there is no room. */
  save(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined if there is no such file. Rejects if the store cannot be reached. */
  read(name: string): Promise<Buffer | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

/** Thrown when a file cannot be stored because the disk, or the quota of the store, is full. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}
