import type { CustomerPreferences, PreferencesUpdate } from '#schemas/api/preferences.ts';
import { birthdayOfSeconds, secondsOfBirthday } from '#schemas/forms/birthday-seconds.ts';
import type { FormValues } from '#schemas/forms/define-form.ts';
import type { ValuesOf } from '#schemas/forms/form-visit.ts';

/** A customer’s preferences as the form holds them. */
export const preferenceValues = (known: CustomerPreferences): FormValues => ({
  firstName: known.firstName ?? '',
  birthday: known.birthDate === null || known.birthDate === undefined ? undefined : birthdayOfSeconds(known.birthDate),
  gender: known.gender ?? undefined,
  phoneNumber: known.phoneNumber ?? undefined,
  websiteSmsOptIn: known.websiteSmsOptIn ?? false,
  favRestaurantCode: known.favRestaurantCode ?? undefined,
  interests: (known.interests ?? []).flatMap(({ name, checked }) => (checked ? [name] : [])),
});

/** What has changed, in the API’s names: nothing else is sent. */
export function changedPreferences(
  customerGuid: string,
  known: FormValues,
  values: ValuesOf<'preferences'>,
  choices: readonly string[],
): PreferencesUpdate {
  const same = (name: keyof ValuesOf<'preferences'>): boolean => written(known[name]) === written(values[name]);
  const plain = (['firstName', 'gender', 'phoneNumber', 'favRestaurantCode'] as const).flatMap((name) =>
    same(name) ? [] : [[name, values[name] ?? null] as const],
  );
  const chosen = new Set(values.interests);
  return {
    customerGuid,
    ...Object.fromEntries(plain),
    ...(!same('birthday') && { birthDate: secondsOfBirthday(values.birthday) ?? null }),
    ...((known.websiteSmsOptIn === true) !== (values.websiteSmsOptIn === true) && {
      websiteSmsOptIn: values.websiteSmsOptIn === true,
    }),
    ...(!same('interests') && { interests: choices.map((name) => ({ name, checked: chosen.has(name) })) }),
  };
}

/** A list of nothing is nothing. */
const written = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
