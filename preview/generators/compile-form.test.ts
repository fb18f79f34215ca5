import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateForm } from '#renderer/form/validate-form.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { formModule, islandModule, validatorsModule } from './compile-form.ts';

const compiledFolder = join(import.meta.dirname, '../../blocks/_shared/forms/compiled');
const all: readonly FormDefinition[] = Object.values(forms);

/**
 * The API endpoint of each form that has its own. The booking customer is part of the booking endpoint; other forms
 * share one.
 */
const bodies: Readonly<Record<string, z.ZodType>> = {
  contact: endpoints.contactEmail.body,
  'booking-links': endpoints.mailBookings.body,
  'find-booking': endpoints.findBooking.body,
  'group-booking': endpoints.groupBooking.body,
  'job-apply': endpoints.jobApplication.body,
  preferences: endpoints.updateCustomerPreferences.body,
  'sign-up': endpoints.signUp.body,
  voucher: endpoints.voucher.body,
  'waiting-list': endpoints.joinWaitingList.body,
};

describe('the forms', () => {
  it('include those of the specification, and each with its own endpoint is tested below [form.schema]', () => {
    const submitChannel = (...ways: FormDefinition['submitChannel'][]): string[] =>
      all.filter((form) => ways.includes(form.submitChannel)).map(({ name }) => name);
    expect(submitChannel('journey')).toEqual(['booking-customer']);
    expect(
      all
        .map(({ name }) => name)
        .filter((name) => !submitChannel('journey', 'shared-call').includes(name))
        .sort(),
    ).toEqual(Object.keys(bodies).sort());
  });

  it.each(all)(
    '$name is one zod schema: the browser’s part is generated from it, and the server validates with it [form.schema]',
    (form) => {
      expect(form.fields).toBeInstanceOf(z.ZodObject);
      const [ending, make] = form.submitChannel === 'journey' ? ['ts', formModule] : ['client.tsx', islandModule];
      expect(readFileSync(join(compiledFolder, `${form.name}.generated.${ending}`), 'utf8')).toBe(make(form));
      expect(readFileSync(join(compiledFolder, `${form.name}.validators.generated.cjs`), 'utf8')).toBe(
        validatorsModule(form),
      );
      const result = validateForm(form, {}, { today: '2026-12-01', choices: {} });
      const found = form.fields.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
      expect(result.ok ? [] : result.errors.map(({ path }) => path)).toEqual(expect.arrayContaining(found));
    },
  );

  it.each(Object.entries(bodies))('%s has an endpoint with the same field names', (name, body) => {
    const bodyFields = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {};
    const formFields = all.find((form) => form.name === name)?.fields.shape ?? {};
    // Customer, offer and vacancy are determined by the address of the page.
    expect(Object.keys(formFields).filter((field) => !(field in bodyFields) && field !== 'birthday')).toEqual([]);
  });
});
