import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { formSchema } from '#renderer/form/form-schema.ts';
import { readPosted } from '#renderer/form/read-posted.ts';
import { validateForm } from '#renderer/form/validate-form.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { isReference } from '#schemas/forms/_shared/form-parameters.ts';
import type { FormName, FormSetting, FormState } from '#schemas/forms/_shared/form-state.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { SiteLog } from '../operations/site-log.ts';
import { callFailureMessage, formFailureMessage, hasSpecifiedText } from './form-failure-message.ts';
import { type FormSubject, senderOf } from './form-senders.ts';
import { refusedFields } from './refused-fields.ts';
import { changeRows } from './settings/change-rows.ts';
import type { FormSettings } from './settings/form-settings.ts';
import { type FormFiles, receiveFiles } from './uploads/receive-files.ts';
import type { Uploads } from './uploads/uploads.ts';

interface FormDependencies {
  readonly call: Call;
  readonly settings: FormSettings;
  readonly uploads: Uploads;
  readonly log: SiteLog;
}

/**
 * `location`: the page that says thanks instead of the form’s own. `subscriberEmail`: the email address that the form
 * added to the mailing list. `reference`: of what was sent, for its sender. `redisplayed`: the form is shown again with its values; `isUnavailable`: because the
 * service could not be reached.
 */
export type FormAnswer =
  | {
      readonly kind: 'accepted';
      readonly name: FormName;
      readonly location?: string | undefined;
      readonly subscriberEmail?: string | undefined;
      readonly reference?: string | undefined;
    }
  | { readonly kind: 'redisplayed'; readonly visit: FormState; readonly isUnavailable: boolean };

/** Why a visitor has to wait before sending a form; undefined where it may be sent. */
type CheckGate = (form: FormName) => Promise<{ readonly message: string } | undefined>;

/** The sender of a form. */
export interface SubmissionContext {
  readonly checkGate: CheckGate;
  /**
   * The visitor for whom files are saved while the form is corrected; undefined where the form’s script still has them.
   */
  readonly saveFilesFor: string | undefined;
}

export type FormProcessor = (
  fields: FormData,
  subject: FormSubject,
  origin: SubmissionContext,
) => Promise<FormAnswer | undefined>;

export const isFormName = (name: unknown): name is FormName => formTypes.some((each) => each === name);

/**
 * Processes forms that were posted with or without script. Undefined where the fields name no form, or its subject does
 * not exist.
 */
export const createFormProcessor =
  (dependencies: FormDependencies): FormProcessor =>
  async (fields, subject, { checkGate, saveFilesFor }) => {
    const name = fields.get('form');
    if (!isFormName(name)) return undefined;
    // A honeypot: people do not see this field. The sender gets the usual answer and nothing is sent.
    if (fields.get('website')) return { kind: 'accepted', name, location: senderOf(name).thanks };
    const loaded = await loadSetting(dependencies, { name, ...subject });
    if (loaded.kind === 'not-found') return undefined;
    const { schema, presentations } = formSchema(forms[name]);
    const posted = readPosted(schema, fields);
    const changed = changeRows(posted, fields);
    const files = await receiveFiles(dependencies.uploads, presentations, fields, changed ?? posted);
    const redisplay: Redisplay = async (errors, failed, isUnavailable = false) => {
      if (saveFilesFor !== undefined) await files.save(saveFilesFor);
      return {
        kind: 'redisplayed',
        visit: { name, values: files.values, errors, failed, taken: false },
        isUnavailable,
      };
    };
    if (loaded.kind === 'unavailable') return redisplay(files.errors, forms[name].texts.failed, true);
    if (changed) return redisplay(files.errors);
    return validateAndSend(dependencies, { name, files, setting: loaded.setting, subject, checkGate }, redisplay);
  };

/** Shows the form again with its values. */
type Redisplay = (errors: readonly FieldError[], failed?: string, isUnavailable?: boolean) => Promise<FormAnswer>;

type SettingResult =
  | { readonly kind: 'loaded'; readonly setting: FormSetting }
  /** The subject of the form does not exist. */
  | { readonly kind: 'not-found' }
  /** The service did not answer: the form cannot be validated, and its values must not be lost. */
  | { readonly kind: 'unavailable' };

async function loadSetting(
  { settings, log }: FormDependencies,
  loaded: Parameters<FormSettings>[0],
): Promise<SettingResult> {
  try {
    const setting = await settings(loaded);
    return setting ? { kind: 'loaded', setting } : { kind: 'not-found' };
  } catch (error) {
    log({ level: 'error', event: 'form-failed', form: loaded.name, message: errorMessageOf(error) });
    return { kind: 'unavailable' };
  }
}

/** Drops values of fields that the form does not show. */
const visibleValues = (values: FormValues, { hiddenFields: without = [] }: FormContext): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !without.includes(field)));

interface SubmissionInput<Name extends FormName> {
  readonly name: Name;
  readonly files: FormFiles;
  readonly setting: FormSetting;
  readonly subject: FormSubject;
  readonly checkGate: CheckGate;
}

async function validateAndSend<Name extends FormName>(
  dependencies: FormDependencies,
  { name, files, setting, subject, checkGate }: SubmissionInput<Name>,
  redisplay: Redisplay,
): Promise<FormAnswer> {
  const values = visibleValues(files.values, setting.context);
  const result = validateForm<(typeof forms)[Name]['fields']>(forms[name], values, setting.context);
  const { errors } = files;
  if (!result.ok || errors.length > 0) {
    // A field with a refused file is also empty; report only one error for it.
    const others = result.ok ? [] : result.errors.filter(({ path }) => errors.every((error) => error.path !== path));
    return redisplay([...others, ...errors]);
  }
  const gateProblem = await checkGate(name);
  if (gateProblem) return redisplay([], gateProblem.message);
  const sent = { values: result.values, unchanged: result.unchanged };
  const { send, isAccepted, thanks, locationOf, subscriberEmailOf } = senderOf(name);
  const { texts } = forms[name];
  try {
    const reply = await send({ call: dependencies.call, files, ...sent, subject, setting });
    if (isAccepted(reply)) {
      const location = setting.thanksPage ?? locationOf?.(reply) ?? thanks;
      const { reference } = reply;
      return {
        kind: 'accepted',
        name,
        location,
        subscriberEmail: subscriberEmailOf?.(result.values),
        ...(reference && isReference(reference) && { reference }),
      };
    }
    return redisplay([], formFailureMessage(texts, reply));
  } catch (error) {
    dependencies.log({ level: 'error', event: 'form-failed', form: name, message: errorMessageOf(error) });
    const shown = Object.keys(forms[name].fields.shape).filter(
      (field) => !setting.context.hiddenFields?.includes(field),
    );
    const refused = hasSpecifiedText(texts, error) ? [] : refusedFields(error, shown);
    if (refused.length > 0) return redisplay(refused);
    const isRefusedByApi = error instanceof ApiProblem && error.code === 'refused';
    return redisplay([], callFailureMessage(texts, error), !isRefusedByApi);
  }
}
