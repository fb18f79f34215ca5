import type { PathStep } from '#schemas/content/problem/problem.ts';

type Path = readonly PathStep[];

/** JSON from which parts can be removed, and that knows where each list entry was at first. */
export interface EditableValue {
  readonly current: () => unknown;
  readonly get: (path: Path) => unknown;
  readonly set: (path: Path, next: unknown) => void;
  /** Removes a field now and a list entry at `commit`, so that positions stay valid until then. */
  readonly remove: (path: Path) => void;
  /** Whether the path is in a part that was removed. */
  readonly isRemoved: (path: Path) => boolean;
  readonly countRemaining: (listPath: Path) => number;
  /** The path that a current path had at first. */
  readonly originalPath: (path: Path) => Path;
  readonly commit: () => void;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function createEditableValue(input: unknown): EditableValue {
  const root: unknown = structuredClone(input);
  /** The first position of each entry of a list that has lost entries. */
  const positions = new WeakMap<object, readonly number[]>();
  let removed = new Map<unknown[], Set<number>>();
  /** The paths of the fields that were removed since the last commit. */
  let removedFields = new Set<string>();

  const get = (path: Path): unknown =>
    path.reduce<unknown>((value, step) => (isContainer(value) ? Reflect.get(value, step) : undefined), root);

  return {
    current: () => root,
    get,
    set(path, next) {
      const parent = get(path.slice(0, -1));
      const key = path.at(-1);
      if (isContainer(parent) && key !== undefined) Reflect.set(parent, key, next);
    },
    remove(path) {
      const parent = get(path.slice(0, -1));
      const key = path.at(-1);
      if (Array.isArray(parent)) removed.set(parent, (removed.get(parent) ?? new Set()).add(Number(key)));
      else if (isContainer(parent) && key !== undefined) {
        Reflect.deleteProperty(parent, key);
        removedFields.add(JSON.stringify(path));
      }
    },
    isRemoved: (path) =>
      path.some((step, at) => {
        if (removedFields.has(JSON.stringify(path.slice(0, at + 1)))) return true;
        const parent = get(path.slice(0, at));
        return Array.isArray(parent) && removed.get(parent)?.has(Number(step)) === true;
      }),
    countRemaining(listPath) {
      const list = get(listPath);
      return Array.isArray(list) ? list.length - (removed.get(list)?.size ?? 0) : 0;
    },
    originalPath: (path) =>
      path.map((step, at) => {
        const parent = get(path.slice(0, at));
        return isContainer(parent) && typeof step === 'number' ? (positions.get(parent)?.[step] ?? step) : step;
      }),
    commit() {
      for (const [list, gone] of removed) {
        const first = positions.get(list) ?? [...list.keys()];
        positions.set(
          list,
          first.filter((_, at) => !gone.has(at)),
        );
        list.splice(0, list.length, ...list.filter((_, at) => !gone.has(at)));
      }
      removed = new Map();
      removedFields = new Set();
    },
  };
}
