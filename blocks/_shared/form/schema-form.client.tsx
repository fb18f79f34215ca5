'use client';

import Form from '@rjsf/core/lib/components/Form.js';
import { toErrorSchema } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import type { FormValues } from '#schemas/forms/define-form.ts';
import { CheckInputs } from './check/check-inputs.tsx';
import { useCaptcha } from './check/use-captcha.client.tsx';
import { ControlField } from './control-field.client.tsx';
import { FailedDialog } from './failed-dialog.client.tsx';
import styles from './form.module.css';
import type { FormFacts } from './form-facts.ts';
import { formId } from './form-id.ts';
import { formTemplates } from './form-templates.client.tsx';
import { formValidator, libraryError } from './form-validator.ts';
import type { MadeForm } from './made-form.ts';
import { Sending } from './sending.client.tsx';
import { Thanks } from './thanks.client.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { useFaultyTitle } from './use-faulty-title.client.ts';
import { useFilledIn } from './use-filled-in.client.ts';
import { focusOn, useSending } from './use-sending.client.ts';

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
  readonly form: MadeForm;
  readonly facts: FormFacts;
}

/** A form drawn from its schema. All of it works without script; with script it says at once what is wrong. */
export function SchemaForm({ form, facts }: SchemaFormProps) {
  const { name, schema, looks, words } = form;
  const { context, action } = facts;
  const id = formId(name);
  const element = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(facts.captcha, name);
  const { values, setValues, forget, scripted } = useFilledIn(form, facts.values, element);
  const sending = useSending({ form, facts, element, captcha: captcha.use, onTaken: forget });
  const { faults, failed } = sending;
  const [wrong, setWrong] = useState(false);
  useFaultyTitle(wrong || faults.length > 0);
  const validator = useMemo(() => formValidator(form, context), [form, context]);
  const uiSchema = useMemo(() => uiSchemaOf(schema, looks), [schema, looks]);
  const extraErrors = useMemo(() => toErrorSchema<FormValues>(faults.map(libraryError)), [faults]);
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
        <div id={`${id}.failed`} tabIndex={-1} role="alert" className={styles.faults}>
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
          sending.forgetFaults();
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
