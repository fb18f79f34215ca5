'use client';

import Form from '@rjsf/core/lib/components/Form.js';
import { toErrorSchema } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readPosted } from '#renderer/form/read-posted.ts';
import { tidyValues } from '#renderer/form/tidy-values.ts';
import type { FormFault, FormValues } from '#schemas/forms/define-form.ts';
import { CheckInputs } from './check/check-inputs.tsx';
import { sendAsPerson } from './check/send-as-person.ts';
import { useCaptcha } from './check/use-captcha.client.tsx';
import { ControlField } from './control-field.client.tsx';
import { FailedDialog } from './failed-dialog.client.tsx';
import styles from './form.module.css';
import type { FormFacts } from './form-facts.ts';
import { formId } from './form-id.ts';
import { formTemplates } from './form-templates.client.tsx';
import { formValidator, libraryError } from './form-validator.ts';
import type { MadeForm } from './made-form.ts';
import { sendForm } from './send-form.ts';
import { Sending } from './sending.client.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { useFaultyTitle } from './use-faulty-title.client.ts';
import { useKeptValues } from './use-kept-values.client.ts';

const fields = { control: ControlField };
const plainDefaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;
const dotted = (path: readonly (string | number)[]): string => path.join('.');

interface SchemaFormProps {
  readonly form: MadeForm;
  readonly facts: FormFacts;
}

/** A form drawn from its schema. All of it works without script; with script it says at once what is wrong. */
export function SchemaForm({ form, facts }: SchemaFormProps) {
  const { name, schema, looks, words } = form;
  const { context, action } = facts;
  const id = formId(name);
  const [values, setValues] = useState<FormValues>(facts.values);
  const [faults, setFaults] = useState<readonly FormFault[]>(facts.faults);
  const [failed, setFailed] = useState(facts.failed);
  const [taken, setTaken] = useState(facts.taken);
  const [sending, setSending] = useState(false);
  const [working, setWorking] = useState(false);
  const [share, setShare] = useState<number | undefined>();
  const stopping = useRef<AbortController>(null);
  const [wrong, setWrong] = useState(false);
  const [scripted, setScripted] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const validator = useMemo(() => formValidator(form, context), [form, context]);
  const uiSchema = useMemo(() => uiSchemaOf(schema, looks), [schema, looks]);
  const extraErrors = useMemo(() => toErrorSchema<FormValues>(faults.map(libraryError)), [faults]);
  const captcha = useCaptcha(facts.captcha, name);
  useFaultyTitle(wrong || faults.length > 0);
  const forget = useKeptValues(name, values, setValues);
  useEffect(() => {
    // What was typed before the script came stands in the page: it is what the form holds.
    const sent = element.current?.querySelector('form');
    const typed = sent ? tidyValues(schema, readPosted(schema, new FormData(sent))) : {};
    if (Object.keys(typed).length > 0) setValues((before) => ({ ...before, ...typed }));
    setScripted(true);
  }, [schema]);
  const focus = (id: string): void => {
    setTimeout(() => document.getElementById(id)?.focus());
  };

  const send = async (): Promise<void> => {
    const sent = element.current?.querySelector('form');
    if (!sent || sending) return;
    setSending(true);
    setFailed(undefined);
    setFaults([]);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const answer = await sendAsPerson({
      form: sent,
      send: () => sendForm(sent, words.failed, { onProgress: setShare, signal }),
      captcha: captcha.use,
      onWork: () => setWorking(true),
    });
    setSending(false);
    setWorking(false);
    setShare(undefined);
    if (answer.kind === 'stopped') return focus(`${id}.send`);
    if (answer.kind === 'faulty') setFaults(answer.faults);
    else if (answer.kind === 'failed') setFailed(answer.message);
    else {
      forget();
      if (answer.location) location.assign(answer.location);
      else setTaken(true);
    }
    // What stands over the page has the focus already.
    if (answer.kind === 'failed' && words.invalid !== undefined && answer.message !== words.invalid) return;
    focus(`${id}.${answer.kind === 'taken' ? 'thanks' : answer.kind === 'failed' ? 'failed' : 'faults'}`);
  };

  const isOver = scripted && words.invalid !== undefined && failed !== words.invalid;
  if (taken) return <Thanks name={name} words={words.thanks} next={facts.next} rank={facts.rank} />;
  return (
    <div
      ref={element}
      className={styles.form}
      data-form={name}
      data-ready={scripted || undefined}
      onFocusCapture={captcha.onTouch}
    >
      {failed && isOver && <FailedDialog id={`${id}.failed`} message={failed} onClosed={() => setFailed(undefined)} />}
      {failed && !isOver && (
        <div id={`${id}.failed`} tabIndex={-1} role="alert" className={styles.faults}>
          <p>{failed}</p>
        </div>
      )}
      <Form<FormValues>
        id={id}
        method="post"
        action={action}
        enctype="multipart/form-data"
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={values}
        formContext={{ form: id, context, values, scripted }}
        fields={fields}
        templates={formTemplates}
        idPrefix={id}
        idSeparator="."
        nameGenerator={dotted}
        noHtml5Validate
        extraErrors={extraErrors}
        experimental_defaultFormStateBehavior={plainDefaults}
        onChange={({ formData }) => setValues(formData ?? {})}
        onSubmit={() => {
          setWrong(false);
          void send();
        }}
        onError={() => {
          setWrong(true);
          // What the server found before is judged anew.
          setFaults([]);
          focus(`${id}.faults`);
        }}
      >
        <CheckInputs name={name} />
        {captcha.field}
        <p role="status" className={styles.working}>
          {working && 'One moment, checking that you are a person.'}
        </p>
        {share !== undefined && <Sending share={share} onStop={() => stopping.current?.abort()} />}
        <button id={`${id}.send`} type="submit" className={styles.submit} aria-disabled={sending || undefined}>
          {sending ? words.sending : words.submit}
        </button>
      </Form>
    </div>
  );
}

interface ThanksProps {
  readonly name: string;
  readonly words: MadeForm['words']['thanks'];
  readonly next: FormFacts['next'];
  readonly rank: FormFacts['rank'];
}

function Thanks({ name, words, next, rank }: ThanksProps) {
  const Heading = `h${rank}` as const;
  return (
    <div id={`${formId(name)}.thanks`} tabIndex={-1} role="status" className={styles.thanks}>
      <Heading>{words?.heading ?? 'Thank you'}</Heading>
      <p>{words?.text}</p>
      {next && (
        <a className={styles.submit} href={next.url}>
          {next.text}
        </a>
      )}
    </div>
  );
}
