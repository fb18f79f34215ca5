import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { findByName, normalizeName } from '../mapping.ts';
import { itemFields } from './entry-fields.ts';
import { findObject, hasAny } from './find-entries.ts';

type Fields = Readonly<Record<string, unknown>>;
type Group = readonly [name: string, fields: Fields];

/** Names of the site that can mean something else in another object, such as the title of the header. */
const ambiguousNames = ['title', 'name'] as const;

/** The fields of settings that can be stated in an object of their own. */
const knownFields = [...Object.keys(settings.shape), 'brandName', 'globalBanner', 'globalPopup'];
const knownNames: ReadonlySet<string> = new Set(knownFields.map(normalizeName));

const brandGroup = /^(brand|site|chain|company|general)/;

/**
 * Settings that are split over several objects, `{ header: { mastheadItems }, footer: { footerItems } }`, as one object.
 * A field at the top takes precedence, then the first object that has a value for it.
 */
export function mergeSettings(json: unknown): unknown {
  const reply = findObject(json, hasSettings);
  if (!isRecord(reply)) return reply;
  const groups = Object.entries(reply).flatMap(([name, value]) =>
    isGroup(name, value) ? [[name, value] as const] : [],
  );
  if (groups.length === 0) return reply;
  const groupNames = new Set(groups.map(([name]) => name));
  const merged = new Map(Object.entries(reply).filter(([name]) => !groupNames.has(name)));
  const inner = groups.flatMap((group) => fieldsOf(group, groups.length === 1));
  for (const [name, value] of inner) if (isBlank(merged.get(name))) merged.set(name, value);
  return Object.fromEntries(merged);
}

/** Whether an object has settings, itself or in its objects. */
const hasSettings = (value: Fields): boolean =>
  [value, ...Object.values(value)].some((each) => hasAny(each, itemFields.settings ?? []));

const isGroup = (name: string, value: unknown): value is Fields =>
  isRecord(value) &&
  !knownNames.has(normalizeName(name)) &&
  (findByName(value, knownFields) !== undefined ||
    (brandGroup.test(normalizeName(name)) && findByName(value, ambiguousNames) !== undefined));

/** The fields of an object. Its name or title is that of the site if it is the brand's, or the only object. */
const fieldsOf = ([name, fields]: Group, isOnly: boolean): readonly (readonly [string, unknown])[] =>
  isOnly || brandGroup.test(normalizeName(name))
    ? Object.entries(fields)
    : Object.entries(fields).filter(([field]) => !ambiguousNames.some((each) => each === normalizeName(field)));
