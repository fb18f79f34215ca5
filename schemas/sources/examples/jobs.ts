import { job } from '#schemas/domain/job/job.ts';

export const chef = job.parse({
  job_id: 'J-1',
  name: 'Chef de partie',
  position_unique_name: 'chef-de-partie',
  jobtype: 'Full time',
  category: 'Back of House',
  description:
    '<p>Four kitchens, one pass. You run the wok section on two evenings and the grill on three.</p><h2>What you bring</h2><ul><li>Two years at a busy section</li><li>A steady hand with a cleaver</li></ul>',
  location: 'Soho',
  city: 'London',
  lat: 51.5137,
  lng: -0.1337,
  salary: '£14.50 per hour',
  cv_required: true,
  work_experience_required: true,
  datePosted: '2026-11-02',
  validThrough: '2026-12-31',
});

const waiter = job.parse({
  job_id: 'J-2',
  name: 'Assistant general manager of the night shift, with a title that fills the line and the next one',
  position_unique_name: 'assistant-general-manager',
  jobtype: 'Part time',
  category: 'Management',
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  city: 'Anglesey',
  lat: 51.48,
  lng: -0.61,
  salary: '£31,000 a year, and a share of the service charge',
  datePosted: '2026-11-18',
  validThrough: '2026-11-21',
});

const closedJob = job.parse({ ...chef, job_id: 'J-3', name: 'Night porter', validThrough: '2026-11-20' });

export const exampleJobs = [chef, waiter, closedJob];
