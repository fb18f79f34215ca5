import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBuilds } from './builds.ts';

describe('the builds of the site', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'builds-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const nameOf = (number: number): string => String(number).repeat(12);
  const noon = new Date('2026-11-18T12:00:00Z');
  const hoursAgo = (hours: number): Date => new Date(noon.getTime() - hours * 3_600_000);
  const buildsAtNoon = () => createBuilds(root, () => noon);

  /** A complete build that was made or started the given number of hours ago. */
  function build(number: number, hours: number): string {
    const name = nameOf(number);
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'finished'), '');
    utimesSync(join(root, name, 'finished'), hoursAgo(hours), hoursAgo(hours));
    return name;
  }
  const foldersLeft = (): string[] =>
    readdirSync(root)
      .filter((each) => !each.endsWith('.lock'))
      .sort();
  const runningFrom = (name: string, id: number): void => {
    mkdirSync(join(root, name, 'in-use'), { recursive: true });
    writeFileSync(join(root, name, 'in-use', String(id)), '');
  };

  it('are listed newest first, without incomplete ones', () => {
    const [one, two] = [build(1, 5), build(2, 1)];
    mkdirSync(join(root, nameOf(3)));
    mkdirSync(join(root, 'dev'));
    expect(createBuilds(root).finished()).toEqual([two, one]);
  });

  it('are removed when old, except the newest two and those in use', () => {
    const [one, two, three, four] = [build(1, 4), build(2, 3), build(3, 2), build(4, 1)];
    const ended = spawnSync(process.execPath, ['--version']).pid;
    runningFrom(one, process.pid);
    runningFrom(two, ended);
    buildsAtNoon().removeOld();
    expect(foldersLeft()).toEqual([one, three, four]);
  });

  it('are kept while they are being built, and removed when they were abandoned', () => {
    for (const [name, hours] of [
      [nameOf(1), 0.9],
      [nameOf(2), 1.1],
      ['dev', 2],
    ] as const) {
      mkdirSync(join(root, name));
      utimesSync(join(root, name), hoursAgo(hours), hoursAgo(hours));
    }
    buildsAtNoon().removeOld();
    expect(foldersLeft()).toEqual([nameOf(1), 'dev']);
  });

  it('become the newest when a site is started from them', () => {
    const [one, two] = [build(1, 5), build(2, 1)];
    const builds = buildsAtNoon();
    builds.markInUse(one);
    expect(builds.finished()).toEqual([one, two]);
    expect(readdirSync(join(root, one, 'in-use'))).toEqual([String(process.pid)]);
  });

  it('are in use until the process ends, and not by processes that have ended', () => {
    const name = build(1, 5);
    const ended = spawnSync(process.execPath, ['--version']).pid;
    runningFrom(name, ended);
    expect(createBuilds(root).markInUse(name, process.ppid)).toBe(true);
    expect(readdirSync(join(root, name, 'in-use'))).toEqual([String(process.ppid)]);
  });

  it('cannot be marked as used when they are incomplete or removed', () => {
    mkdirSync(join(root, nameOf(1)));
    expect(createBuilds(root).markInUse(nameOf(1))).toBe(false);
    expect(createBuilds(root).markInUse(nameOf(2))).toBe(false);
    expect(existsSync(join(root, nameOf(2)))).toBe(false);
  });

  /** A process that builds until another one waits for it. Resolves to a summary of what it did. */
  function start(name: string, how = ''): Promise<string> {
    const waits = JSON.stringify(join(root, 'waits'));
    const script = `
      import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
      import { createBuilds } from ${JSON.stringify(join(import.meta.dirname, 'builds.ts'))};
      const builds = createBuilds(${JSON.stringify(root)});
      const printed = [];
      await builds.buildOnce('${name}', async () => {
        printed.push('built');
        appendFileSync(${JSON.stringify(join(root, 'begun'))}, 'x');
        while (!existsSync(${waits})) await new Promise((resolve) => setTimeout(resolve, 20));
        ${how}
        mkdirSync(builds.folderOf('${name}'), { recursive: true });
      }, () => {
        printed.push('waited');
        writeFileSync(${waits}, '');
      });
      printed.push(builds.markInUse('${name}') ? 'held' : 'lost');
      process.stdout.write(printed.join(' '));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    return new Promise((resolve) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.once('close', () => resolve(output));
    });
  }
  const begun = (): string => (existsSync(join(root, 'begun')) ? readFileSync(join(root, 'begun'), 'utf8') : '');

  it('are built once by two concurrent starts: one builds, the other waits, and both use the build', async () => {
    const output = await Promise.all([start(nameOf(1)), start(nameOf(1))]);
    expect(output.sort()).toEqual(['built held', 'waited held']);
    expect(begun()).toBe('x');
  });

  it('are built by the waiting process when the other one dies', async () => {
    const dying = start(nameOf(1), "process.kill(process.pid, 'SIGKILL');");
    await expect.poll(begun, { timeout: 15_000 }).toBe('x');
    expect(await Promise.all([dying, start(nameOf(1))])).toEqual(['', 'waited built held']);
  });

  it('are an empty list before anything was built', () => {
    expect(createBuilds(join(root, 'nowhere')).finished()).toEqual([]);
  });
});
