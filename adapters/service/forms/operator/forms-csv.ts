import type { Columns } from '#adapters/service/http/csv.ts';
import type {
  OperatorApplication,
  OperatorEnquiry,
  OperatorSignUp,
  OperatorSubmission,
} from '#schemas/api/operator/operator-forms.ts';

const formatFiles = ({ files }: { readonly files: OperatorEnquiry['files'] }): string =>
  files.map(({ id, name }) => `${name} (${id})`).join('; ');

export const enquiryColumns: Columns<OperatorEnquiry> = [
  ['Reference', ({ reference }) => reference],
  ['Kind', ({ kind }) => kind],
  ['Restaurant', ({ storeId }) => storeId],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Type', ({ type }) => type],
  ['Reason', ({ reason }) => reason],
  ['About', ({ subReason }) => subReason],
  ['Date', ({ date }) => date],
  ['Time', ({ time }) => time],
  ['People', ({ guests }) => guests],
  ['Message', ({ message }) => message],
  ['Files', formatFiles],
  ['Sent', ({ createdAt }) => createdAt],
  ['Deleted after', ({ deleteAfter }) => deleteAfter],
];

export const signUpColumns: Columns<OperatorSignUp> = [
  ['Email', ({ email }) => email],
  ['First name', ({ firstName }) => firstName],
  ['Phone', ({ phone }) => phone],
  ['Gender', ({ gender }) => gender],
  ['Favourite restaurant', ({ favouriteRestaurant }) => favouriteRestaurant],
  ['Birthday', ({ birthday }) => birthday],
  ['Texts', ({ sms }) => (sms ? 'yes' : 'no')],
  ['Interests', ({ interests }) => interests.join('; ')],
  ['In Apple Wallet since', ({ appleWalletSince }) => appleWalletSince],
  ['In Google Wallet since', ({ googleWalletSince }) => googleWalletSince],
  ['Joined', ({ createdAt }) => createdAt],
];

type Work = OperatorApplication['experience'][number];

const formatPeriod = ({ fromMonth, fromYear, toMonth, toYear, isCurrentRole }: Work): string =>
  `${fromMonth}/${fromYear} to ${isCurrentRole || toMonth === undefined ? 'now' : `${toMonth}/${toYear}`}`;

export const applicationColumns: Columns<OperatorApplication> = [
  ['Reference', ({ reference }) => reference],
  ['Job id', ({ jobId }) => jobId],
  ['Job', ({ job }) => job],
  ['First name', ({ firstName }) => firstName],
  ['Second name', ({ secondName }) => secondName],
  ['Email', ({ email }) => email],
  ['Telephone', ({ telephone }) => telephone],
  [
    'Experience',
    ({ experience }) =>
      experience.map((work) => `${work.jobTitle}, ${work.employer}, ${formatPeriod(work)}`).join('; '),
  ],
  ['Answers', ({ answers }) => answers.map(({ question, answer }) => `${question} ${answer.join(', ')}`).join('; ')],
  ['Files', formatFiles],
  ['Sent', ({ createdAt }) => createdAt],
  ['Deleted after', ({ deleteAfter }) => deleteAfter],
];

export const submissionColumns: Columns<OperatorSubmission> = [
  ['Reference', ({ reference }) => reference],
  ['Form', ({ form }) => form],
  ['Email', ({ email }) => email],
  [
    'Filled in',
    ({ values }) =>
      Object.entries(values)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join('\n'),
  ],
  ['Sent', ({ createdAt }) => createdAt],
  ['Deleted after', ({ deleteAfter }) => deleteAfter],
];
