import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasAlreadyPassed } from '../checks/passed/cached-tests.ts';
import { buildCatalogue } from '../stories/build-catalogue.ts';
import { readPng } from './image/read-png.ts';
import { writePng } from './image/write-png.ts';
import { areScreenshotsReproducible } from './serve/open-browser.ts';

test.skip(!areScreenshotsReproducible, 'Screenshots are compared on Linux x64 only.');
test.skip(hasAlreadyPassed('screenshots'), 'It has passed with the same stories, commands and packages.');
test.describe.configure({ mode: 'serial' });

let folder: string;
let baselines: string;
let results: string;
let catalogue: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  [baselines, results] = [join(folder, 'baselines'), join(folder, 'results')];
  catalogue = buildCatalogue();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function visual(...options: string[]): { readonly status: number | null; readonly output: string } {
  const script = join(import.meta.dirname, 'visual.ts');
  const { CI: _, TEST_ALL: __, ...env } = process.env;
  const folders = ['--baselines', baselines, '--results', results, '--catalogue', catalogue];
  const args = [script, ...options, ...folders];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

test('one command approves screenshots, and the next ones are the same [visual.local]', () => {
  expect(visual('divider--plain', '--approve').output).toMatch(/Baselines: 1 approved, 0 obsolete removed/);
  const { status, output } = visual('divider--plain', '--all');
  expect(status, output).toBe(0);
  expect(output).toContain('3 snapshots: 3 passed, 0 of them unchanged; 0 failed.');
});

test('one changed pixel fails with three images side by side, until it is approved [visual.local]', () => {
  const [name = ''] = readdirSync(baselines).filter((file) => file.endsWith('.png'));
  const file = join(baselines, name);
  const before = readFileSync(file);
  const picture = readPng(before);
  const pixels = Uint8Array.from(picture.pixels);
  pixels[3000] = (pixels[3000] ?? 0) > 128 ? 0 : 255;
  writeFileSync(file, writePng({ ...picture, pixels }));

  const { status, output } = visual('divider--plain');
  expect(status).toBe(1);
  expect(output).toContain(`${name.replace('.png', '')}: 1 pixels differ`);
  expect(output).toContain('2 of them unchanged');
  const page = readFileSync(join(results, 'index.html'), 'utf8');
  const images = [...page.matchAll(/<img src="(images\/[^"]+)"/g)].map(([, path = '']) =>
    readPng(readFileSync(join(results, path))),
  );
  expect(images).toHaveLength(3);
  expect(page).not.toMatch(/src="(?!images\/)|href="(?!#)/);

  expect(visual(name.replace('.png', ''), '--approve').output).toContain('Baselines: 1 approved');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a deliberately broken style sheet violates the expected rule, for every defect [visual.local]', () => {
  const script = join(import.meta.dirname, 'defects/visual-defects.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, '--catalogue', catalogue], { encoding: 'utf8' });
  expect(stdout).not.toContain('MISSED');
  expect(stdout).not.toContain('Without a defect');
  expect(status, stdout).toBe(0);
});
