import fc from 'fast-check';
import type { FieldSchema } from '#renderer/form/form-schema.ts';

/** Texts that almost fit some field, and some that fit none. */
const sampleTexts = [
  '',
  ' ',
  'Zoë',
  'Anne-Marie',
  'O’Neill',
  'Nguyễn Thị',
  'x',
  'http://evil.example',
  'www.evil.example',
  'zoe@example.com',
  'zoe@example',
  ' zoe@example.com\u200B',
  'a@b@c.de',
  '07700 900 982',
  '+44 808 157 0192',
  '1234567',
  '.......',
  '2026-12-24',
  '2027-02-30',
  '2025-01-01',
  '19:30',
  '25:00',
  '1001',
  'soho',
  '12',
  '0',
  '-1',
  '31',
  '1904',
  '1e3',
  '\u0000',
  'line\nline',
  '\r\n',
  '😀'.repeat(30),
  'é'.repeat(51),
  '\u{20000}'.repeat(50),
  '\u{20000}'.repeat(51),
  '\u{1F382}'.repeat(1500),
  'a'.repeat(2001),
  '__proto__',
  '<script>',
] as const;

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -5, max: 2300 }),
  fc.double(),
  fc.constantFrom(...sampleTexts),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.constantFrom(...sampleTexts), { maxLength: 4 }),
  fc.object({ maxDepth: 1 }),
);

/** Generates values for a field: mostly of its type, often near its limits, sometimes anything at all. */
export function arbitraryValue(field: FieldSchema): fc.Arbitrary<unknown> {
  const matching = arbitraryFor(field);
  return fc.oneof({ weight: 6, arbitrary: matching }, { weight: 1, arbitrary: anything });
}

function arbitraryFor({ type, properties, items, enum: options }: FieldSchema): fc.Arbitrary<unknown> {
  if (options) return fc.constantFrom(...options);
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, arbitraryValue(field)])),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(arbitraryValue(items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(
        fc.integer({ min: -1, max: 40 }),
        fc.integer({ min: 1900, max: 2205 }),
        fc.constantFrom(...sampleTexts),
      );
    default:
      return fc.constantFrom(...sampleTexts);
  }
}
