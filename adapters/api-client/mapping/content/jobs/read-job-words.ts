import { findByName, normalizeName } from '../../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

const knownWords = {
  jobtype: ['Full time', 'Part time', 'Full time or part time'],
  category: ['Back of House', 'Front of House', 'Management', 'Head Office'],
} as const;

const names = {
  jobtype: ['jobtype', 'employmentType', 'contractType'],
  category: ['category', 'jobCategory', 'department'],
} as const;

interface JobWords {
  readonly words: { readonly jobtype?: string; readonly category?: string };
  /** Numbers in place of words, which mean nothing to visitors. */
  readonly unrecognized: { readonly jobtype?: unknown; readonly category?: unknown };
}

/** The working time and the category of a vacancy in words: `FullTime` as “Full time”, `back_of_house` as “Back of House”. */
export function readJobWords(job: Fields): JobWords {
  const fields = (['jobtype', 'category'] as const).map((field) => [field, findByName(job, names[field])] as const);
  const isWord = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value);
  return {
    words: Object.fromEntries(
      fields.flatMap(([field, value]) => (isWord(value) ? [[field, toWords(field, value)]] : [])),
    ),
    unrecognized: Object.fromEntries(fields.filter(([, value]) => isNumber(value))),
  };
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value));

function toWords(field: keyof typeof knownWords, stated: string): string {
  const known = knownWords[field].find((words) => normalizeName(words) === normalizeName(stated));
  if (/[\s-]/.test(stated.trim())) return field === 'category' ? (known ?? stated) : stated;
  if (known) return known;
  const words = stated
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
  return words === stated ? stated : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
