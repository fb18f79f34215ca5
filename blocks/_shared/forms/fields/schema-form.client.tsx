'use client';

import Form from '@rjsf/core/lib/components/Form.js';
import { toErrorSchema } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { CheckInputs } from '../captcha/check-inputs.tsx';
import { useCaptcha } from '../captcha/use-captcha.client.tsx';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import { formValidator, libraryError } from '../compiled/form-validator.ts';
import { FailedDialog } from '../submit/failed-dialog.client.tsx';
import { Sending } from '../submit/sending.client.tsx';
import { Thanks } from '../submit/thanks.client.tsx';
import { focusOn, useSending } from '../submit/use-sending.client.ts';
import type { FormFacts } from '../tile/form-facts.ts';
import { formId } from '../tile/form-id.ts';
import { ControlField } from './control-field.client.tsx';
import styles from './form.module.css';
import { formTemplates } from './form-templates.client.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { useErrorTitle } from './use-error-title.client.ts';
import { useFilledIn } from './use-filled-in.client.ts';

const dotted = (path: readonly (string | number)[]): string => path.join('.');

/** What is the same in every form. */
const shared = {
  method: 'post',
  enctype: 'multipart/form-data',
  fields: { control: ControlField },
  templates: formTemplates,
  idSeparator: '.',
  nameGenerator: dotted,
  noHtml5Validate: true,
  experimental_defaultFormStateBehavior: { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' },
} as const;

interface SchemaFormProps {
  readonly form: CompiledForm;
  readonly facts: FormFacts;
}

/** A form drawn from its schema. All of it works without script; with script it says at once what is wrong. */
export function SchemaForm({ form, facts }: SchemaFormProps) {
  const { name, schema, presentations, words } = form;
  const { context, action } = facts;
  const id = formId(name);
  const element = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(facts.captcha, name);
  const { values, setValues, forget, scripted } = useFilledIn(form, facts.values, element);
  const sending = useSending({ form, facts, element, captcha: captcha.use, onTaken: forget });
  const { errors, failed } = sending;
  const [wrong, setWrong] = useState(false);
  useErrorTitle(wrong || errors.length > 0);
  const validator = useMemo(() => formValidator(form, context), [form, context]);
  const uiSchema = useMemo(() => uiSchemaOf(schema, presentations), [schema, presentations]);
  const extraErrors = useMemo(() => toErrorSchema<FormValues>(errors.map(libraryError)), [errors]);
  const isOver = scripted && sending.isOver;

  if (sending.isTaken) return <Thanks form={form} facts={facts} />;
  return (
    <div
      ref={element}
      className={styles.form}
      data-form={name}
      data-ready={scripted || undefined}
      onFocusCapture={captcha.onTouch}
    >
      {failed && isOver && <FailedDialog id={`${id}.failed`} message={failed} onClosed={sending.forgetFailed} />}
      {failed && !isOver && (
        <div id={`${id}.failed`} tabIndex={-1} role="alert" className={styles.errors}>
          <p>{failed}</p>
        </div>
      )}
      <Form<FormValues>
        {...shared}
        id={id}
        idPrefix={id}
        action={action}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={values}
        formContext={{ form: id, context, values, scripted }}
        extraErrors={extraErrors}
        onChange={({ formData }) => setValues(formData ?? {})}
        onSubmit={() => {
          setWrong(false);
          void sending.send();
        }}
        onError={() => {
          setWrong(true);
          // What the server found before is judged anew.
          sending.clearErrors();
          focusOn(name, 'faults');
        }}
      >
        <CheckInputs name={name} />
        {captcha.field}
        <p role="status" className={styles.working}>
          {sending.isWorking && 'One moment, checking that you are a person.'}
        </p>
        {sending.share !== undefined && <Sending share={sending.share} onStop={sending.stop} />}
        <button
          id={`${id}.send`}
          type="submit"
          className={styles.submit}
          aria-disabled={sending.isSending || undefined}
        >
          {sending.isSending ? words.sending : words.submit}
        </button>
      </Form>
    </div>
  );
}
