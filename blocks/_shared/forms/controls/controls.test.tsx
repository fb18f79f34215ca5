import { ErrorSchemaBuilder } from '@rjsf/utils';
import { describe, expect, it, vi } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import type { FormContext } from '#schemas/forms/_shared/define-form.ts';
import type { ControlProps } from '../fields/control.ts';
import { BirthdayControl } from './birthday-control.client.tsx';
import { CheckboxControl } from './checkbox-control.client.tsx';
import { CheckboxesControl, RadiosControl, SelectControl } from './choice-controls.client.tsx';
import { LongTextControl } from './long-text-control.client.tsx';
import { QuestionsControl } from './questions-control.client.tsx';
import { TextControl } from './text-control.client.tsx';

const createContext = (questions: NonNullable<FormContext['job']>['questions'] = []): FormContext => ({
  today: '2026-11-21',
  choices: {},
  job: { cvRequired: false, experienceRequired: false, questions, hyphens: false, workYears: 40 },
});

const onChange = vi.fn<(value: unknown) => void>();
const createProps = (change: Partial<ControlProps> = {}): ControlProps => ({
  id: 'sign-up.field',
  name: 'field',
  label: 'Field',
  errors: {},
  value: undefined,
  presentation: { control: 'text', messages: {} },
  required: false,
  formContext: { form: 'sign-up', context: createContext(), values: {}, isHydrated: true },
  onChange: onChange.mockClear(),
  ...change,
});
const createErrors = (field: string, message: string) =>
  new ErrorSchemaBuilder().addErrors(message, [field]).ErrorSchema;
const invalid = { hint: 'As on a card.', error: 'Enter it', required: true };
const choices = [
  { value: 'bath', label: 'Bath' },
  { value: 'soho', label: 'Soho', group: 'London' },
];

