import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FactsContext } from '#preview/app/editor/editor-context.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { job } from '#schemas/domain/job/job.ts';
import { describeFields } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const facts = { ...testFacts, restaurants: [{ value: 'abbey', label: 'Bath Abbey' }] };

/** A field of a vacancy with a stored value. */
function Field({ name, stored }: { readonly name: string; readonly stored?: string }) {
  const [value, setValue] = useState<unknown>(stored);
  const field = describeFields(job).find((each) => each.name === name)?.field;
  if (!field) throw new Error(`There is no field ${name}.`);
  return (
    <FactsContext value={facts}>
      <FormContext value={{ value: { [name]: value }, problems: [], change: (_, next) => setValue(next) }}>
        <FieldControl path={[name]} field={field} />
        <output>{String(value)}</output>
      </FormContext>
    </FactsContext>
  );
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const shown = () => screen.getByRole('status').textContent;

it.each([
  ['category', ['Choose one', 'Back of House', 'Front of House', 'Management', 'Head Office', 'Another one…']],
  ['jobtype', ['None', 'Full time', 'Part time', 'Another one…']],
  ['location', ['None', 'Bath Abbey', 'Another one…']],
])('the %s of a vacancy is chosen from %j [editor.content]', (name, expected) => {
  render(<Field name={name} />);
  expect(options()).toEqual(expected);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: expected[1] } });
  expect(shown()).toBe(expected[1]);
});

it('a stored value that is not among the known ones stays, and is shown [editor.content]', () => {
  render(<Field name="category" stored="Bakery" />);
  expect([screen.getByRole<HTMLSelectElement>('combobox').value, shown()]).toEqual(['Bakery', 'Bakery']);
  expect(job.shape.category.parse('Bakery')).toBe('Bakery');
});

it('another value can be typed, and is in the list then [editor.content]', async () => {
  render(<Field name="location" />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Another one…');
  const input = screen.getByRole('textbox', { name: 'Location' });
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, 'Office');
  expect(shown()).toBe('Office');
  await userEvent.click(screen.getByText('Choose from the list'));
  expect(options()).toEqual(['None', 'Bath Abbey', 'Office', 'Another one…']);
});

it('another value replaces the one that is shown [editor.content]', async () => {
  render(<Field name="category" stored="Management" />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Another one…');
  await userEvent.keyboard('Bakery');
  expect(shown()).toBe('Bakery');
});
