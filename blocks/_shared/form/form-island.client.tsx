'use client';

import type { ComponentType } from 'react';
import type { FormFacts } from './form-facts.ts';
import type { MadeForm } from './made-form.ts';
import { SchemaForm } from './schema-form.client.tsx';

/** The browser’s part of one form. */
export const formIsland =
  (form: MadeForm): ComponentType<FormFacts> =>
  (facts) => <SchemaForm form={form} facts={facts} />;