describe('a control with a hint and an error', () => {
  const props = createProps(invalid);
  it.each([
    ['input', <TextControl key="text" {...props} />],
    ['textarea', <LongTextControl key="long" {...props} maxLength={undefined} />],
    ['select', <SelectControl key="select" {...props} choices={choices} />],
    ['input', <CheckboxControl key="checkbox" {...props} />],
  ])(
    'references both from its input, is marked as invalid and has the id that the error summary links to: %s [form.a11y]',
    (type, control) => {
      const { html, find } = renderElements(control);
      expect(find(type, { id: 'sign-up.field' }).props).toMatchObject({
        name: 'field',
        'aria-required': true,
        'aria-invalid': true,
        'aria-describedby': 'sign-up.field-hint sign-up.field-error',
      });
      expect(html).toMatch(/<p id="sign-up\.field-hint"[^>]*>As on a card\.<\/p>/);
      expect(html).toMatch(/<p id="sign-up\.field-error"[^>]*>Enter it<\/p>/);
      expect(html).toContain('data-invalid=""');
    },
  );

  it.each([
    ['radios', <RadiosControl key="radios" {...props} choices={choices} />],
    ['checkboxes', <CheckboxesControl key="checkboxes" {...props} choices={choices} />],
    ['birthday', <BirthdayControl key="birthday" {...props} />],
  ])('of several inputs references both from the group, which is focusable: %s [form.a11y]', (_, control) => {
    const { html, find } = renderElements(control);
    expect(find('fieldset', { id: 'sign-up.field' }).props).toMatchObject({
      tabIndex: -1,
      'aria-describedby': 'sign-up.field-hint sign-up.field-error',
    });
    expect(html).toMatch(/<legend>Field<\/legend><p id="sign-up\.field-hint"[^>]*>As on a card\.<\/p><p id="sign-up/);
  });

  it('without either has no description and is not invalid [form.a11y]', () => {
    const { html } = renderElements(<TextControl {...createProps()} />);
    expect(html).toContain(
      '<label class="ui-field-label" for="sign-up.field">Field</label><input class="ui-input" type="text" id="sign-up.field" name="field" value=""/>',
    );
    expect(renderElements(<RadiosControl {...createProps()} choices={choices} />).html).not.toMatch(
      /aria-|data-invalid/,
    );
  });
});

describe('a single-line text field', () => {
  it.each([
    ['text', 'type="text"'],
    ['email', 'type="email" spellCheck="false"'],
    ['tel', 'type="tel"'],
    ['date', 'type="date"'],
    ['number', 'type="text" inputMode="numeric"'],
  ] as const)('of type %s has the matching keyboard, its value and its autofill hint [form.a11y]', (control, kind) => {
    const presentation = { control, messages: {}, autoComplete: 'email' };
    const { html, find } = renderElements(<TextControl {...createProps({ value: 12, presentation })} />);
    expect(html).toContain(
      `<input class="ui-input" ${kind} id="sign-up.field" autoComplete="email" name="field" value="12"/>`,
    );
    dispatch(find('input', { name: 'field' }), 'onChange', { target: { value: 'x' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('x');
  });
});

describe('a multi-line text field', () => {
  const render = (length: number) =>
    renderElements(<LongTextControl {...createProps({ value: '😀'.repeat(length) })} maxLength={8} />).html;
  it.each([
    [5, ''],
    [6, '2 characters left'],
    [7, '1 character left'],
    [8, '0 characters left'],
    [9, '1 character too many'],
    [10, '2 characters too many'],
  ])('with %i of eight characters announces “%s” [form.a11y]', (length, text) => {
    const html = render(length);
    expect(html).toMatch(new RegExp(`role="status"[^>]*>${text}</p>`));
    expect(html.includes('aria-describedby="sign-up.field-count"')).toBe(text !== '');
    expect(html.includes('data-over="true"')).toBe(length > 8);
  });

  it('has six lines by default, and no count without a limit [form.a11y]', () => {
    const { html, find } = renderElements(<LongTextControl {...createProps({ value: 'Hi' })} maxLength={undefined} />);
    expect(html).toContain('rows="6"');
    expect(html).not.toContain('left');
    dispatch(find('textarea', { name: 'field' }), 'onChange', { target: { value: 'Hello' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Hello');
  });
});

describe('a choice', () => {
  it('from many has an empty option, groups, and can be disabled [form.a11y]', () => {
    const props = createProps({ value: 'soho', isDisabled: true });
    const { html, find } = renderElements(<SelectControl {...props} choices={choices} />);
    expect(html).toContain('disabled=""');
    expect(html).toContain(
      '<option value="">No answer</option><option value="bath">Bath</option><optgroup label="London"><option value="soho" selected="">Soho</option></optgroup>',
    );
    dispatch(find('select', { name: 'field' }), 'onChange', { target: { value: 'bath' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('bath');
    const required = createProps({ required: true });
    expect(renderElements(<SelectControl {...required} choices={choices} />).html).toContain(
      '<option value="" selected="">Choose<',
    );
    const enabled = createProps({
      presentation: { control: 'select', messages: {}, enabledBy: { filled: [], unless: 'x' } },
    });
    expect(renderElements(<SelectControl {...enabled} choices={choices} />).html).toContain(
      '<option value="" selected="">Choose<',
    );
  });

  it('from a few allows one option, or any number [form.a11y]', () => {
    const radios = renderElements(<RadiosControl {...createProps({ value: 'soho' })} choices={choices} />);
    expect(radios.elements.flatMap(({ props }) => (props.checked ? [props.value] : []))).toEqual(['soho']);
    dispatch(radios.find('input', { value: 'bath' }), 'onChange');
    expect(onChange).toHaveBeenLastCalledWith('bath');
    const checkboxes = renderElements(<CheckboxesControl {...createProps({ value: ['soho'] })} choices={choices} />);
    expect(checkboxes.elements.flatMap(({ props }) => (props.checked ? [props.value] : []))).toEqual(['soho']);
    dispatch(checkboxes.find('input', { value: 'bath' }), 'onChange', { target: { checked: true } });
    expect(onChange).toHaveBeenLastCalledWith(['soho', 'bath']);
    dispatch(checkboxes.find('input', { value: 'soho' }), 'onChange', { target: { checked: false } });
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('of one is checked only if its value is true [form.a11y]', () => {
    const { find } = renderElements(<CheckboxControl {...createProps({ value: true })} />);
    expect(find('input', { type: 'checkbox' }).props.checked).toBe(true);
    dispatch(find('input', { type: 'checkbox' }), 'onChange', { target: { checked: false } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(
      renderElements(<CheckboxControl {...createProps({ value: 'true' })} />).find('input', {}).props.checked,
    ).toBe(false);
  });
});

describe('a birthday', () => {
  const render = (change: Partial<ControlProps> = {}) => renderElements(<BirthdayControl {...createProps(change)} />);

  it('has a day, a month and an optional year, each with its own label and autofill hint [signup.fields] [form.a11y]', () => {
    const { html } = render({ value: { day: 29, month: '2' } });
    const inputs = [...html.matchAll(/<label [^>]*for="([^"]+)">([^<]+)<\/label>(<input [^>]+>)/g)].map(
      ([, ...parts]) => parts,
    );
    const numeric = 'inputMode="numeric"';
    expect(inputs).toEqual([
      [
        'sign-up.field.day',
        'Day',
        `<input class="ui-input" type="text" id="sign-up.field.day" ${numeric} maxLength="2" autoComplete="bday-day" name="field.day" value="29"/>`,
      ],
      [
        'sign-up.field.month',
        'Month',
        `<input class="ui-input" type="text" id="sign-up.field.month" ${numeric} maxLength="2" autoComplete="bday-month" name="field.month" value="2"/>`,
      ],
      [
        'sign-up.field.year',
        'Year (optional)',
        `<input class="ui-input" type="text" id="sign-up.field.year" ${numeric} maxLength="4" autoComplete="bday-year" name="field.year" value=""/>`,
      ],
    ]);
  });

  it('marks the invalid part, and shows its error [signup.fields] [form.a11y]', () => {
    const { html, find } = render({ errors: createErrors('month', 'The month must be 1 to 12') });
    const marked = ['day', 'month', 'year'].filter(
      (part) => find('input', { name: `field.${part}` }).props['aria-invalid'],
    );
    expect(marked).toEqual(['month']);
    expect(html).toMatch(/<p id="sign-up\.field-error"[^>]*>The month must be 1 to 12<\/p>/);
    expect(render({ error: 'Enter a real day', errors: createErrors('month', 'x') }).html).toContain(
      '>Enter a real day<',
    );
  });

  it('keeps the other parts when one changes [form.a11y]', () => {
    dispatch(render({ value: { day: '29' } }).find('input', { name: 'field.month' }), 'onChange', {
      target: { value: '2' },
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ day: '29', month: '2' });
    for (const value of [null, 'x']) {
      dispatch(render({ value }).find('input', { name: 'field.day' }), 'onChange', { target: { value: '1' } });
      expect(onChange).toHaveBeenLastCalledWith({ day: '1' });
    }
  });
});

describe('the questions of a vacancy', () => {
  const mandatory = { is_mandatory: true, answer: { options: ['Wok', 'Grill'], text: undefined } };
  const questions = [
    { ...mandatory, id: 'q1', text: 'May you work here?', type: 'YES_NO' },
    { ...mandatory, id: 'q2', text: 'Which section?', type: 'SINGLE_CHOICE' },
    { ...mandatory, id: 'q3', text: 'Which do you know?', type: 'MULTIPLE_CHOICE', is_mandatory: false },
    { ...mandatory, id: 'q4', text: 'Why us?', type: 'TEXT' },
  ] as const;
  const render = (change: Partial<ControlProps> = {}) => {
    const formContext = { form: 'job-apply', context: createContext(questions), values: {}, isHydrated: true };
    const props = createProps({ id: 'job-apply.answers', name: 'answers', formContext, ...change });
    return renderElements(<QuestionsControl {...props} />);
  };
  const none = [
    { id: 'q1', answer: [] },
    { id: 'q2', answer: [] },
    { id: 'q3', answer: [] },
    { id: 'q4', answer: [] },
  ];

  it('have the control of their type, the id of the question and a label for optional ones [apply.questions]', () => {
    const { html } = render();
    const inputs = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([input]) =>
      [/ type="(\w+)"/, / name="([\w.]+)"/, / value="(\w+)"/].map((part) => part.exec(input)?.[1]),
    );
    expect(inputs).toEqual([
      ['hidden', 'answers.0.id', 'q1'],
      ['radio', 'answers.0.answer', 'Yes'],
      ['radio', 'answers.0.answer', 'No'],
      ['hidden', 'answers.1.id', 'q2'],
      ['radio', 'answers.1.answer', 'Wok'],
      ['radio', 'answers.1.answer', 'Grill'],
      ['hidden', 'answers.2.id', 'q3'],
      ['checkbox', 'answers.2.answer', 'Wok'],
      ['checkbox', 'answers.2.answer', 'Grill'],
      ['hidden', 'answers.3.id', 'q4'],
      [undefined, 'answers.3.answer', undefined],
    ]);
    expect([...html.matchAll(/<(?:legend|label [^>]*for="[^"]*")>([^<]+)/g)].map(([, text]) => text)).toEqual([
      'May you work here?',
      'Which section?',
      'Which do you know? (optional)',
      'Why us?',
    ]);
    expect(html).toContain('rows="3"');
  });

  it('say that one of several boxes is required, because boxes look optional [apply.questions] [form.a11y]', () => {
    const questionsOf = (isMandatory: boolean) => [
      {
        ...mandatory,
        id: 'q3',
        text: 'Which do you know?',
        type: 'MULTIPLE_CHOICE',
        is_mandatory: isMandatory,
      } as const,
    ];
    const htmlOf = (isMandatory: boolean) =>
      render({
        formContext: {
          form: 'job-apply',
          context: createContext(questionsOf(isMandatory)),
          values: {},
          isHydrated: true,
        },
      }).html;
    expect(htmlOf(true)).toMatch(
      /<fieldset id="job-apply\.answers\.q3"[^>]* aria-describedby="job-apply\.answers\.q3-hint"/,
    );
    expect(htmlOf(true)).toContain('>Choose at least one.</p>');
    expect(htmlOf(false)).not.toContain('Choose at least one.');
  });

  it('show the given answers, and ignore invalid values [apply.questions]', () => {
    const answers = [
      { id: 'q1', answer: ['No'] },
      { id: 'q3', answer: ['Grill'] },
      { id: 'q4', answer: ['Noodles'] },
    ];
    const { html, elements } = render({
      value: [null, 'x', { id: 'q2' }, { answer: ['Wok'] }, { id: 'q2', answer: 'Wok' }, ...answers],
    });
    expect(elements.flatMap(({ props }) => (props.checked ? [props.value] : []))).toEqual(['No', 'Grill']);
    expect(html).toContain('>Noodles</textarea>');
    expect(render({ value: 'x' }).elements.some(({ props }) => props.checked)).toBe(false);
  });

  it('keep the other answers when one changes [apply.questions]', () => {
    const answered = { value: [{ id: 'q1', answer: ['No'] }] };
    dispatch(render(answered).find('input', { value: 'Wok', type: 'radio' }), 'onChange');
    expect(onChange).toHaveBeenLastCalledWith([answered.value[0], { id: 'q2', answer: ['Wok'] }, none[2], none[3]]);
    dispatch(render().find('input', { value: 'Grill', type: 'checkbox' }), 'onChange', { target: { checked: true } });
    expect(onChange).toHaveBeenLastCalledWith([none[0], none[1], { id: 'q3', answer: ['Grill'] }, none[3]]);
    dispatch(render().find('textarea', { name: 'answers.3.answer' }), 'onChange', { target: { value: 'Noodles' } });
    expect(onChange).toHaveBeenLastCalledWith([none[0], none[1], none[2], { id: 'q4', answer: ['Noodles'] }]);
  });

  it('show an error at its question [apply.questions]', () => {
    const { html } = render({ errors: createErrors('q2', 'Choose one') });
    expect(html).toMatch(/<fieldset id="job-apply\.answers\.q2"[^>]* aria-describedby="job-apply\.answers\.q2-error"/);
    expect(html.match(/Choose one/g)).toHaveLength(1);
  });

  it('render nothing for a vacancy without questions [apply.questions]', () => {
    expect(renderElements(<QuestionsControl {...createProps()} />).html).toBe('');
  });
});
