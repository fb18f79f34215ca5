import type { CustomerPreferences, PreferencesUpdate } from '#schemas/api/preferences.ts';
import { noYear } from '#schemas/forms/birthday-rule.ts';
import type { FormValues } from '#schemas/forms/define-form.ts';
import type { ValuesOf } from '#schemas/forms/form-visit.ts';

/** A customer’s preferences as the form holds them. */
export const preferenceValues = (known: CustomerPreferences): FormValues => ({
  firstName: known.firstName ?? '',
  birthday: birthdayOf(known.birthDate),
  gender: known.gender ?? undefined,
  phoneNumber: known.phoneNumber ?? undefined,
  websiteSmsOptIn: known.websiteSmsOptIn ?? false,
  favRestaurantCode: known.favRestaurantCode ?? undefined,
  interests: (known.interests ?? []).flatMap(({ name, checked }) => (checked ? [name] : [])),
});

/** Seconds since 1970, midnight UTC, as day, month and year; the year 1904 stands for none. */
function birthdayOf(seconds: number | null | undefined): FormValues | undefined {
  if (seconds === null || seconds === undefined) return undefined;
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, ...(year !== noYear && { year }) };
}

const secondsOf = ({ day = 1, month = 1, year = noYear }: NonNullable<ValuesOf<'preferences'>['birthday']>): number =>
  Date.UTC(year, month - 1, day) / 1000;

/** What has changed, in the API’s names: nothing else is sent. */
export function changedPreferences(
  customerGuid: string,
  known: FormValues,
  values: ValuesOf<'preferences'>,
  choices: readonly string[],
): PreferencesUpdate {
  const same = (name: keyof ValuesOf<'preferences'>): boolean =>
    JSON.stringify(known[name] ?? null) === JSON.stringify(values[name] ?? null);
  const plain = (['firstName', 'gender', 'phoneNumber', 'favRestaurantCode'] as const).flatMap((name) =>
    same(name) ? [] : [[name, values[name] ?? null] as const],
  );
  const chosen = new Set(values.interests);
  return {
    customerGuid,
    ...Object.fromEntries(plain),
    ...(!same('birthday') && { birthDate: values.birthday ? secondsOf(values.birthday) : null }),
    ...((known.websiteSmsOptIn === true) !== (values.websiteSmsOptIn === true) && {
      websiteSmsOptIn: values.websiteSmsOptIn === true,
    }),
    ...(!same('interests') && { interests: choices.map((name) => ({ name, checked: chosen.has(name) })) }),
  };
}
