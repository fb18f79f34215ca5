import { describe, expect, it } from 'vitest';
import { formGroups } from '#preview/app/content/editor/form-groups.ts';
import { contentKinds } from '#schemas/api/content/content-kind.ts';
import { page } from '#schemas/content/page/page.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { labelOfChoice } from './choice/choice-field.tsx';
import { describeFields, type Field, type NamedField } from './describe-field.ts';
import { describeProblem } from './describe-problem.ts';

/** Parts with a form of their own. */
const ownForms = new Set(['allergens', 'tiles']);

const withInner = (where: string, { name, field }: NamedField): (readonly [where: string, field: Field])[] => {
  const path = `${where}.${name}`;
  if (ownForms.has(name)) return [[path, field]];
  if (field.kind === 'object') return [[path, field], ...field.fields.flatMap((each) => withInner(path, each))];
  if (field.kind === 'list') return [[path, field], ...withInner(path, { name: '*', field: field.item })];
  return [[path, field]];
};

/** Every field of every form. */
const fields = [
  ...contentKinds.flatMap((kind) =>
    formGroups(kind).flatMap((group) => group.fields.flatMap((each) => withInner(kind, each))),
  ),
  ...Object.values(tiles).flatMap(({ type, schema }) =>
    describeFields(schema).flatMap((each) => withInner(type, each)),
  ),
  ...describeFields(page).flatMap((each) => withInner('page', each)),
];

/** Begins with a word that does not begin the name of a thing, or has a name of a program. */
const noName = /^(from|to|at|up|and|or|of|in|on|instead|before|after|until|opens|closes|when|lists)\b|slug|_/i;

/** Labels that are read with their value. */
const optionalPhrases = new Set(['On a phone', 'In search engines', 'After a booking', 'After a request']);

describe('the labels of all forms [editor.content] [preview.errors]', () => {
  it('name a thing, which is described', () => {
    const unclear = fields.flatMap(([path, { title, description }]) =>
      title === '' || description === '' || (noName.test(title) && !optionalPhrases.has(title))
        ? [`${path}: ${title}`]
        : [],
    );
    expect(unclear).toEqual([]);
  });

  it('make a sentence when a value is missing', () => {
    const missing = fields
      .filter(([, { isRequired }]) => isRequired)
      .map(([path, field]) => [path, describeProblem(`“${field.title}” is required: enter text.`, field)] as const);
    expect(missing.length).toBeGreaterThan(50);
    for (const [path, message] of missing) {
      expect(message, path).toMatch(/^(Write|Enter|Choose|Add) (a (?![aeiou])|an (?=[aeiou]))?[a-z].*\.$/);
      expect(message.replace(/^\w+ (an? )?/, ''), path).not.toMatch(noName);
    }
  });

  it('say the options of a choice in words', () => {
    const options = fields.flatMap(([path, field]) =>
      field.kind === 'choice' ? field.values.map((value) => [path, labelOfChoice(field, value)] as const) : [],
    );
    expect(options.length).toBeGreaterThan(100);
    for (const [path, label] of options) expect(label, path).toMatch(/^[A-Z][a-z]*( |$)/);
    expect(options.map(([, label]) => label)).toContain('Centre');
    expect(options.filter(([, label]) => /\bcenter\b/i.test(label))).toEqual([]);
  });
});
