import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
  const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

  /** A whole build that was made or started so many hours ago. */
  function build(number: number, hours: number): string {
    const name = nameOf(number);
    mkdirSync(join(root, name));
    createBuilds(root).finish(name);
    utimesSync(join(root, name, 'finished'), hoursAgo(hours), hoursAgo(hours));
    return name;
  }
  const runningFrom = (name: string, id: number): void => {
    mkdirSync(join(root, name, 'in-use'), { recursive: true });
    writeFileSync(join(root, name, 'in-use', String(id)), '');
  };

  it('are listed from the newest on, without those that are not whole', () => {
    const [one, two] = [build(1, 5), build(2, 1)];
    mkdirSync(join(root, nameOf(3)));
    mkdirSync(join(root, 'dev'));
    expect(createBuilds(root).finished()).toEqual([two, one]);
  });

  it('go when they are old, but never the newest two or one that a process runs from', () => {
    const [one, two, three, four] = [build(1, 4), build(2, 3), build(3, 2), build(4, 1)];
    const ended = spawnSync(process.execPath, ['--version']).pid;
    runningFrom(one, process.pid);
    runningFrom(two, ended);
    createBuilds(root).removeOld();
    expect(readdirSync(root).sort()).toEqual([one, three, four]);
  });

  it('are left alone while they are being made, and removed when they never were finished', () => {
    mkdirSync(join(root, nameOf(1)));
    mkdirSync(join(root, nameOf(2)));
    utimesSync(join(root, nameOf(2)), hoursAgo(2), hoursAgo(2));
    mkdirSync(join(root, 'dev'));
    utimesSync(join(root, 'dev'), hoursAgo(2), hoursAgo(2));
    createBuilds(root).removeOld();
    expect(readdirSync(root).sort()).toEqual([nameOf(1), 'dev']);
  });

  it('are the newest when a site has been started from them', () => {
    const [one, two] = [build(1, 5), build(2, 1)];
    const builds = createBuilds(root);
    builds.hold(one);
    expect(builds.finished()).toEqual([one, two]);
    expect(readdirSync(join(root, one, 'in-use'))).toEqual([String(process.pid)]);
  });

  it('are none before anything has been built', () => {
    expect(createBuilds(join(root, 'nowhere')).finished()).toEqual([]);
  });
});
