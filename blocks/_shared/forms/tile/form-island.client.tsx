'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { clearEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { formId } from '#schemas/forms/_shared/form-id.ts';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import { SchemaForm } from '../fields/schema-form.client.tsx';
import { formResetEvent } from '../submit/form-reset-event.ts';
import type { FormIslandProps } from './form-island-props.ts';

interface ResettableFormProps {
  readonly form: CompiledForm;
  readonly facts: FormIslandProps;
}

/** A form in an element that other scripts can dispatch a reset event to. */
function ResettableForm({ form, facts }: ResettableFormProps) {
  const id = facts.id ?? formId(form.name);
  const [resetCount, setResetCount] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    const reset = (): void => {
      clearEntryState(id);
      setResetCount((before) => before + 1);
    };
    element?.addEventListener(formResetEvent, reset);
    return () => element?.removeEventListener(formResetEvent, reset);
  }, [id]);
  return (
    <div ref={container} data-form-part={form.name}>
      <SchemaForm
        key={resetCount}
        form={form}
        facts={resetCount === 0 ? facts : { ...facts, errors: [], failureMessage: undefined, isAccepted: false }}
      />
    </div>
  );
}

/** Creates the island component of one form. */
export const formIsland =
  (form: CompiledForm): ComponentType<FormIslandProps> =>
  (facts) => <ResettableForm form={form} facts={facts} />;
