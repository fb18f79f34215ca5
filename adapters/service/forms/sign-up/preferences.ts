import type { z } from 'zod';
import { decide } from '#adapters/service/content/pages/decide.ts';
import type { CustomerTable } from '#adapters/service/database/form-tables.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { CustomerPreferences, preferenceAttributes, preferencesUpdate } from '#schemas/api/forms/preferences.ts';
import { birthdayOfSeconds, secondsOfBirthday } from '#schemas/forms/_shared/fields/birthday-seconds.ts';
import { genders } from '#schemas/forms/preferences/genders.ts';
import { preferencesForm } from '#schemas/forms/preferences/preferences.form.ts';
import { formContext, readFormChoices, restaurantChoices } from '../form-choices.ts';
import { validateValues } from '../validate-values.ts';

type Attribute = (typeof preferenceAttributes)[number];
type Update = z.output<typeof preferencesUpdate>;

const names = preferencesForm.fields.shape.interests.unwrap();
const chosenBy = ({ interests }: CustomerTable): Set<string> => new Set(names.parse(JSON.parse(interests)));

/** Those of a customer’s preferences that are asked for; undefined: there is no such customer. */
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
  const chosen = chosenBy(customer);
  const read: Readonly<Record<Attribute, () => CustomerPreferences>> = {
    first_name: () => ({ firstName: customer.first_name }),
    phone: () => ({ phoneNumber: customer.phone }),
    gender: () => ({ gender: customer.gender }),
    birth_date: () => ({ birthDate: customer.birth_date }),
    fav_restaurant_code: () => ({ favRestaurantCode: customer.favourite_restaurant }),
    sms_opt_in: () => ({ websiteSmsOptIn: customer.sms === 1 }),
    interests: () => ({ interests: interests.map((name) => ({ name, checked: chosen.has(name) })) }),
  };
  return Object.assign({}, ...attributes.map((name) => read[name]()));
}

/**
 * Changes what a customer has sent and leaves the rest; null takes away. False: there is no such customer. Throws a
 * `Refusal` in the form’s words. `now` in milliseconds.
 */
export async function updatePreferences(database: Database, update: Update, now: number): Promise<boolean> {
  return decide(database, async (connection) => {
    const customer = await holdCustomer(connection, update.customerGuid);
    if (!customer) return { keep: false, value: false };
    const { interests } = await readFormChoices(connection);
    const context = formContext(now, {
      gender: genders,
      favRestaurantCode: await restaurantChoices(connection),
      interests: interests.map((name) => ({ value: name, label: name })),
    });
    const result = validateValues(preferencesForm, changedValues(customer, update, interests), context);
    const columns = {
      first_name: result.firstName,
      phone: result.phoneNumber ?? null,
      gender: result.gender ?? null,
      favourite_restaurant: result.favRestaurantCode ?? null,
      birth_date: secondsOfBirthday(result.birthday) ?? null,
      sms: result.websiteSmsOptIn ? 1 : 0,
      interests: JSON.stringify(result.interests ?? []),
    };
    await connection.updateTable('customers').set(columns).where('guid', '=', customer.guid).execute();
    return { keep: true, value: true };
  });
}

/** Reads a customer by writing: two changes at once wait for each other, and neither undoes the other. */
const holdCustomer = (connection: Connection, guid: string) =>
  connection
    .updateTable('customers')
    .set((each) => ({ guid: each.ref('guid') }))
    .where('guid', '=', guid.toLowerCase())
    .returningAll()
    .executeTakeFirst();

const sentOr = <Value>(sent: Value | undefined, held: Value): Value => (sent === undefined ? held : sent);

/** A customer’s preferences with what was sent, as the form has them. */
function changedValues(customer: CustomerTable, update: Update, offered: readonly string[]) {
  const seconds = sentOr(update.birthDate, customer.birth_date);
  const chosen = new Set([...chosenBy(customer)].filter((name) => offered.includes(name)));
  for (const { name, checked } of update.interests ?? []) {
    if (checked) chosen.add(name);
    else chosen.delete(name);
  }
  return {
    firstName: sentOr(update.firstName, customer.first_name),
    phoneNumber: sentOr(update.phoneNumber, customer.phone),
    gender: sentOr(update.gender, customer.gender),
    favRestaurantCode: sentOr(update.favRestaurantCode, customer.favourite_restaurant),
    birthday: seconds === null ? null : birthdayOfSeconds(seconds),
    websiteSmsOptIn: sentOr(update.websiteSmsOptIn, customer.sms === 1),
    interests: [...chosen],
  };
}
