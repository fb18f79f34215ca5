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
  interests: [
    ...new Set(
      (preferences.interests ?? []).flatMap(({ name, checked }) => (checked && name.trim() ? [name.trim()] : [])),
    ),
  ],
});

interface ChangedValues {
  readonly values: ValuesOf<'preferences'>;
  /** The fields that still have their stored value. */
  readonly unchanged: ReadonlySet<string>;
}

/** The changed preferences, in the field names of the API. Unchanged and hidden fields are not sent. */
export function changedPreferences(
  customerGuid: string,
  { context }: FormSetting,
  { values, unchanged }: ChangedValues,
): PreferencesUpdate {
  const isUnchanged = (name: keyof ValuesOf<'preferences'>): boolean => unchanged.has(name);
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
