'use client';

import Form from '@rjsf/core/lib/components/Form.js';
import { toErrorSchema } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { formId } from '#schemas/forms/_shared/form-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { BotCheckFields } from '../captcha/bot-check-fields.tsx';
import { useCaptcha } from '../captcha/use-captcha.client.tsx';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import { formValidator, libraryError } from '../compiled/form-validator.ts';
import { FormThanks } from '../submit/form-thanks.client.tsx';
import { SubmitErrorDialog } from '../submit/submit-error-dialog.client.tsx';
import { UploadProgress } from '../submit/upload-progress.client.tsx';
import { focusFormPart, useFormSubmit } from '../submit/use-form-submit.client.ts';
import type { FormIslandProps } from '../tile/form-island-props.ts';
import { ControlField } from './control-field.client.tsx';
import styles from './form.module.css';
import { formTemplates } from './form-templates.client.tsx';
import { createUiSchema } from './ui-schema.ts';
import { useErrorTitle } from './use-error-title.client.ts';
import { useFormValues } from './use-form-values.client.ts';

const joinPath = (path: readonly (string | number)[]): string => path.join('.');

/** Options that all forms share. */
const formOptions = {
  method: 'post',
  enctype: 'multipart/form-data',
  fields: { control: ControlField },
  templates: formTemplates,
  idSeparator: '.',
  nameGenerator: joinPath,
  noHtml5Validate: true,
  experimental_defaultFormStateBehavior: { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' },
} as const;

interface SchemaFormProps {
  readonly form: CompiledForm;
  readonly facts: FormIslandProps;
}

/** A form rendered from its schema. It works without script; with script, errors are shown before it is sent. */
export function SchemaForm({ form, facts }: SchemaFormProps) {
  const { name, schema, presentations, texts } = form;
  const { context, action } = facts;
  const id = facts.id ?? formId(name);
  const element = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(facts.captcha, name);
  const { values, setValues, clearSaved, isHydrated } = useFormValues(form, id, facts.values, element);
  const sending = useFormSubmit({ form, id, facts, element, captcha: captcha.client, onAccepted: clearSaved });
  const { errors, failureMessage } = sending;
  const [hasError, setHasError] = useState(false);
  useErrorTitle(hasError || errors.length > 0);
  const validator = useMemo(() => formValidator(form, context), [form, context]);
  const uiSchema = useMemo(() => createUiSchema(schema, presentations), [schema, presentations]);
  const extraErrors = useMemo(() => toErrorSchema<FormValues>(errors.map(libraryError)), [errors]);
  const isDialogShown = isHydrated && sending.isDialogShown;

  if (sending.isAccepted)
    return (
      <FormThanks
        form={form}
        facts={facts}
        values={facts.isAccepted ? (facts.sentValues ?? {}) : values}
        reference={sending.reference}
      />
    );
  return (
    <div
      ref={element}
      className={styles.form}
      data-form={name}
      data-ready={isHydrated || undefined}
      onFocusCapture={captcha.onFirstFocus}
    >
      {failureMessage && isDialogShown && (
        <SubmitErrorDialog id={`${id}.failed`} message={failureMessage} onClose={sending.clearFailed} />
      )}
      {failureMessage && !isDialogShown && (
        <div id={`${id}.failed`} tabIndex={-1} role="alert" className={styles.errors}>
          <p>{failureMessage}</p>
        </div>
      )}
      <Form<FormValues>
        {...formOptions}
        id={id}
        idPrefix={id}
        action={action}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={values}
        formContext={{ form: id, context, values, isHydrated }}
        extraErrors={extraErrors}
        onChange={({ formData }) => setValues(formData ?? {})}
        onSubmit={() => {
          setHasError(false);
          void sending.send();
        }}
        onError={() => {
          setHasError(true);
          sending.clearOutcome();
          focusFormPart(id, 'errors');
        }}
      >
        <BotCheckFields name={name} tileKey={facts.tileKey} />
        {captcha.field}
        <p role="status" className={styles.working}>
          {sending.isWorking && 'One moment, checking that you are a person.'}
        </p>
        {sending.sentShare !== undefined && <UploadProgress sentShare={sending.sentShare} onStop={sending.stop} />}
        <Button
          id={`${id}.send`}
          type="submit"
          className={styles.action}
          aria-disabled={sending.isSending || undefined}
        >
          {sending.isSending ? texts.sending : texts.submit}
        </Button>
      </Form>
    </div>
  );
}
