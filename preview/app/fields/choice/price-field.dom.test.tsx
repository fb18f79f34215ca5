import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { setAt } from '#schemas/content/set-at.ts';
import { menuItem } from '#schemas/domain/menu/menu.ts';
import { describeFields } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';
import { formatWholePence, parsePounds } from './price-field.tsx';

const field = describeFields(menuItem).find(({ name }) => name === 'pricePence')?.field;
if (!field) throw new Error('Dishes have no price.');

describe('a price', () => {
  it.each([
    ['12.50', 1250],
    ['£12.5', 1250],
    ['13', 1300],
    ['0.29', 29],
    [' ', undefined],
    ['12.505', '£12.505'],
    ['a lot', '£a lot'],
  ])('typed as “%s” is stored as %j [editor.content]', (text, value) => {
    expect(parsePounds(text)).toBe(value);
  });

  it.each([
    [1250, '12.50'],
    ['1250', '12.50'],
    [29, '0.29'],
    [undefined, ''],
    ['£12.505', '£12.505'],
  ])('stored as %j is shown as “%s” [editor.content]', (value, text) => {
    expect(formatWholePence(value)).toBe(text);
  });

  it('is typed in pounds without being changed while it is typed [editor.content]', () => {
    const values: unknown[] = [];
    function Form() {
      const [value, setValue] = useState<unknown>({ pricePence: 1250 });
      const change = (path: readonly (string | number)[], next: unknown): void => {
        values.push(next);
        setValue(setAt(value, path, next));
      };
      return (
        <FormContext value={{ value, problems: [], change }}>
          {field && <FieldControl path={['pricePence']} field={field} />}
        </FormContext>
      );
    }
    render(<Form />);
    const control = screen.getByLabelText('Price');
    expect(control).toHaveProperty('value', '12.50');
    expect(screen.getByText('Price in pounds. Such as 12.50.')).toBeTruthy();
    fireEvent.change(control, { target: { value: '13.' } });
    expect(control).toHaveProperty('value', '13.');
    expect(values).toEqual([1300]);
    fireEvent.blur(control);
    expect(control).toHaveProperty('value', '13.00');
  });
});
