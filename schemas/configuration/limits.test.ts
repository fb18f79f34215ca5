import { describe, expect, it } from 'vitest';
import { limitValues } from './limits.ts';
import { readConfiguration } from './parse/read-configuration.ts';
import { toVariableName } from './parse/to-variable-name.ts';

/** Each limit with its default and a text that must be rejected. */
const limits = {
  trustedProxies: [0, '-1'],
  visitorLimitSeconds: [3600, '0'],
  bookingsPerVisitor: [120, '0'],
  refusedCardsPerVisitor: [10, '0'],
  pagesPerVisitor: [10_000, '0'],
  formsPerVisitor: [10, '0'],
  provedFormsPerVisitor: [120, '0'],
  secretsPerVisitor: [120, '0'],
  challengeCost: [5000, '0'],
  callsPerVisitor: [6000, 'none'],
  bookingsPerEmail: [3, '0'],
  mailsPerEmail: [6, 'six'],
  mailsPerMinute: [600, '1e9'],
  storedFilesMegabytes: [5000, '0'],
} as const;

describe('the limits', () => {
  it('are all tested here', () => {
    expect(Object.keys(limits).sort()).toEqual(Object.keys(limitValues).sort());
  });

  it.each(Object.entries(limits))(
    'use the default of %s, accept another value and reject an invalid one [config.constants]',
    (name, [expected, bad]) => {
      const variable = toVariableName(name);
      const valueIn = (env: Record<string, string>) => {
        const read = readConfiguration(env);
        return read.ok ? new Map(Object.entries(read.value)).get(name) : read.message;
      };
      expect(valueIn({})).toBe(expected);
      expect(valueIn({ [variable]: '10' })).toBe(10);
      expect(valueIn({ [variable]: bad })).toContain(`${variable} must be a whole number from `);
    },
  );
});
