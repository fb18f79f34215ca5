import { formSchema } from '#renderer/form/form-schema.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormChoice, FormContext } from '#schemas/forms/_shared/define-form.ts';
import type { FormSetting, FormState } from '#schemas/forms/_shared/form-state.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { FormSettings } from '#site/forms/settings/form-settings.ts';
import type { Route } from '#site/routing/match-route.ts';
import { resolveRoute, type Subject } from '../resolve/resolve-route.ts';
import type { ContentSource } from '../source/content-source.ts';

/** A form and the address that it was posted to. */
interface PostedForm {
  readonly route: Route;
  /** Absent where none was posted, or it was accepted. */
  readonly form?: FormState | undefined;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly now: Date;
}

/** The form that an address shows the result of: one that was posted there, or one that was accepted before a redirect. */
export function findPostedForm({ form, query }: Pick<PostedForm, 'form' | 'query'>): FormState | undefined {
  const name = formTypes.find((each) => query.sent?.includes(each));
  return form ?? (name && { name, values: {}, errors: [], taken: true });
}

/**
 * Finds what an address is about. After a form was posted there, a failure does not matter: the subject existed when
 * the form was filled in, and its values must not be lost.
 */
export const findSubject = (postedForm: PostedForm, source: ContentSource): Promise<Subject> =>
  resolveRoute(postedForm.route, source).catch((error: unknown) => {
    if (!findPostedForm(postedForm)) throw error;
    return fallbackSubjectOf(postedForm.route);
  });

/** Only the subjects of offers and vacancies are loaded before their forms. */
const fallbackSubjectOf = (route: Route): Subject => ({
  kind: 'found',
  pageId: '_form',
  area: { kind: 'main' },
  needs: {
    offerSlug: route.kind === 'offer' ? route.id : undefined,
    jobId: route.kind === 'job' ? route.id : undefined,
  },
  hidden: true,
});

/** A page with only a form, shown instead of a page that cannot be loaded. */
export const pageOfForm = ({ name, taken }: FormState): unknown => ({
  id: '_form',
  title: forms[name].title,
  tiles: [
    {
      type: 'text',
      key: 'form',
      heading: forms[name].title,
      body: `<p>We cannot show you the rest of this page at the moment.${taken ? '' : savedFormText}</p>`,
      formType: name,
    },
  ],
});

const savedFormText = ' Your form is here, with what you filled in.';

/** Falls back to the posted values as the options of a posted form, where its real options cannot be loaded. */
export const withPostedFallback =
  (postedForm: PostedForm, settings: FormSettings): FormSettings =>
  async (request) => {
    try {
      return await settings(request);
    } catch (error) {
      const form = findPostedForm(postedForm);
      if (request.name !== form?.name) throw error;
      return createSettingFromPost(form, wallClock()?.read(postedForm.now).date ?? '');
    }
  };

function createSettingFromPost({ name, values }: FormState, today: string): FormSetting {
  const { presentations } = formSchema(forms[name]);
  const choices = Object.entries(presentations).map(([field, { visibleWhen }]): [string, readonly FormChoice[]] => {
    const of = visibleWhen && values[visibleWhen.field];
    return [field, stringsIn(values[field]).map((value) => ({ value, label: value, of: stringsIn(of)[0] }))];
  });
  return { context: { today, choices: Object.fromEntries(choices), ...(name === 'job-apply' && { job }) }, values: {} };
}

/**
 * Used for rendering only: the vacancy is loaded again before an application is sent on. The range of years is the
 * largest that can be configured, so that it contains the posted one.
 */
const job: FormContext['job'] = {
  cvRequired: false,
  experienceRequired: true,
  questions: [],
  hyphens: true,
  workYears: 100,
};

const stringsIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((each) => (typeof each === 'string' && each !== '' ? [each] : []));
