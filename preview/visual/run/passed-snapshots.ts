import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const record = z.record(z.string(), z.string());

/** Which snapshots passed, and with which content. It is committed beside the baselines. */
export interface PassedSnapshots {
  readonly has: (name: string, content: string) => boolean;
  /** Adds snapshots that passed, and removes names that no longer exist. */
  readonly save: (passed: ReadonlyMap<string, string>, names: ReadonlySet<string>) => void;
}

/** A file that cannot be parsed, for example after a merge, counts as empty: everything is compared again. */
function readRecord(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function openPassedSnapshots(baselines: string): PassedSnapshots {
  const file = join(baselines, 'passed.json');
  const known = new Map(Object.entries(readRecord(file)));
  return {
    has: (name, content) => known.get(name) === content,
    save: (passed, names) => {
      const all = [...new Map([...known, ...passed])].filter(([name]) => names.has(name));
      const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
      mkdirSync(baselines, { recursive: true });
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}
