import { expect, it } from 'vitest';
import { createFakeClient } from '../../../fake-client.ts';

/** The vacancy that is read from a reply, and what is logged. */
async function jobOf(fields: object) {
  const { client, log } = createFakeClient((path) =>
    path === '/api/jobs' ? { body: [{ JobId: 'j1', Name: 'Cook', ...fields }] } : undefined,
  );
  const [job] = (await client.getJobs()) ?? [];
  return { job, log: log.map(({ message }) => message).join('\n') };
}

it.each([
  ['FullTime', 'Full time'],
  ['full_time', 'Full time'],
  ['PART_TIME', 'Part time'],
  ['PartTime', 'Part time'],
  ['ZeroHours', 'Zero hours'],
  ['Part-time', 'Part-time'],
  ['Full Time', 'Full Time'],
  ['Evenings', 'Evenings'],
])('shows the working time “%s” as “%s” [jobs.list] [upstream.mapping]', async (JobType, expected) => {
  expect((await jobOf({ JobType })).job?.jobtype).toBe(expected);
});

it.each([
  ['BackOfHouse', 'Back of House'],
  ['front-of-house', 'Front of House'],
  ['HEAD_OFFICE', 'Head Office'],
  ['Kitchen', 'Kitchen'],
])('reads the category “%s” as “%s” [jobs.category] [upstream.mapping]', async (Category, expected) => {
  expect((await jobOf({ Category })).job?.category).toBe(expected);
});

it.each([0, '2'])('does not show the bare number %j and logs it [jobs.list] [upstream.diagnosis]', async (stated) => {
  const { job, log } = await jobOf({ JobType: stated, Category: stated });
  expect([job?.jobtype, job?.category]).toEqual([undefined, 'Other']);
  expect(log).toContain(`jobs[0].jobtype (job j1): ${String(stated)} is a number and no word, so it is not shown`);
  expect(log).toContain('jobs[0].category (job j1)');
});

it('asks a required question of an unknown type as a text, and logs it [apply.questions] [upstream.entries]', async () => {
  const question = { Id: 7, Text: 'Why us?', Type: 3, IsMandatory: 'True' };
  const { job, log } = await jobOf({ Questions: [question, { ...question, Id: 8, IsMandatory: false }] });
  expect(job?.questions).toMatchObject([{ id: '7', type: 'TEXT', is_mandatory: true }]);
  expect(log).toContain('jobs[0].questions[0].type (job j1): 3 is not a known type, so the required answer is a text');
});
