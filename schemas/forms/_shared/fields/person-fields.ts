import { optionalText, text } from './form-field.ts';

/** At least one letter of any script, and nothing that mail programs turn into a link. */
const name = /^(?=.*\p{L})(?!.*\p{L}\p{L}\.\p{L}\p{L})[\p{L}\p{M}\p{N} '’.-]+$/u;
/** A valid address of an HTML email field, with a dot in its host. Source: the HTML standard’s valid email address. */
const email =
  /^[^\s\p{Cc}@<>"(),:;[\]\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/u;
/** Seven to fifteen digits (ITU-T E.164), however they are grouped. */
const phone = /^\+?(?:[ ().\-\u00A0]*\d){7,15}[ ().\-\u00A0]*$/u;
const phoneMessage = 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192';

const nameRule = (which: 'first' | 'last') =>
  ({
    title: which === 'first' ? 'First name' : 'Last name',
    required: `Enter your ${which} name`,
    longest: [50, `Your ${which} name must be 50 characters or fewer`],
    pattern: [name, `Your ${which} name must only include letters, spaces, hyphens and apostrophes`],
    autoComplete: which === 'first' ? 'given-name' : 'family-name',
  }) as const;

export const firstName = text(nameRule('first'));
export const lastName = text(nameRule('last'));

const emailMessage = 'Enter an email address in the correct format, like name@example.com';

export const emailAddress = text({
  control: 'email',
  title: 'Email address',
  required: 'Enter your email address',
  longest: [254, emailMessage],
  pattern: [email, emailMessage],
  autoComplete: 'email',
});

export const phoneNumber = optionalText({
  control: 'tel',
  title: 'Telephone (optional)',
  longest: [30, phoneMessage],
  pattern: [phone, phoneMessage],
  autoComplete: 'tel',
});
