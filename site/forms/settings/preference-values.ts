import type { CustomerPreferences, PreferencesUpdate } from '#schemas/api/forms/preferences.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { birthdayOfSeconds, secondsOfBirthday } from '#schemas/forms/_shared/fields/birthday-seconds.ts';
import type { FormSetting, ValuesOf } from '#schemas/forms/_shared/form-visit.ts';

/** A customer’s preferences as form values. */
export const preferenceValues = (known: CustomerPreferences): FormValues => ({
  firstName: known.firstName ?? '',
  birthday: known.birthDate === null || known.birthDate === undefined ? undefined : birthdayOfSeconds(known.birthDate),
  gender: known.gender ?? undefined,
  phoneNumber: known.phoneNumber ?? undefined,
  websiteSmsOptIn: known.websiteSmsOptIn ?? false,
  favRestaurantCode: known.favRestaurantCode ?? undefined,
  interests: (known.interests ?? []).flatMap(({ name, checked }) => (checked ? [name] : [])),
});

/** The changed preferences, in the field names of the API. Unchanged and hidden fields are not sent. */
export function changedPreferences(
  customerGuid: string,
  { context, values: known }: FormSetting,
  values: ValuesOf<'preferences'>,
): PreferencesUpdate {
  const same = (name: keyof ValuesOf<'preferences'>): boolean =>
    context.without?.includes(name) === true || written(known[name]) === written(values[name]);
  const plain = (['firstName', 'gender', 'phoneNumber', 'favRestaurantCode'] as const).flatMap((name) =>
    same(name) ? [] : [[name, values[name] ?? null] as const],
  );
  const chosen = new Set(values.interests);
  return {
    customerGuid,
    ...Object.fromEntries(plain),
    ...(!same('birthday') && { birthDate: secondsOfBirthday(values.birthday) ?? null }),
    ...(!same('websiteSmsOptIn') && { websiteSmsOptIn: values.websiteSmsOptIn === true }),
    ...(!same('interests') && {
      interests: (context.choices.interests ?? []).map(({ value: name }) => ({ name, checked: chosen.has(name) })),
    }),
  };
}

/** An empty list and an unticked box count as no value. */
const written = (value: unknown): string =>
  JSON.stringify(value === false || (Array.isArray(value) && value.length === 0) ? null : (value ?? null));
