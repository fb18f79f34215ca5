import { z } from 'zod';

const names = z.record(z.string(), z.unknown()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

export type LockedPackages = z.output<typeof lockFile>['packages'];

/** The packages of a `package-lock.json`, by folder. */
export const readLockFile = (text: string): LockedPackages => lockFile.parse(JSON.parse(text)).packages;

/**
 * The folder of the package that a file belongs to, such as `node_modules/react`; undefined for the project’s own
 * files.
 */
export function packageFolderOf(file: string): string | undefined {
  const [, folder, name] = /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return folder && name ? `${folder}${name}`.slice(folder.indexOf('node_modules/')) : undefined;
}

/** The folder in which a package finds another one by name: its own `node_modules`, or one further up. */
function resolveLocked(packages: LockedPackages, folder: string, name: string): string | undefined {
  const nested = folder.split(/(?:^|\/)node_modules\//).slice(1);
  for (let depth = nested.length; depth >= 0; depth -= 1) {
    const candidate = [...nested.slice(0, depth), name].map((each) => `node_modules/${each}`).join('/');
    if (packages[candidate]) return candidate;
  }
  return undefined;
}

/** The packages in these folders and all their dependencies, sorted, as `node_modules/react@19.3.1`. */
export function lockedVersions(packages: LockedPackages, folders: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  const open = [...folders];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const locked = packages[folder];
    if (!locked || found.has(folder)) continue;
    found.add(folder);
    for (const name of Object.keys({
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    })) {
      const dependency = resolveLocked(packages, folder, name);
      if (dependency) open.push(dependency);
    }
  }
  return [...found].sort().map((folder) => `${folder}@${packages[folder]?.version}`);
}
