import { optionalText, text } from './form-field.ts';

/** Anything that can be seen, and what begins a new line. */
const visible = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;
const invisible = 'Your message must not include characters that cannot be seen';

interface MessageRule {
  readonly title: string;
  readonly hint?: string;
  readonly longest: number;
}

const messageRule = ({ title, hint, longest }: MessageRule) =>
  ({
    control: 'long-text',
    title,
    ...(hint && { hint }),
    longest: [longest, `Your message must be ${longest.toLocaleString('en-GB')} characters or fewer`],
    pattern: [visible, invisible],
    rows: 6,
  }) as const;

/** A text of several lines that must be given. */
export const message = (rule: MessageRule & { readonly required: string }) =>
  text({ ...messageRule(rule), required: rule.required });

/** A text of several lines that may be left out. */
export const optionalMessage = (rule: MessageRule) => optionalText(messageRule(rule));
