import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeForm } from '#renderer/form/judge-form.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { FormDefinition } from '#schemas/forms/define-form.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { madeForm, madeIsland, validatorsOf } from './make-form.ts';

const made = join(import.meta.dirname, '../../blocks/_shared/form/made');
const all: readonly FormDefinition[] = Object.values(forms);

/** The call that takes each form to the API; who books is a part of its call. */
const bodies: Readonly<Record<string, z.ZodType>> = {
  contact: endpoints.contactEmail.body,
  'group-booking': endpoints.groupBooking.body,
  'job-apply': endpoints.jobApplication.body,
  preferences: endpoints.updateCustomerPreferences.body,
  'sign-up': endpoints.signUp.body,
  voucher: endpoints.voucher.body,
};

describe('the forms of the specification', () => {
  it('are each one zod schema, from which the browser’s part is made and by which the server judges [form.schema]', () => {
    expect(all.map(({ name }) => name).sort()).toEqual([...Object.keys(bodies), 'booking-customer'].sort());
    for (const form of all) {
      expect(form.fields).toBeInstanceOf(z.ZodObject);
      const [ending, make] = form.sentWith === 'journey' ? ['ts', madeForm] : ['client.tsx', madeIsland];
      expect(readFileSync(join(made, `${form.name}.generated.${ending}`), 'utf8')).toBe(make(form));
      expect(readFileSync(join(made, `${form.name}.validators.generated.cjs`), 'utf8')).toBe(validatorsOf(form));
      const judged = judgeForm(form, {}, { today: '2026-12-01', choices: {} });
      const found = form.fields.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
      expect(judged.ok ? [] : judged.faults.map(({ path }) => path)).toEqual(expect.arrayContaining(found));
    }
  });

  it.each(Object.entries(bodies))('%s has a call that takes its fields as they are called there', (name, body) => {
    const asked = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {};
    const named = all.find((form) => form.name === name)?.fields.shape ?? {};
    // What belongs to a customer, an offer or a vacancy is told by the address of the page.
    expect(Object.keys(named).filter((field) => !(field in asked) && field !== 'birthday')).toEqual([]);
  });
});
