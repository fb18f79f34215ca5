import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateForm } from '#renderer/form/validate-form.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { compiledForm, compiledIsland, validatorsOf } from './make-form.ts';

const made = join(import.meta.dirname, '../../blocks/_shared/forms/compiled');
const all: readonly FormDefinition[] = Object.values(forms);

/** The call of its own that takes a form to the API. The customer is a part of a booking's call; other forms share one. */
const bodies: Readonly<Record<string, z.ZodType>> = {
  contact: endpoints.contactEmail.body,
  'group-booking': endpoints.groupBooking.body,
  'job-apply': endpoints.jobApplication.body,
  preferences: endpoints.updateCustomerPreferences.body,
  'sign-up': endpoints.signUp.body,
  voucher: endpoints.voucher.body,
};

describe('the forms', () => {
  it('are at least those of the specification, and each that has a call of its own is held to it below [form.schema]', () => {
    const sentWith = (...ways: FormDefinition['sentWith'][]): string[] =>
      all.filter((form) => ways.includes(form.sentWith)).map(({ name }) => name);
    expect(sentWith('journey')).toEqual(['booking-customer']);
    expect(
      all
        .map(({ name }) => name)
        .filter((name) => !sentWith('journey', 'shared-call').includes(name))
        .sort(),
    ).toEqual(Object.keys(bodies).sort());
  });

  it.each(all)(
    '$name is one zod schema: the browser’s part is generated from it, and the server validates by it [form.schema]',
    (form) => {
      expect(form.fields).toBeInstanceOf(z.ZodObject);
      const [ending, make] = form.sentWith === 'journey' ? ['ts', compiledForm] : ['client.tsx', compiledIsland];
      expect(readFileSync(join(made, `${form.name}.generated.${ending}`), 'utf8')).toBe(make(form));
      expect(readFileSync(join(made, `${form.name}.validators.generated.cjs`), 'utf8')).toBe(validatorsOf(form));
      const result = validateForm(form, {}, { today: '2026-12-01', choices: {} });
      const found = form.fields.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
      expect(result.ok ? [] : result.errors.map(({ path }) => path)).toEqual(expect.arrayContaining(found));
    },
  );

  it.each(Object.entries(bodies))('%s has a call that takes its fields as they are called there', (name, body) => {
    const asked = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {};
    const named = all.find((form) => form.name === name)?.fields.shape ?? {};
    // What belongs to a customer, an offer or a vacancy is told by the address of the page.
    expect(Object.keys(named).filter((field) => !(field in asked) && field !== 'birthday')).toEqual([]);
  });
});
