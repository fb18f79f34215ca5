import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choice, flag, list, nameText, number, optional, optionalText, requiredList, text } from '../field.ts';
import { withReading } from './readings.ts';
import { repairValue } from './repair-value.ts';

const labels = ['Title', 'Description'] as const;
const link = z.object({
  label: text(...labels, 12),
  url: optionalText(...labels),
  style: choice(...labels, ['primary', 'quiet']),
});
const schema = z.object({
  title: text(...labels, 12),
  id: z.string().min(1),
  height: choice(...labels, ['auto', 'two-thirds']),
  isOpen: flag(...labels, true),
  seats: optional(number(...labels, { min: 1 })),
  links: list(...labels, link, 3),
  menu: optional(z.object({ name: text(...labels), sections: requiredList(...labels, link) })),
  time: withReading(z.string().regex(/^\d\d:\d\d$/), {
    read: (raw) => (typeof raw === 'string' ? raw.replace('.', ':') : undefined),
  }).optional(),
  size: withReading(z.number().min(1), { fallback: 40 }),
});
const valid = { title: 'Soho', id: '7', size: 1 };

function repair(change: object) {
  const result = repairValue(schema, { ...valid, ...change });
  if (!result.ok) return undefined;
  return {
    value: result.value,
    repairs: result.repairs.map(({ kind, path, message }) => `${kind} ${path.join('.')}: ${message}`),
  };
}

describe('a value that does not match its schema', () => {
  it.each([
    [
      'a choice in capitals',
      { height: 'TWO_THIRDS' },
      { height: 'two-thirds' },
      'converted height: must be one of: auto, two-thirds',
    ],
    ['a word for yes or no', { isOpen: 'No' }, { isOpen: false }, 'converted isOpen: '],
    ['a number as an id', { id: 12 }, { id: '12' }, 'converted id: must be text'],
    ['the notation of another service', { time: '11.30' }, { time: '11:30' }, 'converted time: Invalid string'],
  ])('is converted from another notation: %s [upstream.entries]', (_, change, expected, message) => {
    const repaired = repair(change);
    expect(repaired?.value).toMatchObject(expected);
    expect(repaired?.repairs).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['a number', { seats: '' }, { title: 'Soho' }],
    ['a choice', { height: ' ' }, { height: 'auto' }],
    ['a list', { links: '' }, { links: [] }],
    ['an object', { menu: '' }, { title: 'Soho' }],
    ['entries of a list', { links: [null, '', { label: 'Menu' }] }, { links: [{ label: 'Menu' }] }],
    ['a time', { time: null }, { title: 'Soho' }],
  ])('takes blank as absent without a repair: %s [upstream.entries]', (_, change, expected) => {
    const repaired = repair(change);
    expect(repaired?.value).toMatchObject(expected);
    expect(repaired?.repairs).toEqual([]);
  });

  it('loses an unknown choice, which has a default, and no more [upstream.entries]', () => {
    const repaired = repair({ height: 'huge', isOpen: 'perhaps' });
    expect(repaired?.value).toMatchObject({ height: 'auto', isOpen: true, title: 'Soho' });
    expect(repaired?.repairs).toEqual([
      'default height: must be one of: auto, two-thirds',
      expect.stringMatching(/^default isOpen:/),
    ]);
  });

  it('loses an optional field, and no more [upstream.entries]', () => {
    expect(repair({ seats: 'many' })).toMatchObject({
      value: { title: 'Soho' },
      repairs: [expect.stringMatching(/^removed seats:/)],
    });
  });

  it('loses an invalid list entry, and names its first position [upstream.entries]', () => {
    const links = [null, { label: 'A' }, { url: '/b' }];
    const repaired = repair({ links });
    expect(repaired?.value.links.map(({ label }) => label)).toEqual(['A']);
    expect(repaired?.repairs).toEqual(['removed links.2: is required: enter text']);
  });

  it('keeps as many valid entries as a list may have [upstream.entries]', () => {
    const links = [null, { label: 'A' }, { url: '/b' }, { label: 'C', style: 'LOUD' }, { label: ['D'] }];
    const repaired = repair({ links: [...links, { label: 'E' }, { label: 'F' }] });
    expect(repaired?.value.links.map(({ label }) => label)).toEqual(['A', 'C', 'E']);
    expect(repaired?.repairs).toEqual([
      'shortened links: must have at most 3 entries',
      'default links.3.style: must be one of: primary, quiet',
    ]);
  });

  it('loses an optional object of which a required part is invalid [upstream.entries]', () => {
    expect(repair({ menu: { name: 'Main', sections: [{ url: '/x' }] } })).toMatchObject({
      value: { title: 'Soho' },
      repairs: [expect.stringMatching(/^removed menu:/)],
    });
    expect(
      repair({ menu: { name: 'Main', sections: [{ url: '/x' }, { label: 'A' }] } })?.value.menu?.sections,
    ).toHaveLength(1);
  });

  it('is cut at the limit of a list or a text of several words, but an id is not [upstream.entries]', () => {
    const repaired = repair({ title: 'Soho and its garden', links: ['a', 'b', 'c', 'd'].map((label) => ({ label })) });
    expect(repaired?.value).toMatchObject({
      title: 'Soho and it…',
      links: [{ label: 'a' }, { label: 'b' }, { label: 'c' }],
    });
    expect(repaired?.repairs.map((each) => each.split(':')[0])).toEqual(['shortened title', 'shortened links']);
    expect(repair({ title: 'Sohoanditsgarden' })).toBeUndefined();
  });

  it('is cut within a word if it is a name, because some languages have no spaces [upstream.entries]', () => {
    const named = z.object({ name: nameText(...labels, 8) });
    expect(repairValue(named, { name: 'ร้านอาหารริมน้ำ' })).toMatchObject({
      value: { name: 'ร้านอาห…' },
      repairs: [{ kind: 'shortened', path: ['name'] }],
    });
  });

  it('has the fallback of a required field that is absent or invalid [upstream.entries]', () => {
    for (const size of [undefined, null, 'wide', 0]) {
      const repaired = repair({ size });
      expect(repaired?.value.size).toBe(40);
      expect(repaired?.repairs).toEqual([expect.stringMatching(/^default size:/)]);
    }
  });

  it('loses a field with several issues once [upstream.entries]', () => {
    const both = z.object({
      url: z
        .string()
        .min(1)
        .refine(() => false, 'must be an address')
        .optional(),
    });
    expect(repairValue(both, { url: '' })).toMatchObject({ ok: true, value: {} });
    expect(repairValue(both, { url: [] })).toMatchObject({ ok: true, repairs: [{ kind: 'removed', path: ['url'] }] });
  });

  it('loses a list entry without an id that would be read as text [upstream.entries]', () => {
    const entries = z.object({ data: z.array(z.object({ id: z.coerce.string().min(1) })) });
    expect(repairValue(entries, { data: [{ id: 1 }, {}] })).toMatchObject({
      value: { data: [{ id: '1' }] },
    });
  });

  it('is not repaired when a required field is invalid [upstream.entries]', () => {
    for (const change of [{ title: '' }, { title: 7.5, id: undefined }, { id: null }])
      expect(repair(change)).toBeUndefined();
    for (const raw of [null, 'text', 7, []]) expect(repairValue(schema, raw).ok).toBe(false);
  });

  it('does not change its input [upstream.entries]', () => {
    const input = { ...valid, links: [null, { label: 'A' }], height: 'AUTO' };
    const before = structuredClone(input);
    repairValue(schema, input);
    expect(input).toEqual(before);
  });
});
