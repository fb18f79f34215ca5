import { createWaitingLists } from '#adapters/api-client/booking/waiting-lists.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { lookUp } from '#adapters/api-client/content/look-up.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { type CustomerPreferences, preferenceAttributes } from '#schemas/api/forms/preferences.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { groupSizeHint } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { readWaitedTable, timesToWaitFor } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormChoice, FormContext } from '#schemas/forms/_shared/define-form.ts';
import { listFields, listRestaurantFields } from '#schemas/forms/_shared/fields/list-fields.ts';
import type { FormName, FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { genders } from '#schemas/forms/preferences/genders.ts';
import type { SourcePorts } from '#schemas/sources/ports.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { preferenceValues } from './preference-values.ts';
import { orderRestaurantChoices, restaurantChoices } from './restaurant-choices.ts';

interface SettingsDependencies {
  readonly source: Pick<ContentSource, 'restaurants' | 'job' | 'offer'>;
  readonly call: Call;
  readonly configuration: Pick<
    Configuration,
    'jobNameHyphen' | 'workHistoryYears' | 'hideGenderPreference' | 'smsOptIn' | 'maxTableBookingCovers'
  >;
  readonly clock: () => Date;
  /** Gets the fields that a form cannot show, each once. */
  readonly log?: SiteLog | undefined;
}

/** Loads the options and values of a form; undefined where its subject does not exist. */
export type FormSettings = SourcePorts['forms'];

interface LoadContext extends SettingsDependencies {
  /** A setting with these options and no values. */
  readonly createSetting: (choices: FormContext['choices'], more?: Partial<FormContext>) => FormSetting;
  readonly restaurants: () => Promise<readonly FormChoice[]>;
}

type SettingRequest = Parameters<FormSettings>[0];
type LoadSetting = (dependencies: LoadContext, request: SettingRequest) => Promise<FormSetting | undefined>;

/** Loads the options of forms: choices from the content service, the vacancy, the customer’s preferences. */
export function createFormSettings(dependencies: SettingsDependencies): FormSettings {
  const context: LoadContext = {
    ...dependencies,
    createSetting: (choices, more = {}) => ({
      context: { today: wallClock()?.read(dependencies.clock()).date ?? '', choices, ...more },
      values: {},
    }),
    restaurants: async () => restaurantChoices(await dependencies.source.restaurants()),
  };
  const logged = new Set<string>();
  return async (request) => {
    const setting = await (loaders[request.name] ?? loadRestaurants)(context, request);
    for (const field of setting ? listFieldsWithoutOptions(request.name, setting) : []) {
      if (logged.has(`${request.name} ${field}`)) continue;
      logged.add(`${request.name} ${field}`);
      const message = `The API has no options for ${field}. The field is left out of the form.`;
      dependencies.log?.({ level: 'warning', event: 'form-field-without-options', form: request.name, field, message });
    }
    return setting;
  };
}

const listFieldsWithoutOptions = (name: FormName, { context }: FormSetting): readonly string[] =>
  listFields(forms[name]).flatMap((field) =>
    // Many reasons have no parts.
    field.presentation?.requiredIfListed &&
    !field.presentation.visibleWhen &&
    (context.choices[field.name] ?? []).length === 0
      ? [field.name]
      : [],
  );

/** The default: restaurants, where the form has a field for one. */
async function loadRestaurants(
  { createSetting, restaurants }: LoadContext,
  { name }: SettingRequest,
): Promise<FormSetting> {
  const fields = listRestaurantFields(forms[name]);
  const stores = fields.length > 0 ? await restaurants() : [];
  return createSetting(Object.fromEntries(fields.map((field) => [field, stores])));
}

const loaders: { readonly [Name in FormName]?: LoadSetting } = {
  'sign-up': async ({ createSetting, restaurants, configuration }) =>
    createSetting(
      { favouriteRestaurant: await restaurants() },
      configuration.smsOptIn ? {} : { hiddenFields: ['acceptSMSTerms'] },
    ),
  contact: async ({ createSetting, call, source }) => createSetting(await loadContactChoices(call, source)),
  'group-booking': async ({ createSetting, restaurants, configuration }) =>
    createSetting(
      { enquiryRestaurant: await restaurants() },
      {
        hints: { guests: groupSizeHint(configuration.maxTableBookingCovers) },
        hintLinks: { guests: { text: 'Book a table', url: '/#booking' } },
      },
    ),
  async 'job-apply'({ createSetting, source, configuration }, { jobId }) {
    const job = jobId === undefined ? undefined : await source.job(jobId);
    if (!job) return undefined;
    const { cv_required: cvRequired, work_experience_required: experienceRequired, questions } = job;
    const { jobNameHyphen: hyphens, workHistoryYears: workYears } = configuration;
    const setting = createSetting(
      {},
      {
        job: { cvRequired, experienceRequired, questions, hyphens, workYears },
        hiddenFields: experienceRequired ? [] : ['experience'],
        optionalFields: cvRequired ? [] : ['resume'],
      },
    );
    // Where work experience is required, its first row is ready to fill in.
    return { ...setting, values: experienceRequired ? { experience: [{}] } : {} };
  },
  async preferences({ createSetting, call, restaurants, configuration }, { customer }) {
    const preferences = customer === undefined ? undefined : await readPreferences(call, customer);
    if (!preferences) return undefined;
    const choices = {
      favRestaurantCode: withStored(await restaurants(), preferences.favRestaurantCode),
      gender: withStored(genders, preferences.gender),
      interests: [...new Set((preferences.interests ?? []).map(({ name }) => name.trim()))]
        .filter((name) => name !== '')
        .map((name) => ({ value: name, label: name })),
    };
    const without = [
      ...(configuration.hideGenderPreference ? ['gender'] : []),
      ...(configuration.smsOptIn ? [] : ['websiteSmsOptIn']),
    ];
    const values = preferenceValues(preferences);
    return {
      ...createSetting(choices, { hiddenFields: without, storedValues: values }),
      values,
      canLeave: preferences.canLeave === true,
    };
  },
  async 'waiting-list'({ createSetting, call }, { waitingTable }) {
    const table = readWaitedTable(waitingTable ?? '');
    const answer = table && (await createWaitingLists(call).times(table));
    if (!table || !answer?.ok) return undefined;
    const { isPhoneRequired } = answer.value;
    const times = timesToWaitFor(answer.value.times, table);
    const choices = times.map((time) => ({ value: time, label: time }));
    const setting = createSetting({ from: choices, to: choices }, { phoneRequired: isPhoneRequired });
    return times.length > 0 ? { ...setting, values: { from: times[0], to: times.at(-1) } } : undefined;
  },
  async voucher({ createSetting, source }, { offerSlug }) {
    const offer = offerSlug === undefined ? undefined : await source.offer(offerSlug);
    const { successButtonText: text, successButtonUrl: url, overrideSuccessUrl } = offer ?? {};
    return (
      offer && { ...createSetting({}), thanksPage: overrideSuccessUrl, next: text && url ? { text, url } : undefined }
    );
  },
};

/** The choices, and the stored value if it is none of them: a visitor who does not change it must be able to save. */
const withStored = (choices: readonly FormChoice[], stored: string | null | undefined): readonly FormChoice[] =>
  stored && !choices.some(({ value }) => value === stored) ? [...choices, { value: stored, label: stored }] : choices;

/** A customer’s preferences; undefined for an unknown or invalid guid. */
async function readPreferences(call: Call, customerGuid: string): Promise<CustomerPreferences | undefined> {
  const body = { attributes: [...preferenceAttributes] };
  const answer = await lookUp(call(endpoints.customerPreferences, { params: { customerGuid }, body }));
  if (answer.kind === 'failed' && answer.problem.code !== 'bad-call') throw answer.problem;
  return answer.kind === 'found' ? answer.value : undefined;
}

async function loadContactChoices(call: Call, source: SettingsDependencies['source']): Promise<FormContext['choices']> {
  const [types, { contactReasons, restaurants }, known] = await Promise.all([
    call(endpoints.contactTypes, {}),
    call(endpoints.contactContent, {}),
    // The site's own restaurants only order the list.
    source.restaurants().catch(() => []),
  ]);
  return {
    enquiryType: types.map(({ id, name }) => ({ value: id, label: name })),
    contactReason: contactReasons.map(({ id, name }) => ({ value: id, label: name })),
    contactSubReason: contactReasons.flatMap(({ id: of, name: group, subReasons }) =>
      (subReasons ?? []).map(({ id, name }) => ({ value: id, label: name, group, of })),
    ),
    enquiryRestaurant: orderRestaurantChoices(
      restaurants.map(({ storeId, title }) => ({ value: storeId, label: title })),
      known,
    ),
  };
}
