'use client';

import styles from './form.module.css';
import type { FormFacts } from './form-facts.ts';
import { formId } from './form-id.ts';
import type { MadeForm } from './made-form.ts';

interface ThanksProps {
  readonly form: MadeForm;
  readonly facts: FormFacts;
}

/** What stands in the place of a form that was taken. */
export function Thanks({ form: { name, words }, facts: { next, rank } }: ThanksProps) {
  const Heading = `h${rank}` as const;
  return (
    <div id={`${formId(name)}.thanks`} tabIndex={-1} role="status" className={styles.thanks}>
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
