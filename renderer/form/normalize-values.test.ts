import { describe, expect, it } from 'vitest';
import type { FieldSchema } from './form-schema.ts';
import { normalizeValues } from './normalize-values.ts';

const text: FieldSchema = { type: 'string' };
const row: FieldSchema = { type: 'object', properties: { employer: text } };
const schema: FieldSchema = {
  required: ['files', 'person'],
  properties: {
    name: text,
    guests: { type: 'integer' },
    terms: { type: 'boolean', const: true },
    news: { type: 'boolean' },
    interests: { type: 'array', items: text },
    jobs: { type: 'array', items: row },
    address: { type: 'object', properties: { city: text } },
    person: { type: 'object', properties: { city: text } },
    files: { type: 'array', items: text },
  },
};
const normalize = (values: Readonly<Record<string, unknown>>) => normalizeValues(schema, values);
/** A required list is present although it is empty. */
const least = { files: [] };

describe('the values of a form', () => {
  it('contain the fields of the form and nothing else [form.server]', () => {
    expect(normalize({ name: 'Ada', role: 'admin', constructor: 'x' })).toEqual({ ...least, name: 'Ada' });
    expect(normalize(JSON.parse('{"__proto__":{"name":"Ada"}}'))).toEqual(least);
  });

  it('are trimmed, and empty ones are left out [form.server]', () => {
    expect(normalize({ name: '  Ada ' })).toEqual({ ...least, name: 'Ada' });
    expect(normalize({ name: '  ', interests: ['', ' '], address: { city: ' ' }, news: null })).toEqual(least);
  });

  it('have numbers in number fields; other text stays as typed [form.server]', () => {
    const guests = (value: unknown) => normalize({ guests: value }).guests;
    expect(['12', ' 7 ', '-3', '123456789', 4].map(guests)).toEqual([12, 7, -3, 123_456_789, 4]);
    expect(['1234567890', '12.5', 'many', '1e3'].map(guests)).toEqual(['1234567890', '12.5', 'many', '1e3']);
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(guests)).toEqual([undefined, undefined]);
  });

  it('leave out a required checkbox that is not ticked; another one is false [form.server]', () => {
    expect(normalize({ terms: false, news: false })).toEqual({ ...least, news: false });
    expect(normalize({ terms: true, news: true })).toEqual({ ...least, terms: true, news: true });
  });

  it('keep each row of a list, even an empty one; empty lists are left out unless required [form.server]', () => {
    expect(normalize({ jobs: [{ employer: ' Row ' }, {}], files: [] })).toEqual({
      ...least,
      jobs: [{ employer: 'Row' }, {}],
    });
    expect(normalize({ jobs: [], interests: [' wine ', ''] })).toEqual({ ...least, interests: ['wine'] });
  });

  it('keep a required object without values [form.server]', () => {
    expect(normalize({ person: {}, address: {} })).toEqual({ ...least, person: {} });
    expect(normalize({ person: { city: ' Bath ' } })).toEqual({ ...least, person: { city: 'Bath' } });
  });

  it('keep a value of the wrong kind for validation to report [form.server]', () => {
    const wrong = { name: ['Ada'], guests: { many: 1 }, interests: 'wine', jobs: ['Row'] };
    expect(normalize(wrong)).toEqual({ ...least, ...wrong });
  });
});
