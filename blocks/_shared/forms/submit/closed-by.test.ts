import { expect, it } from 'vitest';
import { formSchema } from '#renderer/form/form-schema.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { closedBy } from './closed-by.ts';

const end = formSchema(jobApplyForm).presentations['experience.*.toMonth'];
const stateOf = (row: object, scripted = true) =>
  closedBy(['experience', 0, 'toMonth'], end ?? {}, { scripted, values: { experience: [row] } });

it('opens the end of a place of work once its whole start is there, and closes it while it is the current role [apply.experience]', () => {
  expect(stateOf({})).toBe('unfilled');
  expect(stateOf({ fromMonth: 3 })).toBe('unfilled');
  expect(stateOf({ fromMonth: 3, fromYear: 2020 })).toBeUndefined();
  expect(stateOf({ fromMonth: 3, fromYear: 2020, isCurrentRole: true })).toBe('ticked');
});

it('leaves it open without script, where nothing could open it [apply.experience] [form.nojs]', () => {
  expect(stateOf({}, false)).toBeUndefined();
});
