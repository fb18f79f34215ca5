/** The windows of one browser that have the app open. */
export interface BrowserWindows {
  /** The id of this window: stable across reloads and different in every window. */
  readonly ownId: string;
  /** The ids of the open windows, including this one. */
  readonly open: () => Promise<ReadonlySet<string>>;
}

const key = 'window';

/** How long a reloaded window may take to release its lock, in milliseconds. */
const lockTimeoutMs = 500;

const lockName = (name: string): string => `${key}:${name}`;

/** `crypto.randomUUID` exists on secure pages only. */
const createId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Takes a lock until the window is closed. False if another window has it. */
const acquireLock = (locks: LockManager, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const holdForever = (): Promise<never> => {
      resolve(true);
      return new Promise(() => undefined);
    };
    locks
      .request(lockName(name), { signal: AbortSignal.timeout(lockTimeoutMs) }, holdForever)
      .catch(() => resolve(false));
  });

/**
 * Gives this window an id. A duplicated window starts with a copy of the storage, and gets an id of its own. Web Locks
 * exist on secure pages only; without them, only this window is known to be open.
 */
export async function identifyWindow(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  locks: LockManager | undefined,
): Promise<BrowserWindows> {
  let ownId = storage.getItem(key) ?? createId();
  if (locks && !(await acquireLock(locks, ownId))) {
    ownId = createId();
    await acquireLock(locks, ownId);
  }
  storage.setItem(key, ownId);
  return {
    ownId,
    open: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = held.flatMap(({ name = '' }) =>
        name.startsWith(lockName('')) ? [name.slice(lockName('').length)] : [],
      );
      return new Set([ownId, ...names]);
    },
  };
}

let cachedWindow: Promise<BrowserWindows> | undefined;

/** The window that this code runs in. */
export function currentWindow(): Promise<BrowserWindows> {
  cachedWindow ??= identifyWindow(sessionStorage, navigator.locks);
  return cachedWindow;
}
