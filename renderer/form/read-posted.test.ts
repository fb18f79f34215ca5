import { describe, expect, it } from 'vitest';
import type { FieldSchema } from './form-schema.ts';
import { readPosted } from './read-posted.ts';

const text: FieldSchema = { type: 'string' };
const schema: FieldSchema = {
  type: 'object',
  properties: {
    name: text,
    terms: { type: 'boolean' },
    interests: { type: 'array', items: text },
    address: { type: 'object', properties: { city: text } },
    jobs: { type: 'array', items: { type: 'object', properties: { employer: text, current: { type: 'boolean' } } } },
  },
};

function read(fields: readonly (readonly [string, string | Blob])[]) {
  const posted = new FormData();
  for (const [name, value] of fields) posted.append(name, value);
  return readPosted(schema, posted);
}
const nothing = { terms: false, interests: [], address: {}, jobs: [] };

describe('a form that a browser posts without script', () => {
  it('is read by the names of its fields; other fields are ignored [form.nojs]', () => {
    const fields = [
      ['name', 'Ada'],
      ['terms', 'on'],
      ['interests', 'wine'],
      ['interests', 'cooking'],
      ['address.city', 'Bath'],
      ['city', 'London'],
    ] as const;
    expect(read(fields)).toEqual({
      name: 'Ada',
      terms: true,
      interests: ['wine', 'cooking'],
      address: { city: 'Bath' },
      jobs: [],
    });
  });

  it('has no value for a missing field, and a checkbox counts as ticked only with the value on [form.nojs]', () => {
    expect(read([])).toEqual(nothing);
    expect(read([['terms', 'false']])).toEqual(nothing);
  });

  it('accepts only text in text fields, not a file [form.server]', () => {
    const file = new Blob(['x']);
    expect(
      read([
        ['name', file],
        ['interests', file],
        ['interests', 'wine'],
      ]),
    ).toEqual({ ...nothing, interests: ['wine'] });
  });

  it('has its rows in the order of their numbers, even with gaps [form.nojs]', () => {
    const { jobs } = read([
      ['jobs.12.employer', 'Last'],
      ['jobs.2.employer', 'Second'],
      ['jobs.0.current', 'on'],
      ['jobs.0.employer', 'First'],
      ['jobs.1000.employer', 'No row'],
      ['jobs.x.employer', 'No row'],
      ['otherjobs.3.employer', 'No row'],
      ['jobs.5', 'No field'],
    ]);
    expect(jobs).toEqual([
      { employer: 'First', current: true },
      { employer: 'Second', current: false },
      { employer: 'Last', current: false },
    ]);
  });

  it('has at most sixty rows [form.abuse]', () => {
    const rows = Array.from({ length: 80 }, (_, at) => [`jobs.${at}.employer`, `${at}`] as const);
    expect(read(rows).jobs).toHaveLength(60);
  });
});
