import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { formSchema } from '#renderer/form/form-schema.ts';
import { readPosted } from '#renderer/form/read-posted.ts';
import { validateForm } from '#renderer/form/validate-form.ts';
import type { FieldError, FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FormName, FormSetting, FormVisit } from '#schemas/forms/_shared/form-visit.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { reasonOf, type SiteLog } from '../operations/site-log.ts';
import { failureWords, problemWords } from './failure-words.ts';
import { type FormSubject, senderOf } from './form-senders.ts';
import { changeRows } from './settings/change-rows.ts';
import type { FormSettings } from './settings/form-settings.ts';
import { type FormFiles, takeFiles } from './uploads/take-files.ts';
import type { Uploads } from './uploads/uploads.ts';

interface DeskWorld {
  readonly call: Call;
  readonly settings: FormSettings;
  readonly uploads: Uploads;
  readonly log: SiteLog;
}

/**
 * `location`: the page that says thanks instead of the form’s own. `joined`: the e-mail address that is on the mailing list by
 * it. `shown`: the form is shown again, with all in it; `isLost`: because the service could not be asked.
 */
export type FormAnswer =
  | {
      readonly kind: 'taken';
      readonly name: FormName;
      readonly location?: string | undefined;
      readonly joined?: string | undefined;
    }
  | { readonly kind: 'shown'; readonly visit: FormVisit; readonly isLost: boolean };

/** Why a visitor has to wait before another form is sent; undefined: it may go on. */
type MaySend = (form: FormName) => Promise<{ readonly message: string } | undefined>;

/** Who has sent a form. */
export interface FormOrigin {
  readonly maySend: MaySend;
  /** Whose files are kept while the form is put right; undefined where its script has them still. */
  readonly keepFor: string | undefined;
}

export type FormDesk = (fields: FormData, subject: FormSubject, origin: FormOrigin) => Promise<FormAnswer | undefined>;

export const isFormName = (name: unknown): name is FormName => formTypes.some((each) => each === name);

/** Takes forms in, sent with script or without; undefined for what names no form, or is about nothing that exists. */
export const createFormDesk =
  (world: DeskWorld): FormDesk =>
  async (fields, subject, { maySend, keepFor }) => {
    const name = fields.get('form');
    if (!isFormName(name)) return undefined;
    // What no person sees is filled in: whoever sent this is told what a person would be, and nothing is done.
    if (fields.get('website')) return { kind: 'taken', name, location: senderOf(name).thanks };
    const asked = await askSetting(world, { name, ...subject });
    if (asked.kind === 'none') return undefined;
    const { schema, presentations } = formSchema(forms[name]);
    const posted = readPosted(schema, fields);
    const changed = changeRows(posted, fields);
    const files = await takeFiles(world.uploads, presentations, fields, changed ?? posted);
    const shown = (errors: readonly FieldError[], failed?: string, isLost = false): FormAnswer => {
      if (keepFor !== undefined) files.keep(keepFor);
      return { kind: 'shown', visit: { name, values: files.values, errors, failed, taken: false }, isLost };
    };
    if (asked.kind === 'lost') return shown(files.errors, forms[name].words.failed, true);
    if (changed) return shown(files.errors);
    return validateAndSend(world, { name, files, setting: asked.setting, subject, maySend }, shown);
  };

type AskedSetting =
  | { readonly kind: 'known'; readonly setting: FormSetting }
  /** What the form is about does not exist. */
  | { readonly kind: 'none' }
  /** The service does not say: nothing can be judged, and nothing that was typed may be lost by it. */
  | { readonly kind: 'lost' };

async function askSetting({ settings, log }: DeskWorld, asked: Parameters<FormSettings>[0]): Promise<AskedSetting> {
  try {
    const setting = await settings(asked);
    return setting ? { kind: 'known', setting } : { kind: 'none' };
  } catch (error) {
    log({ level: 'error', event: 'form-failed', form: asked.name, message: reasonOf(error) });
    return { kind: 'lost' };
  }
}

/** What was sent for a field that the form does not show is left out. */
const visibleValues = (values: FormValues, { without = [] }: FormContext): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !without.includes(field)));

interface Posted<Name extends FormName> {
  readonly name: Name;
  readonly files: FormFiles;
  readonly setting: FormSetting;
  readonly subject: FormSubject;
  readonly maySend: MaySend;
}

async function validateAndSend<Name extends FormName>(
  world: DeskWorld,
  { name, files, setting, subject, maySend }: Posted<Name>,
  shown: (errors: readonly FieldError[], failed?: string, isLost?: boolean) => FormAnswer,
): Promise<FormAnswer> {
  const values = visibleValues(files.values, setting.context);
  const result = validateForm<(typeof forms)[Name]['fields']>(forms[name], values, setting.context);
  const { errors } = files;
  if (!result.ok || errors.length > 0) {
    // A field whose file was refused has none left, and would be told of twice.
    const others = result.ok ? [] : result.errors.filter(({ path }) => errors.every((error) => error.path !== path));
    return shown([...others, ...errors]);
  }
  const wait = await maySend(name);
  if (wait) return shown([], wait.message);
  const { send, isTaken, thanks, joinedBy } = senderOf(name);
  const { words } = forms[name];
  try {
    const reply = await send({ call: world.call, files, values: result.values, subject, setting });
    const location = setting.thanksPage ?? thanks;
    if (isTaken(reply)) return { kind: 'taken', name, location, joined: joinedBy?.(result.values) };
    return shown([], failureWords(words, reply));
  } catch (error) {
    world.log({ level: 'error', event: 'form-failed', form: name, message: reasonOf(error) });
    const isRefused = error instanceof ApiProblem && error.code === 'refused';
    return shown([], problemWords(words, error), !isRefused);
  }
}
