import { expect, it } from 'vitest';
import { formSchema } from '#renderer/form/form-schema.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { getDisabledReason } from './disabled-reason.ts';

const end = formSchema(jobApplyForm).presentations['experience.*.toMonth'];
const stateOf = (row: object, isHydrated = true) =>
  getDisabledReason(['experience', 0, 'toMonth'], end ?? {}, { isHydrated, values: { experience: [row] } });

it('opens the end of a place of work once its whole start is there, and closes it while it is the current role', () => {
  expect(stateOf({})).toBe('incomplete');
  expect(stateOf({ fromMonth: 3 })).toBe('incomplete');
  expect(stateOf({ fromMonth: 3, fromYear: 2020 })).toBeUndefined();
  expect(stateOf({ fromMonth: 3, fromYear: 2020, isCurrentRole: true })).toBe('checked');
});

it('leaves it open without script, where nothing could open it', () => {
  expect(stateOf({}, false)).toBeUndefined();
});
