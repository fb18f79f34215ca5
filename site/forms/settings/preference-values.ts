import type { CustomerPreferences, PreferencesUpdate } from '#schemas/api/forms/preferences.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { birthdayFromSeconds, birthdayToSeconds } from '#schemas/forms/_shared/fields/birthday-to-seconds.ts';
import type { FormSetting, ValuesOf } from '#schemas/forms/_shared/form-state.ts';

/** A customer’s preferences as form values. */
export const preferenceValues = (preferences: CustomerPreferences): FormValues => ({
  firstName: preferences.firstName ?? '',
  birthday:
    preferences.birthDate === null || preferences.birthDate === undefined
      ? undefined
      : birthdayFromSeconds(preferences.birthDate),
  gender: preferences.gender ?? undefined,
  phoneNumber: preferences.phoneNumber ?? undefined,
  websiteSmsOptIn: preferences.websiteSmsOptIn ?? false,
  favRestaurantCode: preferences.favRestaurantCode ?? undefined,
  interests: (preferences.interests ?? []).flatMap(({ name, checked }) => (checked ? [name] : [])),
});

/** The changed preferences, in the field names of the API. Unchanged and hidden fields are not sent. */
export function changedPreferences(
  customerGuid: string,
  { context, values: preferences }: FormSetting,
  values: ValuesOf<'preferences'>,
): PreferencesUpdate {
  const isUnchanged = (name: keyof ValuesOf<'preferences'>): boolean =>
    context.hiddenFields?.includes(name) === true || serialize(preferences[name]) === serialize(values[name]);
  const changedFields = (['firstName', 'gender', 'phoneNumber', 'favRestaurantCode'] as const).flatMap((name) =>
    isUnchanged(name) ? [] : [[name, values[name] ?? null] as const],
  );
  const chosen = new Set(values.interests);
  return {
    customerGuid,
    ...Object.fromEntries(changedFields),
    ...(!isUnchanged('birthday') && { birthDate: birthdayToSeconds(values.birthday) ?? null }),
    ...(!isUnchanged('websiteSmsOptIn') && { websiteSmsOptIn: values.websiteSmsOptIn === true }),
    ...(!isUnchanged('interests') && {
      interests: (context.choices.interests ?? []).map(({ value: name }) => ({ name, checked: chosen.has(name) })),
    }),
  };
}

/** An empty list and an unticked box count as no value. */
const serialize = (value: unknown): string =>
  JSON.stringify(value === false || (Array.isArray(value) && value.length === 0) ? null : (value ?? null));
