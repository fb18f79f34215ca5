import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { picturesAreAlike } from './open-browser.ts';
import { readPng } from './picture/read-png.ts';
import { writePng } from './picture/write-png.ts';

test.skip(!picturesAreAlike, 'Pictures are made on Linux x64 alone.');
test.describe.configure({ mode: 'serial' });

let folder: string;
let approved: string;
let results: string;
let catalogue: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  [approved, results] = [join(folder, 'approved'), join(folder, 'results')];
  catalogue = buildCatalogue();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function visual(...words: string[]): { readonly status: number | null; readonly said: string } {
  const script = join(import.meta.dirname, 'visual.ts');
  const places = ['--approved', approved, '--results', results, '--catalogue', catalogue];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words, ...places], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a tile type that is new passes by the laws alone, and one command approves its pictures [visual.local]', () => {
  const first = visual('divider--');
  expect(first.status, first.said).toBe(0);
  expect(first.said).toContain('divider is new');
  expect(first.said).toContain('npm run visual:approve divider--');
  expect(visual('divider--', '--approve').said).toMatch(/Approved [1-9]\d* pictures, removed 0/);
  const second = visual('divider--');
  expect(second.status, second.said).toBe(0);
  expect(second.said).not.toContain('is new');
});

test('a picture that nobody has approved, of a tile type that is known, fails [visual.local]', () => {
  const [name = ''] = readdirSync(approved);
  rmSync(join(approved, name));
  const { status, said } = visual('divider--');
  expect(status, said).toBe(1);
  expect(said).toContain('no picture is approved');
  expect(visual('divider--', '--approve').said).toContain('Approved 1 pictures');
});

test('one pixel that changed fails with the three pictures side by side, until it is approved [visual.local]', () => {
  const [name = ''] = readdirSync(approved);
  const file = join(approved, name);
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

  expect(visual('divider--', '--approve').said).toContain('Approved 1 pictures');
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(visual('divider--').status).toBe(0);
  expect(existsSync(join(results, 'index.html'))).toBe(false);
});

test('a picture that no story has any more fails, and is removed when pictures are approved [visual.local]', () => {
  const [name = ''] = readdirSync(approved);
  cpSync(join(approved, name), join(approved, 'divider--gone@360.png'));
  const { status, said } = visual('divider--');
  expect(status).toBe(1);
  expect(said).toContain('divider--gone@360: approved, and no story has it');
  expect(visual('divider--', '--approve').said).toContain('removed 1');
});

test('a style sheet that was broken on purpose breaks the law it should, whatever the fault [visual.local]', () => {
  const script = join(import.meta.dirname, 'faults/visual-faults.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, '--catalogue', catalogue], { encoding: 'utf8' });
  expect(stdout).not.toContain('MISSED');
  expect(stdout).not.toContain('Without a fault');
  expect(status, stdout).toBe(0);
});
