import { describe, expect, it } from 'vitest';
import type { FormRule } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentations, FieldSchema } from './form-schema.ts';
import { type BrokenRule, orderErrors } from './order-errors.ts';

const text: FieldSchema = { type: 'string' };
const schema: FieldSchema = {
  properties: {
    name: text,
    jobs: { type: 'array', items: { type: 'object', properties: { employer: text, title: text } } },
    email: text,
    birthday: { type: 'object', properties: { day: text, month: text, year: text } },
  },
};
const presentations: FieldPresentations = {
  name: { control: 'text', messages: { required: 'Enter your name', pattern: 'Use letters', maxLength: 'Too long' } },
  jobs: { control: 'rows', messages: { type: 'Say where you worked' } },
  birthday: { control: 'birthday', messages: { type: 'Not a date' } },
  'jobs.*.employer': { control: 'text', messages: { required: 'Enter the employer' } },
};
const context = { today: '2026-12-01', choices: {} };
const validate = (broken: readonly BrokenRule[], rules: readonly FormRule[] = []) =>
  orderErrors({ schema, presentations, rules, values: {}, broken, context });
const broken = (path: string, keyword = 'required'): BrokenRule => ({ path, keyword });

describe('the errors of a form', () => {
  it('are in the order of its fields and rows [form.a11y]', () => {
    const paths = ['email', 'jobs.10.employer', 'jobs.2.title', 'jobs.2.employer', 'name'];
    expect(validate(paths.map((path) => broken(path))).map(({ path }) => path)).toEqual([
      'name',
      'jobs.2.employer',
      'jobs.2.title',
      'jobs.10.employer',
      'email',
    ]);
  });

  it('have one message for each field: the most important [form.a11y]', () => {
    expect(validate([broken('name', 'pattern'), broken('name', 'maxLength'), broken('name')])).toEqual([
      { path: 'name', message: 'Enter your name' },
    ]);
    expect(validate([broken('name', 'pattern'), broken('name', 'maxLength')])).toEqual([
      { path: 'name', message: 'Too long' },
    ]);
  });

  it('use the message of the field, otherwise that of its ancestor [form.a11y]', () => {
    expect(validate([broken('jobs.0.employer')])).toEqual([{ path: 'jobs.0.employer', message: 'Enter the employer' }]);
    expect(validate([broken('jobs.0.title')])).toEqual([{ path: 'jobs.0.title', message: 'Say where you worked' }]);
    expect(validate([broken('email')])).toEqual([{ path: 'email', message: 'This cannot be sent as it is' }]);
  });

  it('have one message for a date in parts, at its first invalid part [form.a11y] [signup.fields]', () => {
    expect(validate([broken('birthday.year'), broken('birthday.month'), broken('email')])).toEqual([
      { path: 'email', message: 'This cannot be sent as it is' },
      { path: 'birthday.month', message: 'Not a date' },
    ]);
  });

  it('leave out fields inside a field with an error [form.a11y]', () => {
    expect(validate([broken('jobs.0.employer'), broken('jobs', 'minItems'), broken('name')])).toEqual([
      { path: 'name', message: 'Enter your name' },
      { path: 'jobs', message: 'Say where you worked' },
    ]);
  });

  it('include those of rules between fields, unless one of those fields has an error already [form.server]', () => {
    const rule: FormRule = {
      fields: ['jobs'],
      validate: (_, { today }) => [
        { path: 'jobs.0.title', message: `After ${today}` },
        { path: 'name', message: 'Another name' },
      ],
    };
    expect(validate([], [rule])).toEqual([
      { path: 'name', message: 'Another name' },
      { path: 'jobs.0.title', message: 'After 2026-12-01' },
    ]);
    expect(validate([broken('name')], [rule])).toEqual([
      { path: 'name', message: 'Enter your name' },
      { path: 'jobs.0.title', message: 'After 2026-12-01' },
    ]);
    expect(validate([broken('jobs.1.employer')], [rule])).toEqual([
      { path: 'jobs.1.employer', message: 'Enter the employer' },
    ]);
  });
});
