/** The windows of one browser that have the app open. */
export interface Windows {
  /** The name of this one: the same after a reload, and no other window’s. */
  readonly own: string;
  /** The names of those that are open, this one among them. */
  readonly open: () => Promise<ReadonlySet<string>>;
}

const key = 'window';

/** How long a reloaded window may take to let go of its name, in milliseconds. */
const patienceMs = 500;

const lockOf = (name: string): string => `${key}:${name}`;

/** Browsers give their own ids on secure pages alone. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Takes a lock until the window is closed. False: another window has it. */
const hold = (locks: LockManager, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const forEver = (): Promise<never> => {
      resolve(true);
      return new Promise(() => undefined);
    };
    locks.request(lockOf(name), { signal: AbortSignal.timeout(patienceMs) }, forEver).catch(() => resolve(false));
  });

/**
 * Gives this window a name. A window that was duplicated has the storage of the first, and gets a name of its own. Where
 * the browser has no locks, which are for secure pages alone, only this window is known to be open.
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

/** The window that this runs in, named once. */
export function ownWindow(): Promise<Windows> {
  named ??= nameWindow(sessionStorage, navigator.locks);
  return named;
}
