'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import { SchemaForm } from '../fields/schema-form.client.tsx';
import { forgetValues } from '../fields/use-saved-values.client.ts';
import { formResetEvent } from '../submit/form-reset-event.ts';
import type { FormFacts } from './form-facts.ts';

interface FormPartProps {
  readonly form: CompiledForm;
  readonly facts: FormFacts;
}

/** A form with what stands around it: from there it can be told to begin anew. */
function FormPart({ form, facts }: FormPartProps) {
  const [round, setRound] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    const reset = (): void => {
      forgetValues(form.name);
      setRound((before) => before + 1);
    };
    element?.addEventListener(formResetEvent, reset);
    return () => element?.removeEventListener(formResetEvent, reset);
  }, [form.name]);
  return (
    <div ref={part} data-form-part={form.name}>
      <SchemaForm
        key={round}
        form={form}
        facts={round === 0 ? facts : { ...facts, errors: [], failed: undefined, taken: false }}
      />
    </div>
  );
}

/** The browser’s part of one form. */
export const formIsland =
  (form: CompiledForm): ComponentType<FormFacts> =>
  (facts) => <FormPart form={form} facts={facts} />;
