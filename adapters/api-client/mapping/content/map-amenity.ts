import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';
import { toId, toName } from '../names-and-ids.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** An address or a file: `/icons/wifi.svg`, `https://…/dog.png`, `wifi.svg`. */
const isPath = (text: string): boolean => /^\s*(\/|[a-z][a-z+.-]*:)|\.(avif|gif|ico|jpe?g|png|svg|webp)\b/i.test(text);

const isLabel = (value: unknown): value is string => isText(value) && !isPath(value);

/** The amenities of a restaurant: a list, one alone, texts between commas, or yes and no by name. */
export function mapAmenities(json: unknown): readonly unknown[] {
  const list = Array.isArray(json)
    ? json
    : isText(json)
      ? json.split(/\s*[,;\n]\s*/)
      : isRecord(json)
        ? isAmenity(json)
          ? [json]
          : Object.entries(json).flatMap(([name, has]) => (has === true ? [toName(name)] : []))
        : [];
  return list.map(mapAmenity);
}

const labelNames = ['name', 'title', 'label', 'text', 'description'] as const;
const isAmenity = (json: Readonly<Record<string, unknown>>): boolean =>
  labelNames.some((name) => isText(findByName(json, [name])));

/**
 * An amenity with its own name. Its icon identifies it, in filters too, so an icon that is a file becomes `iconMedia`, and
 * is replaced by the id or name. Without a name the amenity is left out.
 */
function mapAmenity(json: unknown): unknown {
  if (isLabel(json)) return { icon: toId(json, 'tick').slice(0, maxIconLength), name: json };
  if (!isRecord(json)) return isText(json) ? {} : json;
  const name = labelNames.map((each) => findByName(json, [each])).find(isLabel);
  const id = [findByName(json, ['id', 'key', 'slug', 'code'])].find(isLabel);
  const icon = isLabel(json.icon) ? json.icon : toId(id ?? name, 'tick').slice(0, maxIconLength);
  const file = json.iconMedia ?? (isLabel(json.icon) ? findByName(json, ['iconUrl', 'iconImage']) : json.icon);
  return { ...json, name, icon, ...(!isBlank(file) && { iconMedia: toIconMedia(file) }) };
}

/** The file of an icon with the size at which icons are shown, unless it states its own. */
const toIconMedia = (file: unknown): unknown => {
  const size = { width: 24, height: 24 };
  if (typeof file === 'string') return { url: file, ...size };
  return isRecord(file) ? { ...size, ...file, url: findByName(file, ['url', 'src']) } : undefined;
};

const maxIconLength = 40;
