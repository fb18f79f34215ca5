import { formSchema } from '#renderer/form/form-schema.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormChoice, FormContext } from '#schemas/forms/_shared/define-form.ts';
import type { FormSetting, FormVisit } from '#schemas/forms/_shared/form-visit.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { FormSettings } from '#site/forms/settings/form-settings.ts';
import type { Route } from '#site/routing/match-route.ts';
import { resolveRoute, type Subject } from '../resolve/resolve-route.ts';
import type { ContentSource } from '../source/content-source.ts';

/** A form that was sent, and the address that it was sent to. */
interface FormPosted {
  readonly route: Route;
  /** Absent where none was sent, or it was taken. */
  readonly form?: FormVisit | undefined;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly now: Date;
}

/** The form that an address shows the answer to: one that was sent, or whose thanks it leads to. */
export function answeredForm({ form, query }: Pick<FormPosted, 'form' | 'query'>): FormVisit | undefined {
  const name = formTypes.find((each) => query.sent?.includes(each));
  return form ?? (name && { name, values: {}, errors: [], taken: true });
}

/**
 * Finds what an address is about. With a form that was sent there nobody need say that it exists: it did when the form was
 * filled in, and nothing that was typed may be lost.
 */
export const findSubject = (posted: FormPosted, source: ContentSource): Promise<Subject> =>
  resolveRoute(posted.route, source).catch((error: unknown) => {
    if (!answeredForm(posted)) throw error;
    return subjectOf(posted.route);
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
export const pageOfForm = ({ name, taken }: FormVisit): unknown => ({
  id: '_form',
  title: forms[name].title,
  tiles: [
    {
      type: 'text',
      key: 'form',
      heading: forms[name].title,
      body: `<p>We cannot show you the rest of this page at the moment.${taken ? '' : hereIs}</p>`,
      formType: name,
    },
  ],
});

const hereIs = ' Your form is here, with what you filled in.';

/** Has a form that was sent drawn again with what was chosen in it, where its other options cannot be had. */
export const settingsFor =
  (posted: FormPosted, settings: FormSettings): FormSettings =>
  async (asked) => {
    try {
      return await settings(asked);
    } catch (error) {
      const form = answeredForm(posted);
      if (asked.name !== form?.name) throw error;
      return settingOfPost(form, wallClock()?.read(posted.now).date ?? '');
    }
  };

function settingOfPost({ name, values }: FormVisit, today: string): FormSetting {
  const { presentations } = formSchema(forms[name]);
  const choices = Object.entries(presentations).map(([field, { shownWith }]): [string, readonly FormChoice[]] => {
    const of = shownWith && values[shownWith.field];
    return [field, textsIn(values[field]).map((value) => ({ value, label: value, of: textsIn(of)[0] }))];
  });
  return { context: { today, choices: Object.fromEntries(choices), ...(name === 'job-apply' && { job }) }, values: {} };
}

/**
 * Nothing is judged by it: the vacancy itself is asked for again before an application is sent on. So many years as can be
 * configured, so that whichever was chosen is among them.
 */
const job: FormContext['job'] = {
  cvRequired: false,
  experienceRequired: true,
  questions: [],
  hyphens: true,
  workYears: 100,
};

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((each) => (typeof each === 'string' && each !== '' ? [each] : []));
