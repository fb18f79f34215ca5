import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { picturesAreAlike } from './open-browser.ts';
import { readPng } from './picture/read-png.ts';
import { writePng } from './picture/write-png.ts';

test.skip(!picturesAreAlike, 'Screenshots are compared on Linux x64 only.');
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

function visual(...words: string[]): { readonly status: number | null; readonly said: string } {
  const script = join(import.meta.dirname, 'visual.ts');
  const places = ['--baselines', baselines, '--results', results, '--catalogue', catalogue];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words, ...places], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a tile type without baselines fails, and one command approves them [visual.local]', () => {
  const first = visual('divider--');
  expect(first.status, first.said).toBe(1);
  expect(first.said).toContain('divider has no baselines');
  expect(first.said).toContain('npm run visual:approve divider--');
  expect(visual('divider--', '--approve').said).toMatch(/Baselines: [1-9]\d* approved, 0 obsolete removed/);
  const second = visual('divider--');
  expect(second.status, second.said).toBe(0);
});

test('one missing baseline fails, and is approved by its name alone [visual.local]', () => {
  const [one = '', other = ''] = readdirSync(baselines);
  for (const file of [one, other]) rmSync(join(baselines, file));
  const { status, said } = visual('divider--');
  expect(status, said).toBe(1);
  expect(said).toContain(`${one.replace('.png', '')}: no baseline`);
  expect(visual(one.replace('.png', ''), '--approve').said).toContain('Baselines: 1 approved, 0 obsolete removed.');
  expect(existsSync(join(baselines, one))).toBe(true);
  expect(existsSync(join(baselines, other))).toBe(false);
  expect(visual('divider--', '--approve').said).toContain('Baselines: 1 approved, 0 obsolete removed.');
});

test('one changed pixel fails with the three pictures side by side, until it is approved [visual.local]', () => {
  const [name = ''] = readdirSync(baselines);
  const file = join(baselines, name);
  const before = readFileSync(file);
  const picture = readPng(before);
  const pixels = Uint8Array.from(picture.pixels);
  pixels[3000] = (pixels[3000] ?? 0) > 128 ? 0 : 255;
  writeFileSync(file, writePng({ ...picture, pixels }));

  const { status, said } = visual('divider--');
  expect(status).toBe(1);
  expect(said).toContain(`${name.replace('.png', '')}: 1 pixels differ`);
  const page = readFileSync(join(results, 'index.html'), 'utf8');
  expect(page.match(/<img src="data:image\/png;base64,/g)).toHaveLength(3);
  expect(page).not.toMatch(/(src|href)="(?!data:)/);

  expect(visual('divider--', '--approve').said).toContain('Baselines: 1 approved');
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(visual('divider--').status).toBe(0);
  expect(existsSync(join(results, 'index.html'))).toBe(false);
});

test('an obsolete baseline fails, and is removed with the subset that it belongs to [visual.local]', () => {
  const [name = ''] = readdirSync(baselines);
  const copy = (copied: string) => cpSync(join(baselines, name), join(baselines, `${copied}.png`));
  copy('divider--gone@360');
  copy('tasting-menu--plain@360');
  const { status, said } = visual('divider--');
  expect(status).toBe(1);
  expect(said).toContain('divider--gone@360: obsolete');
  expect(visual('divider--', '--approve').said).toContain('1 obsolete removed');
  expect(visual('divider--').status).toBe(0);
  expect(existsSync(join(baselines, 'tasting-menu--plain@360.png'))).toBe(true);
});

test('a style sheet that was broken on purpose breaks the law it should, whatever the fault [visual.local]', () => {
  const script = join(import.meta.dirname, 'faults/visual-faults.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, '--catalogue', catalogue], { encoding: 'utf8' });
  expect(stdout).not.toContain('MISSED');
  expect(stdout).not.toContain('Without a fault');
  expect(status, stdout).toBe(0);
});
