import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field, FieldGroup, LabelledControl } from './field.tsx';
import { describedBy } from './field-ids.ts';

describe('a field', () => {
  it('has its label, hint, error and control in reading order [form.a11y]', () => {
    const html = renderToStaticMarkup(
      <Field id="name" label="Name" hint="As on your card" error="Enter your name">
        <input id="name" />
      </Field>,
    );
    expect(html).toBe(
      '<div class="ui-field" data-invalid=""><label class="ui-field-label" for="name">Name</label><p id="name-hint" class="ui-field-hint">As on your card</p><p id="name-error" class="ui-field-error">Enter your name</p><input id="name"/></div>',
    );
  });

  it('has neither hint nor error without them [form.a11y]', () => {
    const html = renderToStaticMarkup(
      <Field id="name" label="Name">
        <input id="name" />
      </Field>,
    );
    expect(html).toBe(
      '<div class="ui-field"><label class="ui-field-label" for="name">Name</label><input id="name"/></div>',
    );
  });

  it.each([
    [{}, undefined],
    [{ hint: 'Hint' }, 'name-hint'],
    [{ error: 'Error' }, 'name-error'],
    [{ hint: 'Hint', error: 'Error' }, 'name-hint name-error'],
    [{ hint: '', error: '' }, undefined],
  ])('with %j is described by %s [form.a11y]', (texts, ids) => {
    expect(describedBy({ id: 'name', ...texts })).toBe(ids);
  });
});

describe('a group of fields', () => {
  it('has its legend first, and can have the focus if it has an id [form.a11y]', () => {
    const html = renderToStaticMarkup(
      <FieldGroup id="birthday" label="Birthday" hint="Day and month" error="Enter the day" isBusy>
        <input />
      </FieldGroup>,
    );
    expect(html).toBe(
      '<fieldset id="birthday" tabindex="-1" class="ui-field-group" data-invalid="" aria-busy="true" aria-describedby="birthday-hint birthday-error"><legend>Birthday</legend><p id="birthday-hint" class="ui-field-hint">Day and month</p><p id="birthday-error" class="ui-field-error">Enter the day</p><input/></fieldset>',
    );
  });

  it('has no ids and no focus without one [form.a11y]', () => {
    const html = renderToStaticMarkup(
      <FieldGroup label="Area" hint="Where you sit">
        <input />
      </FieldGroup>,
    );
    expect(html).toBe(
      '<fieldset class="ui-field-group"><legend>Area</legend><p class="ui-field-hint">Where you sit</p><input/></fieldset>',
    );
  });
});

it('a control without hint and error is inside its label [form.a11y]', () => {
  const render = (className?: string) =>
    renderToStaticMarkup(
      <LabelledControl label="Search" className={className}>
        <input />
      </LabelledControl>,
    );
  expect(render()).toBe('<label class="ui-field ui-field-label">Search<input/></label>');
  expect(render('wide')).toBe('<label class="ui-field ui-field-label wide">Search<input/></label>');
});
