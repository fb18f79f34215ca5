import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingChoice, choiceFields, formatChoiceQuery, readChoice, readStep } from './booking-choice.ts';

/** Parses a query as the site does: all values of every name. */
const queryOf = (search: string): Record<string, string[]> => {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
};

const nothing = readChoice({});

const code = fc.stringMatching(/^[\w-]{1,60}$/);
const id = fc.oneof(code, fc.constantFrom('Roof terrace', 'Café & bar (1st floor)'));
const padTwo = (most: number) => fc.integer({ min: 0, max: most }).map((each) => String(each).padStart(2, '0'));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const choices: fc.Arbitrary<BookingChoice> = fc.record({
  date: maybe(day),
  occasionId: maybe(id),
  adults: maybe(fc.integer({ min: 0, max: 500 })),
  children: maybe(fc.integer({ min: 0, max: 500 })),
  areaId: maybe(id),
  menuId: maybe(id),
  time: maybe(fc.tuple(padTwo(23), padTwo(59)).map((parts) => parts.join(':'))),
  extras: fc.array(fc.record({ id: code, quantity: fc.integer({ min: 1, max: 999 }) }), { maxLength: 50 }),
});

describe('a choice in a query', () => {
  it('is parsed to the same choice, whatever was chosen [form.nojs]', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom('party', 'time', 'extras', 'details'), (choice, step) => {
        const query = queryOf(formatChoiceQuery(step, choice));
        expect(readChoice(query)).toEqual(choice);
        expect(readStep(query)).toBe(step);
      }),
    );
  });

  it('is empty or well formed for any query [form.nojs]', () => {
    const anything = fc.dictionary(
      fc.constantFrom('date', 'occasion', 'adults', 'children', 'area', 'menu', 'time', 'extra', 'step', '__proto__'),
      fc.array(fc.string(), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(anything, (query) => {
        const choice = readChoice(query);
        expect(readChoice(queryOf(formatChoiceQuery('party', choice)))).toEqual(choice);
      }),
    );
  });

  it.each([
    ['date=2026-02-30'],
    ['date=2026-13-01'],
    ['date=0000-00-00'],
    ['date=2026-12-24T00:00'],
    ['date=24-12-2026'],
    ['date=+002026-12-24'],
    ['time=24:00'],
    ['time=19:60'],
    ['time=7:30'],
    ['time=19:30:00'],
    ['adults=1e9'],
    ['adults=1000000000'],
    ['adults=501'],
    ['adults=-2'],
    ['adults=2.5'],
    ['adults=%D9%A3'],
    ['adults='],
    ['children=NaN'],
    ['occasion=%2e%2e%2f'],
    ['occasion=din%2Fner'],
    [`area=${'a'.repeat(61)}`],
    ['menu=%3Cb%3E'],
    ['extra='],
    ['extra=cake'],
    ['extra=cake:0'],
    ['extra=cake:-1'],
    ['extra=cake:1000'],
    ['extra=cake:1:2'],
  ])('leaves out “%s” [form.nojs]', (search) => {
    expect(readChoice(queryOf(search))).toEqual(nothing);
  });

  it('uses the first value of a repeated parameter, and up to fifty extras [form.nojs]', () => {
    expect(readChoice(queryOf('adults=3&adults=9&date=2026-12-24&date=x')).adults).toBe(3);
    expect(readChoice(queryOf('adults=x&adults=9')).adults).toBeUndefined();
    const extras = Array.from({ length: 80 }, (_, at) => `extra=e${at}:1`).join('&');
    expect(readChoice(queryOf(extras)).extras).toHaveLength(50);
  });

  it('accepts only the four steps [form.nojs]', () => {
    for (const step of ['thanks', 'PARTY', '', 'constructor']) expect(readStep({ step: [step] })).toBeUndefined();
    expect(readStep({})).toBeUndefined();
  });

  it('leaves unchosen fields out of the query [form.nojs]', () => {
    expect(choiceFields({ date: '2026-12-24', adults: 2, extras: [] })).toEqual([
      ['date', '2026-12-24'],
      ['adults', '2'],
    ]);
  });
});
