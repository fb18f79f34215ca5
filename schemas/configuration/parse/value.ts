import { z } from 'zod';

/** Metadata of a configuration value: its description, what it must be, and whether it is secret. */
export interface ValueMeta {
  readonly description: string;
  readonly mustBe: string;
  readonly secret?: boolean;
}

/**
 * Parses the text of an environment variable. Unset and empty both mean the default. Values such as "yes", "1e3" and
 * "5 px" are rejected, not interpreted.
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

/** Optional text. */
export const optionalText = (
  description: string,
  pattern: RegExp = /^.{1,500}$/u,
  mustBe = 'text of at most 500 characters',
) => value<string | undefined>({ description, mustBe }, undefined, (text) => (pattern.test(text) ? text : undefined));

/** Optional text that is never shown, not even in an error message. */
export const secret = (description: string) =>
  value<string | undefined>({ description, mustBe: 'text of 8 to 500 characters', secret: true }, undefined, (text) =>
    text.length >= 8 && text.length <= 500 ? text : undefined,
  );

/** Minimum length in characters of secrets that operators choose, so that they cannot be guessed. */
export const minSecretLength = 20;

/** A secret that the operator chooses, unlike the keys that other services issue. */
export const operatorSecret = (description: string) =>
  value<string | undefined>(
    { description, mustBe: `text of ${minSecretLength} to 500 characters`, secret: true },
    undefined,
    (text) => (text.length >= minSecretLength && text.length <= 500 ? text : undefined),
  );

/** An http or https URL without user name, password, query or hash; a trailing slash is removed. */
export const webAddress = (description: string) =>
  value<string | undefined>({ description, mustBe: 'an address like https://api.example.com' }, undefined, (text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
      return undefined;
    return url.href.replace(/\/+$/, '');
  });

/** A list separated by commas; each entry must match `pattern`. */
export const list = (description: string, defaultValue: readonly string[], pattern: RegExp, mustBe: string) =>
  value<readonly string[]>({ description, mustBe }, defaultValue, (text) => {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.every((entry) => pattern.test(entry)) ? entries : undefined;
  });

/** Any other value; `read` returns undefined for invalid text. */
export const customValue = value;
