import { z } from 'zod';
import { contactReason } from '#schemas/api/contact.ts';
import type { FormChoice, FormContext } from '#schemas/forms/define-form.ts';
import { restaurant } from '#schemas/restaurant/restaurant.ts';
import { wallClock } from '#schemas/restaurant/wall-time.ts';
import type { Connection } from '../database/tables.ts';
import { listContents } from '../store/contents.ts';

/** What the forms offer to choose from, beside the restaurants. */
export const formChoices = z.object({
  enquiryTypes: z.array(contactReason.pick({ id: true, name: true })),
  contactReasons: z.array(contactReason),
  /** What customers may like to hear about. */
  interests: z.array(z.string().min(1).max(80)),
});

export type FormChoices = z.output<typeof formChoices>;

const factName = 'form-choices';

export async function putFormChoices(connection: Connection, choices: FormChoices): Promise<void> {
  await connection.deleteFrom('facts').where('name', '=', factName).execute();
  await connection
    .insertInto('facts')
    .values({ name: factName, value: JSON.stringify(choices) })
    .execute();
}

export async function readFormChoices(connection: Connection): Promise<FormChoices> {
  const fact = await connection.selectFrom('facts').select('value').where('name', '=', factName).executeTakeFirst();
  return fact ? formChoices.parse(JSON.parse(fact.value)) : { enquiryTypes: [], contactReasons: [], interests: [] };
}

const storeKeys = restaurant.pick({ storeId: true, title: true });

/** The restaurants as forms name them, in the order visitors see. */
export async function listStores(connection: Connection) {
  return (await listContents(connection, 'restaurants')).map((text) => storeKeys.parse(JSON.parse(text)));
}

/** The restaurants as options of a field. */
export async function restaurantChoices(connection: Connection): Promise<FormChoice[]> {
  return (await listStores(connection)).map(({ storeId, title }) => ({ value: storeId, label: title }));
}

/** What a form’s rules are judged with. `now` in milliseconds. */
export const formContext = (now: number, choices: FormContext['choices'] = {}): FormContext => ({
  today: wallClock()?.read(new Date(now)).date ?? '',
  choices,
});
