import { z } from 'zod';

/** What a configuration value is for people: its words, what it must be, and whether it may be shown. */
export interface ValueMeta {
  readonly description: string;
  readonly mustBe: string;
  readonly secret?: boolean;
}

/**
 * Every value is read from the text of an environment variable. Unset and empty both mean the default. Nothing is
 * guessed: "yes", "1e3", " 5 px" are refused rather than read as something near them.
 */
const value = <Output>(meta: ValueMeta, defaultValue: Output, read: (text: string) => Output | undefined) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined || text.trim() === '') return defaultValue;
      const result = read(text.trim());
      if (result !== undefined) return result;
      context.addIssue({ code: 'custom', message: `must be ${meta.mustBe}` });
      return z.NEVER;
    })
    .meta({ ...meta });

export const wholeNumber = (description: string, defaultValue: number, min: number, max: number) =>
  value({ description, mustBe: `a whole number from ${min} to ${max}` }, defaultValue, (text) => {
    const parsed = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    return parsed >= min && parsed <= max ? parsed : undefined;
  });

export const yesOrNo = (description: string, defaultValue: boolean) =>
  value({ description, mustBe: 'true or false' }, defaultValue, (text) =>
    text === 'true' ? true : text === 'false' ? false : undefined,
  );

export const choice = <const Options extends readonly [string, ...string[]]>(
  description: string,
  options: Options,
  defaultValue: Options[number],
) =>
  value<Options[number]>({ description, mustBe: `one of: ${options.join(', ')}` }, defaultValue, (text) =>
    options.find((option) => option === text),
  );

export const text = (
  description: string,
  defaultValue: string,
  pattern: RegExp = /^.{1,500}$/u,
  mustBe = 'text of at most 500 characters',
) => value({ description, mustBe }, defaultValue, (text) => (pattern.test(text) ? text : undefined));

/** Text that may be missing. */
export const optionalText = (
  description: string,
  pattern: RegExp = /^.{1,500}$/u,
  mustBe = 'text of at most 500 characters',
) => value<string | undefined>({ description, mustBe }, undefined, (text) => (pattern.test(text) ? text : undefined));

/** Text that may be missing and is never shown, not even in an error message. */
export const secret = (description: string) =>
  value<string | undefined>({ description, mustBe: 'text of 8 to 500 characters', secret: true }, undefined, (text) =>
    text.length >= 8 && text.length <= 500 ? text : undefined,
  );

/** Letters of the shortest secret that operators choose themselves: it must not be guessed. */
export const shortestSecret = 20;

/** A secret that the operator makes up, unlike the keys that other services give out. */
export const operatorSecret = (description: string) =>
  value<string | undefined>(
    { description, mustBe: `text of ${shortestSecret} to 500 characters`, secret: true },
    undefined,
    (text) => (text.length >= shortestSecret && text.length <= 500 ? text : undefined),
  );

/** An http or https address without a slash at its end, a password, a query or a hash. */
export const webAddress = (description: string) =>
  value<string | undefined>({ description, mustBe: 'an address like https://api.example.com' }, undefined, (text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
      return undefined;
    return url.href.replace(/\/+$/, '');
  });

/** A list parted by commas, each entry of which fits `pattern`. */
export const list = (description: string, defaultValue: readonly string[], pattern: RegExp, mustBe: string) =>
  value<readonly string[]>({ description, mustBe }, defaultValue, (text) => {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.every((entry) => pattern.test(entry)) ? entries : undefined;
  });

/** Anything else; `read` gives undefined for what it refuses. */
export const customValue = value;
