import { z } from 'zod';
import { contactReason } from '#schemas/api/forms/contact.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormChoice, FormContext } from '#schemas/forms/_shared/define-form.ts';
import { listContents } from '../content/store/contents.ts';
import { readFact, saveFact } from '../content/store/facts.ts';
import { oncePerChange } from '../content/store/once-per-change.ts';
import { parseChanged } from '../content/store/parse-changed.ts';
import type { Connection } from '../database/tables.ts';

/** Options of the forms, except restaurants. */
export const formChoices = z.object({
  enquiryTypes: z.array(contactReason.pick({ id: true, name: true })),
  contactReasons: z.array(contactReason),
  /** Interests of customers. */
  interests: z.array(z.string().min(1).max(80)),
});

export type FormChoices = z.output<typeof formChoices>;

const factName = 'form-choices';

/** The demo data's options as last written, to detect changes by an operator. */
const seededFactName = 'form-choices-seeded';

/** Writes the demo data's options, unless an operator has changed them. */
export async function seedFormChoices(connection: Connection, choices: FormChoices): Promise<void> {
  const current = await readFact(connection, factName);
  const seeded = await readFact(connection, seededFactName);
  if (current !== undefined && seeded !== undefined && current !== seeded) return;
  const value = JSON.stringify(choices);
  await saveFact(connection, factName, value);
  await saveFact(connection, seededFactName, value);
}

export async function readFormChoices(connection: Connection): Promise<FormChoices> {
  const value = await readFact(connection, factName);
  return value === undefined
    ? { enquiryTypes: [], contactReasons: [], interests: [] }
    : formChoices.parse(JSON.parse(value));
}

const storeKeys = restaurant.pick({ storeId: true, title: true });
const toStores = parseChanged((json) => storeKeys.parse(json));

/** Restaurants as listed in forms, in the order of the site. */
export const listStores = oncePerChange(['restaurants'], async (database) =>
  toStores(await listContents(database, 'restaurants')),
);

/** Restaurants as options of a field. */
export const listRestaurantChoices = oncePerChange(
  ['restaurants'],
  async (database): Promise<readonly FormChoice[]> =>
    (await listStores(database)).map(({ storeId, title }) => ({ value: storeId, label: title })),
);

/** The context for validating a form. `now` in milliseconds. */
export const createFormContext = (now: number, choices: FormContext['choices'] = {}): FormContext => ({
  today: wallClock()?.read(new Date(now)).date ?? '',
  choices,
});
