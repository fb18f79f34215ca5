import type { z } from 'zod';
import type { CustomerTable } from '#adapters/service/database/form-tables.ts';
import { runTransaction } from '#adapters/service/database/run-transaction.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { CustomerPreferences, preferenceAttributes, preferencesUpdate } from '#schemas/api/forms/preferences.ts';
import { birthdayFromSeconds, birthdayToSeconds } from '#schemas/forms/_shared/fields/birthday-to-seconds.ts';
import { genders } from '#schemas/forms/preferences/genders.ts';
import { preferencesForm } from '#schemas/forms/preferences/preferences.form.ts';
import { createFormContext, listRestaurantChoices, readFormChoices } from '../form-choices.ts';
import { validateValues } from '../validate-values.ts';

type Attribute = (typeof preferenceAttributes)[number];
type PreferencesUpdate = z.output<typeof preferencesUpdate>;

const names = preferencesForm.fields.shape.interests.unwrap();
const parseInterests = ({ interests }: CustomerTable): Set<string> => new Set(names.parse(JSON.parse(interests)));

/** The requested preferences of a customer; undefined if there is no such customer. */
export async function readPreferences(
  database: Database,
  guid: string,
  attributes: readonly Attribute[],
): Promise<CustomerPreferences | undefined> {
  const customer = await database
    .selectFrom('customers')
    .selectAll()
    .where('guid', '=', guid.toLowerCase())
    .executeTakeFirst();
  if (!customer) return undefined;
  const { interests } = await readFormChoices(database);
  const chosen = parseInterests(customer);
  const readers: Readonly<Record<Attribute, () => CustomerPreferences>> = {
    first_name: () => ({ firstName: customer.first_name }),
    phone: () => ({ phoneNumber: customer.phone }),
    gender: () => ({ gender: customer.gender }),
    birth_date: () => ({ birthDate: customer.birth_date }),
    fav_restaurant_code: () => ({ favRestaurantCode: customer.favourite_restaurant }),
    sms_opt_in: () => ({ websiteSmsOptIn: customer.sms === 1 }),
    interests: () => ({ interests: interests.map((name) => ({ name, checked: chosen.has(name) })) }),
  };
  return Object.assign({}, ...attributes.map((name) => readers[name]()));
}

/**
 * Updates the fields that are present; null clears a field. Returns false if there is no such customer. Throws an
 * `HttpError` with the form's messages. `now` in milliseconds.
 */
export async function updatePreferences(database: Database, update: PreferencesUpdate, now: number): Promise<boolean> {
  const restaurants = await listRestaurantChoices(database);
  return runTransaction(database, async (connection) => {
    const customer = await lockCustomer(connection, update.customerGuid);
    if (!customer) return { commit: false, value: false };
    const { interests } = await readFormChoices(connection);
    const context = createFormContext(now, {
      gender: genders,
      favRestaurantCode: restaurants,
      interests: interests.map((name) => ({ value: name, label: name })),
    });
    const result = validateValues(preferencesForm, mergeValues(customer, update, interests), context);
    const columns = {
      first_name: result.firstName ?? customer.first_name,
      phone: result.phoneNumber ?? null,
      gender: result.gender ?? null,
      favourite_restaurant: result.favRestaurantCode ?? null,
      birth_date: birthdayToSeconds(result.birthday) ?? null,
      sms: result.websiteSmsOptIn ? 1 : 0,
      interests: JSON.stringify(result.interests ?? []),
    };
    await connection.updateTable('customers').set(columns).where('guid', '=', customer.guid).execute();
    return { commit: true, value: true };
  });
}

/** Reads a customer with an update that locks the row, so that concurrent changes do not overwrite each other. */
const lockCustomer = (connection: Connection, guid: string) =>
  connection
    .updateTable('customers')
    .set((each) => ({ guid: each.ref('guid') }))
    .where('guid', '=', guid.toLowerCase())
    .returningAll()
    .executeTakeFirst();

const getUpdated = <Value>(updated: Value | undefined, current: Value): Value =>
  updated === undefined ? current : updated;

/** The customer's preferences merged with the update, as values of the form. */
function mergeValues(customer: CustomerTable, update: PreferencesUpdate, offered: readonly string[]) {
  const seconds = getUpdated(update.birthDate, customer.birth_date);
  const chosen = new Set([...parseInterests(customer)].filter((name) => offered.includes(name)));
  for (const { name, checked } of update.interests ?? []) {
    if (checked) chosen.add(name);
    else chosen.delete(name);
  }
  return {
    firstName: getUpdated(update.firstName, customer.first_name),
    phoneNumber: getUpdated(update.phoneNumber, customer.phone),
    gender: getUpdated(update.gender, customer.gender),
    favRestaurantCode: getUpdated(update.favRestaurantCode, customer.favourite_restaurant),
    birthday: seconds === null ? null : birthdayFromSeconds(seconds),
    websiteSmsOptIn: getUpdated(update.websiteSmsOptIn, customer.sms === 1),
    interests: [...chosen],
  };
}
