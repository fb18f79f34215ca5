import { formSchema } from '#renderer/form/form-schema.ts';
import type { FormChoice, FormContext } from '#schemas/forms/define-form.ts';
import type { FormName, FormSetting, FormVisit } from '#schemas/forms/form-visit.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { wallClock } from '#schemas/restaurant/wall-time.ts';
import type { FormSettings } from '../forms/form-settings.ts';
import type { Route } from '../routes/match-route.ts';
import type { ContentSource } from './content-source.ts';
import { resolveRoute, type Subject } from './resolve-route.ts';

/** A form that was sent, and the address that it was sent to. */
interface FormPosted {
  readonly route: Route;
  /** Absent where none was sent. */
  readonly form?: FormVisit | undefined;
  readonly now: Date;
}

/**
 * Finds what an address is about. With a form that was sent there nobody need say that it exists: it did when the form was
 * filled in, and nothing that was typed may be lost.
 */
export const findSubject = ({ route, form }: FormPosted, source: ContentSource): Promise<Subject> =>
  resolveRoute(route, source).catch((error: unknown) => {
    if (!form) throw error;
    return subjectOf(route);
  });

const subjectOf = (route: Route): Subject => ({
  kind: 'found',
  pageId: '_form',
  area: { kind: 'main' },
  needs: {
    offerSlug: route.kind === 'offer' ? route.id : undefined,
    jobId: route.kind === 'job' ? route.id : undefined,
    customer: route.kind === 'preferences' ? route.guid : undefined,
  },
  hidden: true,
});

/** A page of nothing but a form, in the place of one that cannot be had. */
export const pageOfForm = (name: FormName): unknown => ({
  id: '_form',
  title: forms[name].title,
  tiles: [
    {
      type: 'text',
      key: 'form',
      heading: forms[name].title,
      body: '<p>We cannot show you the rest of this page at the moment. Your form is here, with what you filled in.</p>',
      formType: name,
    },
  ],
});

/** Has a form that was sent drawn again with what was chosen in it, where its other options cannot be had. */
export const settingsFor =
  ({ form, now }: FormPosted, settings: FormSettings): FormSettings =>
  async (asked) => {
    try {
      return await settings(asked);
    } catch (error) {
      if (asked.name !== form?.name) throw error;
      return settingOfPost(form, wallClock()?.read(now).date ?? '');
    }
  };

function settingOfPost({ name, values }: FormVisit, today: string): FormSetting {
  const { looks } = formSchema(forms[name]);
  const choices = Object.entries(looks).map(([field, { shownWith }]): [string, readonly FormChoice[]] => {
    const of = shownWith && values[shownWith.field];
    return [field, textsIn(values[field]).map((value) => ({ value, label: value, of: textsIn(of)[0] }))];
  });
  return { context: { today, choices: Object.fromEntries(choices), ...(name === 'job-apply' && { job }) }, values: {} };
}

/** Nothing is judged by it: the vacancy itself is asked for again before an application is sent on. */
const job: FormContext['job'] = { cvRequired: false, experienceRequired: true, questions: [], hyphens: true };

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((each) => (typeof each === 'string' && each !== '' ? [each] : []));
