import type { FormChoice, FormContext, FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { fieldFacts } from '#schemas/forms/_shared/fields/field-facts.ts';
import { type MailFacts, restaurantName } from '../booking/mail/mailed-table.ts';
import { writeMail } from '../booking/mail/write-mail.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Addressee } from './enquiry/addressee.ts';

interface Submission {
  readonly form: FormDefinition;
  readonly reference: string;
  readonly values: FormValues;
  readonly choices: FormContext['choices'];
  readonly to: Addressee;
}

/** The mail that says that a form has come. It repeats nothing that was typed: anybody can type a stranger’s address. Pure. */
export function submissionReceipt({ title }: FormDefinition, reference: string, email: string, to: Addressee): Mail {
  const heading = `${title}: we have it`;
  return {
    id: `submission/${reference}`,
    to: email,
    subject: `${heading}, ${reference}`,
    ...writeMail({
      title: heading,
      opening: [
        'Hello,',
        `We have what you sent to ${restaurantName(to)}. A person reads it and answers you by e-mail.`,
      ],
      facts: [['Reference', reference]],
      closing: [to.restaurant?.phone ? `If it cannot wait, ring ${to.restaurant.phone}.` : ''],
      brand: to.brand,
    }),
  };
}

/** The mail that brings what was filled in to the restaurant or the chain. Pure. */
export function submissionNotice({ form, reference, values, choices, to }: Submission, email: string): Mail {
  const title = `${form.title} for ${restaurantName(to)}`;
  return {
    id: `submission-notice/${reference}`,
    to: email,
    subject: `${title}, ${reference}`,
    ...writeMail({
      title,
      opening: [`Somebody has filled in the form “${form.title}”.`],
      facts: [['Reference', reference], ...factsOf(form, values, choices)],
      closing: [],
      brand: to.brand,
    }),
  };
}

function factsOf(form: FormDefinition, values: FormValues, choices: FormContext['choices']): MailFacts {
  return fieldFacts(form).flatMap(({ name, title, presentation }) => {
    const known = presentation?.options ?? choices[name] ?? [];
    const words = wordsOf(values[name], known);
    return words === '' ? [] : [[title.replace(' (optional)', ''), words] as const];
  });
}

/** A value as people read it: an option by its label. */
function wordsOf(value: unknown, known: readonly FormChoice[]): string {
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, known)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((each) => wordsOf(each, known))
      .join(' ');
  return known.find((choice) => choice.value === value)?.label ?? String(value ?? '');
}
