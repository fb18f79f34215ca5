import { optionalText, text } from './form-field.ts';

/** Anything that can be seen, and what begins a new line. */
const visible = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;

interface MessageRule {
  readonly title: string;
  readonly hint?: string;
  /** What its own messages call it. */
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

/** A text of several lines that must be given. */
export const message = (rule: MessageRule & { readonly required: string }) =>
  text({ ...messageRule(rule), required: rule.required });

/** A text of several lines that may be left out. */
export const optionalMessage = (rule: MessageRule) => optionalText(messageRule(rule));
