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
/** What must be there is there, though nothing is in it. */
const least = { files: [] };

describe('the values of a form', () => {
  it('hold what the form asks for and nothing else [form.server]', () => {
    expect(normalize({ name: 'Ada', role: 'admin', constructor: 'x' })).toEqual({ ...least, name: 'Ada' });
    expect(normalize(JSON.parse('{"__proto__":{"name":"Ada"}}'))).toEqual(least);
  });

  it('have texts without what stands around them, and none for what is left empty [form.server]', () => {
    expect(normalize({ name: '  Ada ' })).toEqual({ ...least, name: 'Ada' });
    expect(normalize({ name: '  ', interests: ['', ' '], address: { city: ' ' }, news: null })).toEqual(least);
  });

  it('have whole numbers for figures; what is no number stays as it was typed [form.server]', () => {
    const guests = (value: unknown) => normalize({ guests: value }).guests;
    expect(['12', ' 7 ', '-3', '123456789', 4].map(guests)).toEqual([12, 7, -3, 123_456_789, 4]);
    expect(['1234567890', '12.5', 'many', '1e3'].map(guests)).toEqual(['1234567890', '12.5', 'many', '1e3']);
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(guests)).toEqual([undefined, undefined]);
  });

  it('lack a box that must be ticked and is not; another that is not ticked is a no [form.server]', () => {
    expect(normalize({ terms: false, news: false })).toEqual({ ...least, news: false });
    expect(normalize({ terms: true, news: true })).toEqual({ ...least, terms: true, news: true });
  });

  it('keep each row of a list, also an empty one, and lists without one are left out unless they must be there [form.server]', () => {
    expect(normalize({ jobs: [{ employer: ' Row ' }, {}], files: [] })).toEqual({
      ...least,
      jobs: [{ employer: 'Row' }, {}],
    });
    expect(normalize({ jobs: [], interests: [' wine ', ''] })).toEqual({ ...least, interests: ['wine'] });
  });

  it('keep what must be there, though nothing is in it [form.server]', () => {
    expect(normalize({ person: {}, address: {} })).toEqual({ ...least, person: {} });
    expect(normalize({ person: { city: ' Bath ' } })).toEqual({ ...least, person: { city: 'Bath' } });
  });

  it('keep what is of another kind than its field, which is told of later [form.server]', () => {
    const wrong = { name: ['Ada'], guests: { many: 1 }, interests: 'wine', jobs: ['Row'] };
    expect(normalize(wrong)).toEqual({ ...least, ...wrong });
  });
});
