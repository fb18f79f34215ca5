import type { Call } from '#adapters/api/call-input.ts';
import { lookUp } from '#adapters/api/look-up.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { type CustomerPreferences, preferenceAttributes } from '#schemas/api/preferences.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { FormChoice, FormContext } from '#schemas/forms/define-form.ts';
import { restaurantFields } from '#schemas/forms/field-facts.ts';
import type { FormSetting } from '#schemas/forms/form-visit.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { genders } from '#schemas/forms/preferences/genders.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import { wallClock } from '#schemas/restaurant/wall-time.ts';
import type { NeedOf } from '#schemas/tile/need.ts';
import type { ContentSource } from '../documents/content-source.ts';
import { preferenceValues } from './preference-values.ts';

interface SettingsWorld {
  readonly source: Pick<ContentSource, 'restaurants' | 'job' | 'offer'>;
  readonly call: Call;
  readonly configuration: Pick<
    Configuration,
    'jobNameHyphen' | 'workHistoryYears' | 'hideGenderPreference' | 'smsOptIn'
  >;
  readonly clock: () => Date;
}

/** Gives what a form is asked with; undefined where what it is about does not exist. */
export type FormSettings = (asked: Omit<NeedOf<'form'>, 'source'>) => Promise<FormSetting | undefined>;

/** Gathers what forms are asked with: options from the content service, the vacancy, the customer’s preferences. */
export const createFormSettings = (world: SettingsWorld): FormSettings => {
  const { source, call, configuration, clock } = world;
  const plain = (choices: FormContext['choices'], more: Partial<FormContext> = {}): FormSetting => ({
    context: { today: wallClock()?.read(clock()).date ?? '', choices, ...more },
    values: {},
  });
  const restaurants = async (): Promise<readonly FormChoice[]> => (await source.restaurants()).map(restaurantChoice);
  return async ({ name, offerSlug, jobId, customer }) => {
    switch (name) {
      case 'sign-up':
        return plain({ favouriteRestaurant: await restaurants() }, withoutSms(configuration, 'acceptSMSTerms'));
      case 'contact':
        return plain(await contactChoices(call));
      case 'job-apply': {
        const job = jobId === undefined ? undefined : await source.job(jobId);
        if (!job) return undefined;
        const { cv_required: cvRequired, work_experience_required: experienceRequired, questions } = job;
        return {
          ...plain(
            {},
            {
              job: {
                cvRequired,
                experienceRequired,
                questions,
                hyphens: configuration.jobNameHyphen,
                workYears: configuration.workHistoryYears,
              },
              without: experienceRequired ? [] : ['experience'],
              optional: cvRequired ? [] : ['resume'],
            },
          ),
          // Where work must be given, its first row is there to be filled in.
          values: experienceRequired ? { experience: [{}] } : {},
        };
      }
      case 'preferences': {
        if (customer === undefined) return undefined;
        const known = await readPreferences(call, customer);
        if (!known) return undefined;
        return {
          ...plain(
            {
              favRestaurantCode: await restaurants(),
              gender: genders,
              interests: (known.interests ?? []).map(({ name: interest }) => ({ value: interest, label: interest })),
            },
            { without: configuration.hideGenderPreference ? ['gender'] : [] },
          ),
          values: preferenceValues(known),
        };
      }
      case 'voucher': {
        const offer = offerSlug === undefined ? undefined : await source.offer(offerSlug);
        const { successButtonText: text, successButtonUrl: url, overrideSuccessUrl } = offer ?? {};
        return offer && { ...plain({}), thanksPage: overrideSuccessUrl, next: text && url ? { text, url } : undefined };
      }
      default: {
        const asking = restaurantFields(forms[name]);
        const stores = asking.length > 0 ? await restaurants() : [];
        return plain(Object.fromEntries(asking.map((field) => [field, stores])));
      }
    }
  };
};

/** A customer’s preferences; undefined for a guid that is nobody’s, or is none. */
async function readPreferences(call: Call, customerGuid: string): Promise<CustomerPreferences | undefined> {
  const body = { attributes: [...preferenceAttributes] };
  const answer = await lookUp(call(endpoints.customerPreferences, { params: { customerGuid }, body }));
  if (answer.kind === 'failed' && answer.problem.code !== 'bad-call') throw answer.problem;
  return answer.kind === 'found' ? answer.value : undefined;
}

const withoutSms = ({ smsOptIn }: SettingsWorld['configuration'], field: string): Partial<FormContext> =>
  smsOptIn ? {} : { without: [field] };

const restaurantChoice = ({ storeId, title, cityName, city }: Restaurant): FormChoice => ({
  value: storeId,
  label: title,
  group: cityName ?? city,
});

async function contactChoices(call: Call): Promise<FormContext['choices']> {
  const [types, { contactReasons, restaurants }] = await Promise.all([
    call(endpoints.contactTypes, {}),
    call(endpoints.contactContent, {}),
  ]);
  return {
    enquiryType: types.map(({ id, name }) => ({ value: id, label: name })),
    contactReason: contactReasons.map(({ id, name }) => ({ value: id, label: name })),
    contactSubReason: contactReasons.flatMap(({ id: of, name: group, subReasons }) =>
      (subReasons ?? []).map(({ id, name }) => ({ value: id, label: name, group, of })),
    ),
    enquiryRestaurant: restaurants.map(({ storeId, title }) => ({ value: storeId, label: title })),
  };
}
