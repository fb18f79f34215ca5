import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formSchema } from '#renderer/form/form-schema.ts';
import { normalizeValues } from '#renderer/form/normalize-values.ts';
import { validateForm } from '#renderer/form/validate-form.ts';
import type { FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { formValidator } from '../compiled/form-validator.ts';
import { readCompiledForm } from '../compiled/read-compiled-form.ts';
import { arbitraryValue } from './arbitrary-value.ts';

/** Number of values per form that both validators check. */
const valueCount = Number(process.env.FORM_VALUES ?? (process.env.TEST_QUICK ? 300 : 2000));

const restaurants = [
  { value: '1001', label: 'Bath' },
  { value: 'soho', label: 'Soho' },
];
const question = { text: 'Well?', answer: { options: ['Zoë', 'x'], text: undefined } };
const contexts: readonly FormContext[] = [
  { today: '2026-12-01', choices: {} },
  {
    today: '2026-12-01',
    choices: Object.fromEntries(
      [
        'favouriteRestaurant',
        'enquiryRestaurant',
        'favRestaurantCode',
        'enquiryType',
        'contactReason',
        'gender',
        'interests',
      ].map((field) => [field, restaurants]),
    ),
    job: {
      cvRequired: true,
      experienceRequired: true,
      hyphens: false,
      workYears: 40,
      questions: [
        { ...question, id: '12', type: 'SINGLE_CHOICE', is_mandatory: true },
        { ...question, id: 'x', type: 'TEXT', is_mandatory: true },
      ],
    },
  },
];

/** What another system has stored for a customer, and our rules refuse. */
const storedContext: FormContext = {
  today: '2026-12-01',
  choices: {},
  storedValues: {
    firstName: 'Zo3 & Co',
    phoneNumber: '+44 20',
    gender: 'x',
    birthday: { day: 1, month: 1, year: 1800 },
  },
};

const all: readonly (readonly [string, FormDefinition])[] = Object.entries(forms);

describe.each(all)('form %s', async (name, form) => {
  const compiledForm = await readCompiledForm(name);
  const { schema } = formSchema(form);

  it('is validated in the browser exactly as on the server, for any values [form.schema]', {
    timeout: 20_000 + 20 * valueCount,
  }, () => {
    for (const context of name === 'preferences' ? [...contexts, storedContext] : contexts) {
      const validator = formValidator(compiledForm, context);
      fc.assert(
        fc.property(arbitraryValue(schema), (sent) => {
          const values: FormValues =
            typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : {};
          const result = validateForm(form, values, context);
          const found = validator.validateFormData(values, compiledForm.schema).errors;
          const errors = found.map(({ property = '', message }) => ({ path: property.slice(1), message }));
          expect(errors).toEqual(result.ok ? [] : result.errors);
        }),
        { numRuns: valueCount / contexts.length },
      );
    }
  });

  it('has values that normalize to themselves once normalized [form.schema]', () => {
    fc.assert(
      fc.property(arbitraryValue(schema), (sent) => {
        const values: FormValues = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : {};
        const once = normalizeValues(schema, values);
        expect(normalizeValues(schema, once)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });

  it('has its own message for each broken rule [form.schema]', () => {
    const messages = new Set<string>();
    fc.assert(
      fc.property(arbitraryValue(schema), (sent) => {
        const values: FormValues = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : {};
        const result = validateForm(form, values, contexts[1] ?? { today: '2026-12-01', choices: {} });
        for (const { message } of result.ok ? [] : result.errors) messages.add(message);
      }),
      { numRuns: 500 },
    );
    expect(
      [...messages].filter((message) => /cannot be sent as it is|undefined|expected|Invalid/i.test(message)),
    ).toEqual([]);
  });
});

it('accepts values in the browser that are stored but break our rules, and rejects changed ones [upstream.untouched] [preferences.save]', async () => {
  const compiledForm = await readCompiledForm('preferences');
  const validator = formValidator(compiledForm, storedContext);
  const pathsOf = (change: FormValues) =>
    validator
      .validateFormData({ ...storedContext.storedValues, ...change }, compiledForm.schema)
      .errors.map(({ property }) => property);
  expect(pathsOf({ websiteSmsOptIn: true })).toEqual([]);
  expect(pathsOf({ phoneNumber: '+44 2', firstName: '' })).toEqual(['.firstName', '.phoneNumber']);
});
