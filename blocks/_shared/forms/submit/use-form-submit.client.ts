'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import type { CaptchaClient } from '../captcha/captcha-clients.ts';
import { sendWithBotChecks } from '../captcha/send-with-bot-checks.ts';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import type { FormIslandProps } from '../tile/form-island-props.ts';
import { hasFiles, sendForm } from './send-form.ts';

interface FormSubmitInput {
  readonly form: CompiledForm;
  /** The id of the form's element. */
  readonly id: string;
  readonly facts: FormIslandProps;
  readonly element: RefObject<HTMLElement | null>;
  readonly captcha: CaptchaClient | undefined;
  readonly onAccepted: () => void;
}

interface FormSubmit {
  readonly isSending: boolean;
  /** Whether the browser is computing a proof of work. */
  readonly isWorking: boolean;
  /** The sent share of the upload, from 0 to 1; undefined without an upload. */
  readonly sentShare: number | undefined;
  /** Errors that the server found. */
  readonly errors: readonly FieldError[];
  /** Why the form could not be sent. */
  readonly failureMessage: string | undefined;
  /** Whether the failure is shown in a modal, because it concerns no field of the form. */
  readonly isDialogShown: boolean;
  readonly isAccepted: boolean;
  /** The reference of what was sent. */
  readonly reference: string | undefined;
  readonly send: () => Promise<void>;
  readonly stop: () => void;
  /** Clears the errors and messages of an earlier attempt. */
  readonly clearOutcome: () => void;
  readonly clearFailed: () => void;
}

/** Sends a form, one request at a time, and moves the focus to the result. */
export function useFormSubmit({ form, id, facts, element, captcha, onAccepted }: FormSubmitInput): FormSubmit {
  const { texts } = form;
  const [errors, setErrors] = useState(facts.errors);
  const [failureMessage, setFailureMessage] = useState(facts.failureMessage);
  const [isAccepted, setAccepted] = useState(facts.isAccepted);
  const [reference, setReference] = useState(facts.reference);
  const [isSending, setSendingState] = useState(false);
  // A second click can be handled before the state of the first one is rendered.
  const isBusy = useRef(false);
  const setSending = useCallback((value: boolean): void => {
    isBusy.current = value;
    setSendingState(value);
  }, []);
  const [isWorking, setWorking] = useState(false);
  const [sentShare, setSentShare] = useState<number | undefined>();
  const abortController = useRef<AbortController>(null);
  const isInlineMessage = (message: string): boolean => texts.invalid === undefined || message === texts.invalid;

  // A form can be sent before its script has loaded. Its errors came with the page then.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (facts.errors.length > 0) focusFormPart(id, 'errors');
    else if (facts.failureMessage !== undefined) focusFormPart(id, 'failed');
  }, [id, facts.errors, facts.failureMessage]);

  const clearOutcome = (): void => {
    setFailureMessage(undefined);
    setErrors([]);
  };

  const requestAnswer = async (formElement: HTMLFormElement) => {
    abortController.current = new AbortController();
    const { signal } = abortController.current;
    setSending(true);
    clearOutcome();
    const answer = await sendWithBotChecks({
      form: formElement,
      ...(hasFiles(new FormData(formElement)) && {
        requestPreflight: () => sendForm(formElement, texts.failed, { signal, isPreflight: true }),
      }),
      send: () => sendForm(formElement, texts.uncertain ?? texts.failed, { onProgress: setSentShare, signal }),
      captcha,
      onWorkingChange: setWorking,
    });
    // While the browser loads the next page, a second click sends nothing.
    setSending(answer.kind === 'accepted' && answer.location !== undefined);
    setWorking(false);
    setSentShare(undefined);
    return answer;
  };

  useEffect(() => {
    // A page restored from the back/forward cache can be used again.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setSending(false);
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [setSending]);

  const send = async (): Promise<void> => {
    const formElement = element.current?.querySelector('form');
    if (!formElement || isBusy.current) return;
    const answer = await requestAnswer(formElement);
    if (answer.kind === 'stopped') return focusFormPart(id, 'send');
    if (answer.kind === 'invalid') {
      flushSync(() => setErrors(answer.errors));
      return focusFormPart(id, 'errors');
    }
    if (answer.kind === 'failed') {
      flushSync(() => setFailureMessage(answer.message));
      // A modal dialog takes the focus on its own.
      return isInlineMessage(answer.message) ? focusFormPart(id, 'failed') : undefined;
    }
    onAccepted();
    if (answer.location) return location.assign(answer.location);
    setReference(answer.reference);
    setAccepted(true);
  };

  return {
    isSending,
    isWorking,
    sentShare,
    errors,
    failureMessage,
    isDialogShown: failureMessage !== undefined && !isInlineMessage(failureMessage),
    isAccepted,
    reference,
    send,
    stop: () => abortController.current?.abort(),
    clearOutcome,
    clearFailed: () => setFailureMessage(undefined),
  };
}

/** Focuses a part of a form that has just been rendered. */
export function focusFormPart(id: string, part: 'send' | 'errors' | 'failed'): void {
  document.getElementById(`${id}.${part}`)?.focus();
}
