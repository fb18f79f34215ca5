import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { page } from '#schemas/content/page/page.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { describeFields } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

it.each<[string, z.ZodObject, string]>([
  ['a page', page, 'As in the settings'],
  ['the settings', settings, 'As configured'],
])('the header of %s says what applies without a choice [editor.content]', (_, schema, label) => {
  const field = describeFields(schema).find(({ name }) => name === 'headerVariant')?.field;
  render(
    <FormContext value={{ value: {}, problems: [], change: () => undefined }}>
      {field && <FieldControl path={['headerVariant']} field={field} />}
    </FormContext>,
  );
  expect(screen.getByRole('combobox', { name: 'Header' })).toHaveProperty('value', '');
  expect(screen.getByRole('option', { name: label, selected: true })).toBeTruthy();
});
