/** The windows of one browser that have the app open. */
export interface Windows {
  /** The id of this window: stable across reloads and different in every window. */
  readonly own: string;
  /** The ids of the open windows, including this one. */
  readonly open: () => Promise<ReadonlySet<string>>;
}

const key = 'window';

/** How long a reloaded window may take to release its lock, in milliseconds. */
const patienceMs = 500;

const lockOf = (name: string): string => `${key}:${name}`;

/** `crypto.randomUUID` exists on secure pages only. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Takes a lock until the window is closed. False if another window has it. */
const hold = (locks: LockManager, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const forEver = (): Promise<never> => {
      resolve(true);
      return new Promise(() => undefined);
    };
    locks.request(lockOf(name), { signal: AbortSignal.timeout(patienceMs) }, forEver).catch(() => resolve(false));
  });

/**
 * Gives this window an id. A duplicated window starts with a copy of the storage, and gets an id of its own. Web Locks
 * exist on secure pages only; without them, only this window is known to be open.
 */
export async function nameWindow(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  locks: LockManager | undefined,
): Promise<Windows> {
  let own = storage.getItem(key) ?? newName();
  if (locks && !(await hold(locks, own))) {
    own = newName();
    await hold(locks, own);
  }
  storage.setItem(key, own);
  return {
    own,
    open: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = held.flatMap(({ name = '' }) =>
        name.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : [],
      );
      return new Set([own, ...names]);
    },
  };
}

let named: Promise<Windows> | undefined;

/** The window that this code runs in. */
export function ownWindow(): Promise<Windows> {
  named ??= nameWindow(sessionStorage, navigator.locks);
  return named;
}
