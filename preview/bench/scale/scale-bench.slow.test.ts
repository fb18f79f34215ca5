import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../../checks/run-step.ts';

const table = z.array(
  z.object({
    dimension: z.string(),
    name: z.string(),
    unit: z.string(),
    sizes: z.array(z.number()),
    values: z.array(z.number().min(0)),
  }),
);

const document = (name: string): string[] => [
  `${name}, HTML, kB`,
  `${name}, brotli, kB`,
  `${name}, first answer, ms`,
  `${name}, next answers, ms`,
];
const rows = {
  'tiles of a page': document('page'),
  'dishes of a menu': document('menu'),
  bookings: ['availability of 10 restaurants, ms', 'new booking, ms'],
  pages: [
    'publishing, until the page is served, ms',
    'publishing, cached documents rendered again, documents',
    'list of pages in the preview app, ms',
    'search in the list of pages, ms',
    'list of pages in the preview app, kB',
    'sitemap, kB',
    'sitemap, first answer, ms',
    'sitemap, next answers, ms',
  ],
  jobs: document('job search'),
  restaurants: [...['home', '/find-us', 'city', '/booking/choose'].flatMap(document), 'search near a place, ms'],
} as const;

it.runIf(process.env.TEST_ALL)(
  'npm run bench scale -- --small writes a table with every row, each with two sizes',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['preview/bench/bench.ts', 'scale', '--small']);
    const found = table.parse(JSON.parse(readFileSync(join(root, 'test-results/bench/scale.json'), 'utf8')));
    expect(found.map(({ dimension, name, unit }) => `${dimension}: ${name}, ${unit}`)).toEqual(
      Object.entries(rows).flatMap(([dimension, names]) => names.map((name) => `${dimension}: ${name}`)),
    );
    expect(found.filter(({ sizes, values }) => sizes.length !== 2 || values.length !== 2)).toEqual([]);
    expect(stdout).toContain(readFileSync(join(root, 'test-results/bench/scale.md'), 'utf8').trim());
  },
  300_000,
);
