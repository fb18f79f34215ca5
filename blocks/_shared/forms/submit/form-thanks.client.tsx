'use client';

import { useEffect, useRef } from 'react';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { formId } from '#schemas/forms/_shared/form-id.ts';
import { describeSentValues } from '#schemas/forms/_shared/repeated-values.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import styles from '../fields/form.module.css';
import type { FormIslandProps } from '../tile/form-island-props.ts';

interface FormThanksProps {
  readonly form: CompiledForm;
  readonly facts: FormIslandProps;
  /** What was sent. */
  readonly values: FormValues;
  /** The reference of what was sent; undefined where the API gave none. */
  readonly reference: string | undefined;
}

/** The message that replaces a form once it is accepted. */
export function FormThanks({
  form: { name, texts },
  values,
  reference,
  facts: { id = formId(name), next = [], headingLevel, isAccepted, thanksText },
}: FormThanksProps) {
  const element = useRef<HTMLDivElement>(null);
  // If the page was rendered with this message, the fragment of the address has already brought the visitor here.
  useEffect(() => {
    if (!isAccepted) element.current?.focus();
  }, [isAccepted]);
  const repeated = describeSentValues(texts, values);
  const text = thanksText ?? texts.thanks?.text;
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={element} id={`${id}.thanks`} tabIndex={-1} role="status" className={styles.thanks}>
      <Heading>{texts.thanks?.heading ?? 'Thank you'}</Heading>
      {reference && (
        <p>
          Your reference is <b>{reference}</b>.
        </p>
      )}
      {repeated && <p>{repeated}</p>}
      {text && <p>{text}</p>}
      {next.map(({ text: label, url }) => (
        <ButtonLink key={url} variant={next.length > 1 ? 'secondary' : 'primary'} className={styles.action} href={url}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
