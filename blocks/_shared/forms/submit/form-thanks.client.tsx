'use client';

import { useEffect, useRef } from 'react';
import { formId } from '#schemas/forms/_shared/form-id.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import styles from '../fields/form.module.css';
import type { FormIslandProps } from '../tile/form-island-props.ts';

interface FormThanksProps {
  readonly form: CompiledForm;
  readonly facts: FormIslandProps;
}

/** The message that replaces a form once it is accepted. */
export function FormThanks({
  form: { name, texts },
  facts: { id = formId(name), next, headingLevel, isAccepted, thanksText },
}: FormThanksProps) {
  const element = useRef<HTMLDivElement>(null);
  // If the page was rendered with this message, the fragment of the address has already brought the visitor here.
  useEffect(() => {
    if (!isAccepted) element.current?.focus();
  }, [isAccepted]);
  const text = thanksText ?? texts.thanks?.text;
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={element} id={`${id}.thanks`} tabIndex={-1} role="status" className={styles.thanks}>
      <Heading>{texts.thanks?.heading ?? 'Thank you'}</Heading>
      {text && <p>{text}</p>}
      {next && (
        <ButtonLink className={styles.action} href={next.url}>
          {next.text}
        </ButtonLink>
      )}
    </div>
  );
}
