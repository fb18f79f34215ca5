import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeIndex, describePassport } from './describe-passport.ts';
import { sharedTable } from './facts/schema-table.ts';
import { type Passport, passport, passports } from './passport.ts';

/** The folder of the reports. */
export const madePassports = join(import.meta.dirname, 'reports');

/** Reads the reports in a folder, by tile type; empty if the folder does not exist. */
export function readPassports(folder = madePassports): Readonly<Record<string, Passport>> {
  const file = join(folder, 'passports.json');
  return existsSync(file) ? passports.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes a page for each report, an index, and all of them as JSON. Removes all other files from the folder. */
export function writePassports(all: readonly Passport[], folder = madePassports): void {
  // Parsed, so that the fields are in the order of the schema.
  const sorted = all.map((each) => passport.parse(each)).sort((one, other) => one.type.localeCompare(other.type));
  const files = new Map([
    ...sorted.map((each): [string, string] => [`${each.type}.md`, describePassport(each)]),
    ['README.md', describeIndex(sorted, sharedTable())],
    ['passports.json', `${JSON.stringify(Object.fromEntries(sorted.map((each) => [each.type, each])), null, 2)}\n`],
  ]);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, words] of files) writeFileSync(join(folder, file), words);
}
