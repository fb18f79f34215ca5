import { optionalText, text } from './form-field.ts';

/** Text without control characters except tabs and line ends. */
const visible = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;

interface MessageRule {
  readonly title: string;
  readonly hint?: string;
  /** What the error messages call the text. */
  readonly noun?: string;
  readonly longest: number;
  readonly rows?: number;
}

const messageRule = ({ title, hint, noun = 'message', longest, rows = 6 }: MessageRule) =>
  ({
    control: 'long-text',
    title,
    ...(hint && { hint }),
    longest: [longest, `Your ${noun} must be ${longest.toLocaleString('en-GB')} characters or fewer`],
    pattern: [visible, `Your ${noun} must not include characters that cannot be seen`],
    rows,
  }) as const;

/** A required text of several lines. */
export const message = (rule: MessageRule & { readonly required: string }) =>
  text({ ...messageRule(rule), required: rule.required });

/** An optional text of several lines. */
export const optionalMessage = (rule: MessageRule) => optionalText(messageRule(rule));
