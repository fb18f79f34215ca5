import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { listOfOne } from '../content/list-of-one.ts';
import { findByName } from '../mapping.ts';
import { findText, idOr, nameOr, requestedIdIn, toId } from '../names-and-ids.ts';
import { mapAllergens } from './map-allergens.ts';
import { mapPrice } from './map-price.ts';
import { readKcal } from './read-kcal.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Adds ids to entries that have none, made of their names; a repeated name gets a number. */
function withIds(entries: readonly unknown[], kind: string): readonly unknown[] {
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    if (!isRecord(entry)) return entry;
    if (typeof entry.id === 'number') return { ...entry, id: String(entry.id) };
    if (typeof entry.id === 'string' && entry.id !== '') return entry;
    const named = toId(entry.name, `${kind}-${index + 1}`);
    const id = seen.has(named) ? `${named}-${index + 1}` : named;
    seen.add(id);
    return { ...entry, id };
  });
}

/** A menu with ids for itself, its sections and its dishes; section 3 of the specification names none. */
export function mapMenu(json: unknown, id: string): unknown {
  if (!isRecord(json)) return json;
  const stated = listOfOne(findByName(json, ['sections', 'menuSections']));
  const sections = withIds(listOf(stated).map(withName), 'section').map(mapSection);
  return {
    ...json,
    id: idOr(json.id, id),
    name: nameOr(findText(json, ['name', 'title']) ?? json.name, requestedIdIn(json, id, ['sections', 'menuSections'])),
    ...(Array.isArray(stated) && { sections }),
  };
}

function mapSection(section: unknown): unknown {
  if (!isRecord(section)) return section;
  const items = listOf(listOfOne(findByName(section, ['items', 'menuItems', 'dishes'])));
  return { ...section, items: withIds(items.map(withName), 'dish').map(mapDish) };
}

/** An entry whose name can be called its title. */
const withName = (entry: unknown): unknown =>
  isRecord(entry) && isBlank(entry.name) ? { ...entry, name: findByName(entry, ['title']) ?? entry.name } : entry;

/** A dish with its price in pence and its allergens by name. Dietary tags can be texts or objects with a name. */
function mapDish(dish: unknown): unknown {
  if (!isRecord(dish)) return dish;
  const { dietaryTags } = dish;
  const tags = typeof dietaryTags === 'string' ? dietaryTags.split(/\s*[,;]\s*/).filter(Boolean) : dietaryTags;
  return {
    ...dish,
    ...(Array.isArray(tags) && { dietaryTags: tags.map(mapTag) }),
    kcal: readKcal(findByName(dish, ['kcal', 'calories', 'energyKcal', 'kcals'])),
    ...mapPrice(dish),
    ...mapAllergens(dish),
  };
}

const mapTag = (tag: unknown): unknown => (typeof tag === 'string' ? { name: tag } : withName(tag));
