import type { Call } from '#adapters/api-client/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { readOpeningTime } from '#schemas/content/field/repair/read-time.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { readWaitedTable } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { UploadedFile } from '#schemas/forms/_shared/fields/upload-field.ts';
import type { FormName, FormSetting, OwnCallForm, ValuesOf } from '#schemas/forms/_shared/form-state.ts';
import { unknownBirthYear } from '#schemas/forms/_shared/rules/birthday-rule.ts';
import { changedPreferences } from './settings/preference-values.ts';
import type { FormFiles } from './uploads/receive-files.ts';
import { thanksPath } from './wallet/thanks-path.ts';

/** What a form is about, from the address it was posted to. */
export interface FormSubject {
  readonly offerSlug?: string | undefined;
  readonly jobId?: string | undefined;
  readonly customer?: string | undefined;
  readonly waitingTable?: string | undefined;
}

interface SendInput<Name extends FormName> {
  readonly call: Call;
  readonly files: Pick<FormFiles, 'read'>;
  readonly values: ValuesOf<Name>;
  /** The fields that still have their stored value, and are not in `values`. */
  readonly unchanged: ReadonlySet<string>;
  readonly subject: FormSubject;
  readonly setting: FormSetting;
}

/** The fields of the API’s replies to forms. */
export interface FormReply {
  readonly success?: boolean | undefined;
  readonly statusCode?: number | null | undefined;
  readonly message?: string | null | undefined;
  readonly errorCode?: number | null | undefined;
  /** Of what was sent, for its sender. */
  readonly reference?: string | null | undefined;
  readonly data?: unknown;
}

/** How a form is sent, when its reply counts as success, and the page that replaces the form’s own thanks. */
interface Sender<Name extends FormName> {
  send(input: SendInput<Name>): Promise<FormReply>;
  isAccepted(reply: FormReply): boolean;
  readonly thanks?: string;
  /** The page that follows, where it depends on the reply. */
  locationOf?(reply: FormReply): string | undefined;
  /** The email address that the form adds to the mailing list. */
  subscriberEmailOf?(values: ValuesOf<Name>): string;
}

type Senders = { readonly [Name in OwnCallForm]: Sender<Name> };

/** A reply without a status code is a success unless it says otherwise. */
const succeeded = ({ success, statusCode }: FormReply): boolean =>
  success === true && (statusCode === undefined || statusCode === null || statusCode < 300);

const saysSuccess = (message: string): boolean => /\bsuccess/i.test(message) && !/\bnot?\b/i.test(message);

/** Sends each form with its own call, in the field names of the API. */
const ownSenders: Senders = {
  'sign-up': {
    send: ({ call, values }) => {
      const { birthday } = values;
      const { day, month, year = unknownBirthYear } = birthday ?? {};
      const completeBirthday = day !== undefined && month !== undefined ? { day, month, year } : undefined;
      return call(endpoints.signUp, { body: { ...values, birthday: completeBirthday } });
    },
    isAccepted: succeeded,
    thanks: thanksPath,
    subscriberEmailOf: ({ emailAddress }) => emailAddress,
  },
  voucher: {
    send: ({ call, values, subject }) =>
      call(endpoints.voucher, { body: { ...values, offerSlug: subject.offerSlug ?? '' } }),
    isAccepted: succeeded,
  },
  contact: {
    async send({ call, values, setting, files }) {
      const { contactReason, contactSubReason, uploadedFiles, ...rest } = values;
      const named = (field: string, id: string | undefined) => {
        const choice = setting.context.choices[field]?.find(({ value }) => value === id);
        return choice && { id: choice.value, name: choice.label };
      };
      return call(endpoints.contactEmail, {
        body: {
          ...rest,
          contactReason: named('contactReason', contactReason),
          contactSubReason: named('contactSubReason', contactSubReason),
          uploadedFiles: await readFiles(files, uploadedFiles),
        },
      });
    },
    isAccepted: succeeded,
  },
  'group-booking': {
    send: ({ call, values }) =>
      call(endpoints.groupBooking, { body: { ...values, time: values.time && readOpeningTime(values.time) } }),
    isAccepted: succeeded,
  },
  'find-booking': {
    send: ({ call, values }) => call(endpoints.findBooking, { body: values }),
    isAccepted: succeeded,
    locationOf: ({ data }) => {
      const found = endpoints.findBooking.reply.shape.data.safeParse(data);
      return found.data ? `${managePath}/${found.data.key}` : undefined;
    },
  },
  'booking-links': {
    send: ({ call, values }) => call(endpoints.mailBookings, { body: values }),
    isAccepted: succeeded,
  },
  'waiting-list': {
    send: ({ call, values, subject }) => {
      const table = readWaitedTable(subject.waitingTable ?? '');
      if (!table) return Promise.resolve({ success: false });
      const { storeId, date, ...party } = table;
      const body = { ...party, ...values, bookingDate: date };
      return call(endpoints.joinWaitingList, { params: { storeId }, body });
    },
    isAccepted: succeeded,
  },
  preferences: {
    send: ({ call, values, unchanged, setting, subject }) =>
      call(endpoints.updateCustomerPreferences, {
        body: changedPreferences(subject.customer ?? '', setting, { values, unchanged }),
      }),
    isAccepted: (reply) => succeeded(reply) && (!reply.message || saysSuccess(reply.message)),
  },
  'job-apply': {
    async send({ call, values, subject, setting, files }) {
      const { resume, experience, questions, ...person } = values;
      const [file] = await readFiles(files, resume);
      const jobQuestions = setting.context.job?.questions ?? [];
      return call(endpoints.jobApplication, {
        body: {
          ...person,
          jobId: subject.jobId ?? '',
          resume: file && { file },
          experience: experience?.map(({ isCurrentRole = false, toMonth, toYear, ...row }) => ({
            ...row,
            isCurrentRole,
            ...(!isCurrentRole && { toMonth, toYear }),
          })),
          questions: questions?.flatMap(({ id, answer }) => {
            const [first] = answer;
            const question = jobQuestions.find((each) => each.id === id);
            if (!question || first === undefined) return [];
            return [{ id, answer: question.type === 'MULTIPLE_CHOICE' ? answer : first }];
          }),
        },
      });
    },
    isAccepted: succeeded,
  },
};

/** The call shared by all forms that have none of their own. */
const sharedSender = (form: string): Sender<FormName> => ({
  send: ({ call, values }) => call(endpoints.sharedForm, { params: { form }, body: { ...values } }),
  isAccepted: succeeded,
});

const hasOwnCall = (name: FormName): name is OwnCallForm => Object.hasOwn(ownSenders, name);

export const senderOf = (name: FormName): Sender<FormName> =>
  hasOwnCall(name) ? ownSenders[name] : sharedSender(name);

/** The contents of uploaded files in base64. Rejects when one is no longer available. */
const readFiles = (files: Pick<FormFiles, 'read'>, named: readonly UploadedFile[] = []) =>
  Promise.all(named.map(({ id }) => files.read(id)));
