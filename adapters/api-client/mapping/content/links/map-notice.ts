import { readBoolean } from '#schemas/content/field/repair/read-other-notation.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName, normalizeName } from '../../mapping.ts';
import { readLink } from './read-link.ts';

type Fields = Readonly<Record<string, unknown>>;

const switchNames = ['enabled', 'active', 'visible', 'shown', 'show'].flatMap((name) => [name, `is${name}`]);
const linkNames = ['link', 'button', 'cta', 'callToAction', 'action', 'buttons', 'links', 'ctas'] as const;
const urlNames = ['linkUrl', 'buttonUrl', 'buttonLink', 'ctaUrl', 'ctaLink'] as const;
const labelNames = ['linkText', 'buttonText', 'buttonLabel', 'ctaText', 'ctaLabel'] as const;

/** The names that are read here, so that no report takes them for unread. */
const readNames: ReadonlySet<string> = new Set(
  [...switchNames, ...linkNames, ...urlNames, ...labelNames].map(normalizeName),
);

/** The global banner. Its text can have another name. Undefined if it is switched off. */
export const mapBanner = (json: unknown): unknown =>
  mapNotice(json, (fields) => ({
    text: findByName(fields, ['text', 'message', 'body', 'content', 'heading', 'title']),
  }));

/** The global popup. Its heading and text can have other names. Undefined if it is switched off. */
export const mapPopup = (json: unknown): unknown =>
  mapNotice(json, (fields) => ({
    heading: findByName(fields, ['heading', 'title', 'headline']),
    body: findByName(fields, ['body', 'text', 'content', 'message', 'description']),
  }));

function mapNotice(json: unknown, textsOf: (fields: Fields) => Fields): unknown {
  if (!isRecord(json)) return json;
  if (isSwitchedOff(json)) return undefined;
  const link = linkOf(json);
  const others = Object.entries(json).filter(([name]) => !readNames.has(normalizeName(name)));
  return { ...Object.fromEntries(others), ...textsOf(json), ...(link !== undefined && { link }) };
}

const isSwitchedOff = (json: Fields): boolean =>
  switchNames.some((name) => {
    const value = findByName(json, [name]);
    return value === false || readBoolean(value) === false;
  });

/** The link or button of a notice, as an object or as an address with its label beside it. */
function linkOf(json: Fields): unknown {
  const label = String(findByName(json, labelNames) ?? 'Read more');
  return readLink(findByName(json, linkNames) ?? findByName(json, urlNames), label);
}
