'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import type { CaptchaUse } from '../captcha/captcha-uses.ts';
import { sendAsPerson } from '../captcha/send-as-person.ts';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import type { FormFacts } from '../tile/form-facts.ts';
import { formId } from '../tile/form-id.ts';
import { hasFiles, sendForm } from './send-form.ts';

interface SendingInput {
  readonly form: CompiledForm;
  readonly facts: FormFacts;
  readonly element: RefObject<HTMLElement | null>;
  readonly captcha: CaptchaUse | undefined;
  readonly onTaken: () => void;
}

interface Sending {
  readonly isSending: boolean;
  /** Whether the browser works out that a person sends. */
  readonly isWorking: boolean;
  /** How much of the files has gone, from 0 to 1; undefined while none goes. */
  readonly share: number | undefined;
  /** What the server found wrong. */
  readonly errors: readonly FieldError[];
  /** Why the form could not be sent. */
  readonly failed: string | undefined;
  /** Whether that is told over the page, because it is about nothing in it. */
  readonly isOver: boolean;
  readonly isTaken: boolean;
  readonly send: () => Promise<void>;
  readonly stop: () => void;
  readonly clearErrors: () => void;
  readonly forgetFailed: () => void;
}

/** Sends a form once at a time, and says what came of it with the focus on that. */
export function useSending({ form, facts, element, captcha, onTaken }: SendingInput): Sending {
  const { name, words } = form;
  const [errors, setErrors] = useState(facts.errors);
  const [failed, setFailed] = useState(facts.failed);
  const [isTaken, setTaken] = useState(facts.taken);
  const [isSending, setSending] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [share, setShare] = useState<number | undefined>();
  const stopping = useRef<AbortController>(null);
  const tells = (message: string): boolean => words.invalid === undefined || message === words.invalid;

  const ask = async (sent: HTMLFormElement) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setSending(true);
    setFailed(undefined);
    setErrors([]);
    const answer = await sendAsPerson({
      form: sent,
      ...(hasFiles(new FormData(sent)) && { ask: () => sendForm(sent, words.failed, { signal, ahead: true }) }),
      send: () => sendForm(sent, words.failed, { onProgress: setShare, signal }),
      captcha,
      onWork: setWorking,
    });
    // While the page that thanks is on its way, a second click sends nothing.
    setSending(answer.kind === 'taken' && answer.location !== undefined);
    setWorking(false);
    setShare(undefined);
    return answer;
  };

  useEffect(() => {
    // Whoever comes back from there finds the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setSending(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const send = async (): Promise<void> => {
    const sent = element.current?.querySelector('form');
    if (!sent || isSending) return;
    const answer = await ask(sent);
    if (answer.kind === 'stopped') return focusOn(name, 'send');
    if (answer.kind === 'faulty') {
      flushSync(() => setErrors(answer.errors));
      return focusOn(name, 'faults');
    }
    if (answer.kind === 'failed') {
      flushSync(() => setFailed(answer.message));
      // What stands over the page takes the focus by itself.
      return tells(answer.message) ? focusOn(name, 'failed') : undefined;
    }
    onTaken();
    if (answer.location) return location.assign(answer.location);
    setTaken(true);
  };

  return {
    isSending,
    isWorking,
    share,
    errors,
    failed,
    isOver: failed !== undefined && !tells(failed),
    isTaken,
    send,
    stop: () => stopping.current?.abort(),
    clearErrors: () => setErrors([]),
    forgetFailed: () => setFailed(undefined),
  };
}

/** Gives the focus to what has been drawn. */
export function focusOn(form: string, part: 'send' | 'faults' | 'failed'): void {
  document.getElementById(`${formId(form)}.${part}`)?.focus();
}
