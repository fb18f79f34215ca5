import type { FormChoice, FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { listFields } from '#schemas/forms/_shared/fields/list-fields.ts';
import type { MailFacts } from '../mail/letter/mail-content.ts';
import { writeMail } from '../mail/letter/write-mail.ts';
import type { Mail } from '../mail/outbox.ts';
import { type Addressee, nameAddressee } from './enquiry/addressee.ts';
import { noticeReason } from './enquiry/enquiry-mails.ts';

interface Submission {
  readonly form: FormDefinition;
  readonly reference: string;
  readonly values: FormValues;
  readonly choices: FormContext['choices'];
  readonly to: Addressee;
}

/**
 * The mail that confirms a submission. It repeats nothing that was typed, because the address may be a stranger's.
 * Pure.
 */
export function submissionReceipt({ title }: FormDefinition, reference: string, email: string, to: Addressee): Mail {
  const heading = `${title}: we have it`;
  return {
    id: `submission/${reference}`,
    to: email,
    subject: `${heading}, ${reference}`,
    ...writeMail({
      letterhead: to.letterhead,
      title: heading,
      opening: ['Hello,', `We have what you sent to ${nameAddressee(to)}. A person reads it and answers you by email.`],
      restaurant: to.restaurant,
      facts: [['Reference', reference]],
      closers: [to.restaurant?.phone ? `If it cannot wait, ring ${to.restaurant.phone}.` : ''],
      reason: 'You get this mail because this email address was given in our form.',
    }),
  };
}

/** The mail that forwards a submission to the restaurant or the chain. Pure. */
export function submissionNotice({ form, reference, values, choices, to }: Submission, email: string): Mail {
  const title = `${form.title} for ${nameAddressee(to)}`;
  return {
    id: `submission-notice/${reference}`,
    to: email,
    subject: `${title}, ${reference}`,
    ...writeMail({
      letterhead: to.letterhead,
      title,
      opening: [`Somebody has filled in the form “${form.title}”.`],
      facts: [...listFacts(form, values, choices), ['Reference', reference]],
      reason: noticeReason,
    }),
  };
}

function listFacts(form: FormDefinition, values: FormValues, choices: FormContext['choices']): MailFacts {
  return listFields(form).flatMap(({ name, title, presentation }) => {
    const options = presentation?.options ?? choices[name] ?? [];
    const text = formatValue(values[name], options);
    return text === '' ? [] : [[title.replace(' (optional)', ''), text] as const];
  });
}

/** Formats a value for people: options by their labels. */
function formatValue(value: unknown, options: readonly FormChoice[]): string {
  if (Array.isArray(value)) return value.map((each) => formatValue(each, options)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((each) => formatValue(each, options))
      .join(' ');
  return options.find((choice) => choice.value === value)?.label ?? String(value ?? '');
}
