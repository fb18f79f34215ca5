import { expect, it } from 'vitest';
import { formSchema } from '#renderer/form/form-schema.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { getDisabledReason } from './disabled-reason.ts';

const end = formSchema(jobApplyForm).presentations['experience.*.toMonth'];
const stateOf = (row: object, isHydrated = true) =>
  getDisabledReason(['experience', 0, 'toMonth'], end ?? {}, { isHydrated, values: { experience: [row] } });

it('enables the end of an employment once its start is complete, and disables it for the current role [apply.experience]', () => {
  expect(stateOf({})).toBe('incomplete');
  expect(stateOf({ fromMonth: 3 })).toBe('incomplete');
  expect(stateOf({ fromMonth: 3, fromYear: 2020 })).toBeUndefined();
  expect(stateOf({ fromMonth: 3, fromYear: 2020, isCurrentRole: true })).toBe('checked');
});

it('enables it without script [apply.experience] [form.nojs]', () => {
  expect(stateOf({}, false)).toBeUndefined();
});
