import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { changeProblems } from './change-problems.ts';
import { probesOf } from './every-probe.ts';
import { configurationOf } from './setting-probe.ts';

// `every-setting.e2e.ts` probes the settings that change the running site, service or preview.

describe('a part of the product', () => {
  test.each(probesOf('part'))('differs by %s [config.constants]', async (variable, probe) => {
    const { [variable]: _, ...others } = { ...probe.with };
    const before = configurationOf({ ...others, ...(probe.before !== undefined && { [variable]: probe.before }) });
    const after = configurationOf({ ...others, [variable]: probe.value });
    expect(changeProblems(await probe.look(before), await probe.look(after), probe)).toEqual([]);
  });
});

describe('a setting', () => {
  test.each(probesOf('tested'))('%s has a test of its own', (_, { file, title }) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

  test.each(probesOf('constant'))('%s accepts only one value', (variable, { refused }) => {
    const read = readConfiguration({ [variable]: refused });
    expect(read.ok ? '' : read.message).toContain(`${variable} must be `);
  });
});
