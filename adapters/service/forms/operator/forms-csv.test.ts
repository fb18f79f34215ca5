import { expect, it } from 'vitest';
import { writeCsv } from '#adapters/service/http/csv.ts';
import { applicationColumns, enquiryColumns, signUpColumns, submissionColumns } from './forms-csv.ts';

const period = { fromMonth: 2, fromYear: 2020, isCurrentRole: false };
const application = {
  reference: 'PR-7KQ2',
  jobId: '900',
  job: 'Head chef',
  firstName: 'Ada',
  secondName: 'Byron',
  email: 'ada@example.com',
  telephone: '01632 960 001',
  answers: [],
  files: [],
  createdAt: '2026-11-21T12:00:00.000Z',
  deleteAfter: '2027-05-23T12:00:00.000Z',
};

it.each([
  ['ended', { ...period, toMonth: 5, toYear: 2024 }, '2/2020 to 5/2024'],
  ['is the current role', { ...period, toMonth: 5, toYear: 2024, isCurrentRole: true }, '2/2020 to now'],
  ['has no end', period, '2/2020 to now'],
])('the CSV file of applications has the period of a place of work that %s [ops.restaurant]', (_, work, text) => {
  const experience = [{ employer: 'Kopi', jobTitle: 'Chef', ...work }];
  const column = applicationColumns.find(([name]) => name === 'Experience');
  expect(column?.[1]({ ...application, experience })).toBe(`Chef, Kopi, ${text}`);
});

const toLines = (csv: string): readonly string[] => csv.trimEnd().replace('\uFEFF', '').split('\r\n');
const files = [
  { id: 'f1', name: 'bill.pdf', size: 1 },
  { id: 'f2', name: 'plate.jpg', size: 2 },
];
const times = { createdAt: '2026-11-21T12:00:00.000Z', deleteAfter: '2027-05-23T12:00:00.000Z' };
const timeCells = '"2026-11-21T12:00:00.000Z","2027-05-23T12:00:00.000Z"';

it('the CSV file of enquiries has every column in its order [ops.restaurant]', () => {
  const enquiry = {
    ...{ reference: 'K7MPR', kind: 'group' as const, storeId: '1', firstName: 'Mai', lastName: 'Tran' },
    ...{ email: 'mai@example.com', phone: '01632 960001', type: 'A visit', reason: 'Food', subReason: 'A dish' },
    ...{ date: '2026-12-24', time: '19:30', guests: 24, message: 'A birthday', files },
  };
  expect(toLines(writeCsv(enquiryColumns, [{ ...enquiry, ...times }]))).toEqual([
    '"Reference","Kind","Restaurant","First name","Last name","Email","Phone","Type","Reason","About","Date","Time","People","Message","Files","Sent","Deleted after"',
    `"K7MPR","group","1","Mai","Tran","mai@example.com","01632 960001","A visit","Food","A dish","2026-12-24","19:30","24","A birthday","bill.pdf (f1); plate.jpg (f2)",${timeCells}`,
  ]);
});

it('the CSV file of sign-ups has every column in its order [ops.restaurant]', () => {
  const signUp = {
    ...{ email: 'mai@example.com', firstName: 'Mai', phone: '01632 960001', gender: 'Female' },
    ...{ favouriteRestaurant: '1', birthday: '1904-02-29', sms: true, interests: ['Offers', 'New dishes'] },
    ...{ appleWalletSince: '2026-11-22T12:00:00.000Z', googleWalletSince: '2026-11-23T12:00:00.000Z' },
    createdAt: times.createdAt,
  };
  expect(toLines(writeCsv(signUpColumns, [signUp, { ...signUp, sms: false }]))).toEqual([
    '"Email","First name","Phone","Gender","Favourite restaurant","Birthday","Texts","Interests","In Apple Wallet since","In Google Wallet since","Joined"',
    ...['yes', 'no'].map(
      (texts) =>
        `"mai@example.com","Mai","01632 960001","Female","1","1904-02-29","${texts}","Offers; New dishes","2026-11-22T12:00:00.000Z","2026-11-23T12:00:00.000Z","2026-11-21T12:00:00.000Z"`,
    ),
  ]);
});

it('the CSV file of applications has every column in its order [ops.restaurant]', () => {
  const jobs = [
    { employer: 'Kopi', jobTitle: 'Chef', ...period, toMonth: 5, toYear: 2024 },
    { employer: 'Laksa', jobTitle: 'Cook', ...period, fromYear: 2024, isCurrentRole: true },
  ];
  const answers = [
    { question: 'Which shifts?', answer: ['Days', 'Nights'] },
    { question: 'Why us?', answer: ['The rice'] },
  ];
  expect(toLines(writeCsv(applicationColumns, [{ ...application, experience: jobs, answers, files }]))).toEqual([
    '"Reference","Job id","Job","First name","Second name","Email","Telephone","Experience","Answers","Files","Sent","Deleted after"',
    `"PR-7KQ2","900","Head chef","Ada","Byron","ada@example.com","01632 960 001","Chef, Kopi, 2/2020 to 5/2024; Cook, Laksa, 2/2024 to now","Which shifts? Days, Nights; Why us? The rice","bill.pdf (f1); plate.jpg (f2)",${timeCells}`,
  ]);
});

it('the CSV file of submissions has the values of the form line by line [ops.restaurant]', () => {
  const submission = { reference: 'K7MPR', form: 'guest-book', email: null, values: { visit: 'today', news: true } };
  expect(toLines(writeCsv(submissionColumns, [{ ...submission, ...times }]))).toEqual([
    '"Reference","Form","Email","Filled in","Sent","Deleted after"',
    `"K7MPR","guest-book","","visit: today\nnews: true",${timeCells}`,
  ]);
});
