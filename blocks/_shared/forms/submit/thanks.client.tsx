'use client';

import { useEffect, useRef } from 'react';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import styles from '../fields/form.module.css';
import type { FormFacts } from '../tile/form-facts.ts';
import { formId } from '../tile/form-id.ts';

interface ThanksProps {
  readonly form: CompiledForm;
  readonly facts: FormFacts;
}

/** What stands in the place of a form that was taken. */
export function Thanks({ form: { name, words }, facts: { next, headingLevel, taken } }: ThanksProps) {
  const element = useRef<HTMLDivElement>(null);
  // Where the page came with its thanks, the visitor is where the address leads.
  useEffect(() => {
    if (!taken) element.current?.focus();
  }, [taken]);
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={element} id={`${formId(name)}.thanks`} tabIndex={-1} role="status" className={styles.thanks}>
      <Heading>{words.thanks?.heading ?? 'Thank you'}</Heading>
      <p>{words.thanks?.text}</p>
      {next && (
        <a className={styles.submit} href={next.url}>
          {next.text}
        </a>
      )}
    </div>
  );
}
