import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import type { Problem, ProblemCode } from '#schemas/content/problem/problem.ts';
import { withPublishSeverity } from '../publish-severity.ts';
import { shorten } from './shorten.ts';
import { valueAt } from './value-at.ts';

it.each([
  ['12345', 5, '12345'],
  ['123456', 5, '1234…'],
  ['12 456', 4, '12…'],
  ['', 1, ''],
])('the text “%s” of at most %d characters is “%s” [preview.publish]', (text, max, shortened) => {
  expect(shorten(text, max)).toBe(shortened);
});

describe('the value at a path', () => {
  const page = { tiles: [{ links: [{ linkUrl: '/menu' }] }], title: null };

  it('is the whole without steps, and else that of its fields and entries [preview.publish]', () => {
    expect(valueAt(page, [])).toBe(page);
    expect(valueAt(page, ['tiles', 0, 'links', 0, 'linkUrl'])).toBe('/menu');
    expect(valueAt(page, ['title'])).toBeNull();
  });

  it.each([
    [['tiles', 1]],
    [['title', 'length']],
    [['tiles', 0, 'links', 0, 'linkUrl', 0]],
    [['constructor']],
    [['tiles', 'map']],
  ])('is undefined at %j, where there is none [preview.publish]', (path) => {
    expect(valueAt(page, path)).toBeUndefined();
  });
});

it('walks through the objects, lists and values of content that are present [preview.publish]', () => {
  const link = z.object({ text: z.string().nullish(), url: z.string() });
  const schema = z.object({ links: z.array(link).optional(), title: z.string(), note: z.string().optional() });
  const visited: unknown[] = [];
  const content = { links: [{ url: '/a', text: null }, { url: '/b' }], title: 'A' };
  walkFields(schema, content, (field, value, path) => {
    visited.push([path.join('.'), field.def.type, typeof value]);
  });
  expect(visited).toEqual([
    ['', 'object', 'object'],
    ['links', 'array', 'object'],
    ['links.0', 'object', 'object'],
    ['links.0.url', 'string', 'string'],
    ['links.1', 'object', 'object'],
    ['links.1.url', 'string', 'string'],
    ['title', 'string', 'string'],
  ]);
});

it.each<[ProblemCode, boolean | undefined, Problem['severity']]>([
  ['page-malformed', true, 'error'],
  ['field-ignored', false, 'error'],
  ['field-converted', undefined, 'error'],
  ['field-converted', true, 'error'],
  ['field-converted', false, 'warning'],
  ['rich-text-removed', undefined, 'warning'],
])(
  'a warning of the kind %s, with pages published here (%s), is of severity %s before publishing [preview.errors]',
  (code, storesPages, severity) => {
    const problem: Problem = { code, severity: 'warning', path: [], message: 'x' };
    expect(withPublishSeverity(storesPages)(problem)).toEqual({ ...problem, severity });
  },
);
