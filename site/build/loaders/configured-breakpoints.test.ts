import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import { configuration } from '#schemas/configuration/configuration.ts';
import { hasBreakpoints, writeBreakpoints } from '../build-breakpoints.ts';
import configuredBreakpoints from './configured-breakpoints.cjs';

const root = join(import.meta.dirname, '../../..');
const widths = [401, 501, 701, 901, 1001, 1101];
const inCss = /\((?:min|max)-width: ([\d.]+)px\)/g;

const build = (path: string): string =>
  configuredBreakpoints.call(
    { resourcePath: path, getOptions: () => ({ defaults: Object.values(breakpoints), widths }) },
    readFileSync(join(root, path), 'utf8'),
  );

const styleSheets = ['blocks', 'site/layout'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

it('has the breakpoints of the configuration by default [theme.breakpoints]', () => {
  expect(configuration.parse({}).breakpointsPx).toEqual([480, 576, 768, 992, 1025, 1200]);
  expect(Object.values(breakpoints)).toEqual([480, 576, 768, 992, 1025, 1200]);
});

it('replaces the breakpoints in every style sheet and in the module that defines them [theme.breakpoints]', () => {
  const found = styleSheets.flatMap((path) => [...build(path).matchAll(inCss)].map(([, width]) => Number(width)));
  expect(new Set(found.map((width) => Math.ceil(width)))).toEqual(new Set(widths));
  expect(build('blocks/_shared/styles/breakpoints.ts')).toContain(
    '{ phone: 401, phablet: 501, tablet: 701, desktop: 901, wide: 1001, full: 1101 }',
  );
});

it('leaves the rest of a style sheet unchanged', () => {
  const [path = ''] = styleSheets.filter((each) => each.endsWith('header2.module.css'));
  const withoutWidths = (text: string): string => text.replace(inCss, '');
  expect(withoutWidths(build(path))).toBe(withoutWidths(readFileSync(join(root, path), 'utf8')));
});

it('finds only breakpoints in the width conditions of all style sheets [theme.breakpoints]', () => {
  const conditions = styleSheets.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/@media([^{]*)/g)].map(([, condition = '']) => condition),
  );
  const widths = conditions.filter((condition) => /width/.test(condition)).flatMap((each) => each.match(/[\d.]+\w+/g));
  expect(widths.length).toBeGreaterThan(20);
  const allowed = [480, 576, 768, 992, 1025, 1200].flatMap((width) => [`${width}px`, `${width - 0.02}px`]);
  // A width in `em` is a number of letters, so it is about large text, not about screens.
  const isLetters = (width: string): boolean => /^\d+em$/.test(width);
  expect(widths.filter((width) => width === null || !(allowed.includes(width) || isLetters(width)))).toEqual([]);
});

it('finds no screen widths outside the style sheets and the module', () => {
  const sources = ['blocks', 'site/layout'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('breakpoints.ts'))
      .map((file) => join(folder, file)),
  );
  expect(sources.filter((path) => /-width: ?[\d.]+px/.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

it('records the breakpoints of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  expect(hasBreakpoints(folder, widths)).toBe(false);
  writeBreakpoints(folder, widths);
  expect([hasBreakpoints(folder, widths), hasBreakpoints(folder, Object.values(breakpoints))]).toEqual([true, false]);
  rmSync(folder, { recursive: true });
});
