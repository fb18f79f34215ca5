import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FilesControl } from './files-control.client.tsx';

const uploaded = { id: 'f1', name: 'bill.pdf', size: 1200 };

interface Shown {
  readonly value?: readonly object[];
  readonly maxFiles?: number;
  readonly isHydrated?: boolean;
  readonly error?: string;
}

/** The files of an enquiry: PDFs and pictures of up to 2 kB. */
function show({ value: first = [], maxFiles = 3, isHydrated = true, error: firstError }: Shown = {}) {
  const values: unknown[] = [];
  let reject = (_: string): void => undefined;
  function Host() {
    const [value, setValue] = useState<unknown>(first);
    const [error, setError] = useState(firstError);
    reject = setError;
    return (
      <FilesControl
        id="contact.files"
        name="files"
        label="Files"
        hint="Up to 2 kB each"
        error={error}
        errors={{}}
        value={value}
        presentation={{ control: 'files', messages: {}, accept: '.pdf,.jpg', bytes: 2000, maxFiles }}
        required={false}
        formContext={{ form: 'contact', context: { today: '2026-11-21', choices: {} }, values: {}, isHydrated }}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  }
  const { container } = render(<Host />);
  const input = screen.getByLabelText<HTMLInputElement>('Files');
  return {
    input,
    reject: (message: string) => act(() => reject(message)),
    lastValue: () => values.at(-1),
    choose: (...files: readonly File[]) => {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      fireEvent.change(input);
    },
    rows: () => [...container.querySelectorAll('p.file')].map((row) => row.querySelector('span')?.textContent),
    hidden: () =>
      Object.fromEntries(
        [...container.querySelectorAll('input[type="hidden"]')].map((each) => [
          each.getAttribute('name'),
          each.getAttribute('value'),
        ]),
      ),
    sent: () => [...(input.files ?? [])].map(({ name }) => name),
    announced: () => screen.getByRole('status').textContent,
    message: () => container.querySelector('.ui-field-error')?.textContent,
  };
}
const file = (name: string, size = 1000) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const chosen = (name: string, size = 1000) => ({ id: expect.any(String), name, size });
const rejected = (name: string, size = 1000) => ({ name, size, rejection: expect.stringContaining(name) });

describe('the files of a form', () => {
  it('are chosen with the types and the number that are allowed [contact.send] [form.a11y]', () => {
    const { input } = show();
    expect([input.accept, input.multiple, input.getAttribute('aria-invalid')]).toEqual(['.pdf,.jpg', true, null]);
    expect(input.getAttribute('aria-describedby')).toBe('contact.files-hint');
    document.body.replaceChildren();
    expect(show({ maxFiles: 1 }).input.multiple).toBe(false);
  });

  it('are listed with their sizes, announced and sent, including those chosen before [contact.send]', () => {
    const { choose, rows, sent, announced, lastValue } = show();
    expect(announced()).toBe('');
    choose(file('a.pdf'));
    choose(file('b.jpg', 2000));
    expect(rows()).toEqual(['a.pdf 1 kB', 'b.jpg 2 kB']);
    expect([sent(), announced()]).toEqual([['a.pdf', 'b.jpg'], 'Files: a.pdf, b.jpg']);
    expect(lastValue()).toEqual([chosen('a.pdf'), chosen('b.jpg', 2000)]);
    choose(file('a.pdf'));
    expect(sent()).toEqual(['a.pdf', 'b.jpg']);
  });

  it('of a wrong type are not sent but stay in the list, and the field names them [contact.send]', () => {
    const { choose, rows, sent, message, lastValue } = show();
    choose(file('small.pdf'));
    choose(file('menu.exe'));
    expect([rows(), sent()]).toEqual([['small.pdf 1 kB', 'menu.exe Cannot be sent'], ['small.pdf']]);
    expect(lastValue()).toEqual([chosen('small.pdf'), rejected('menu.exe')]);
    expect(message()).toBe('menu.exe cannot be sent: the selected file must be a PDF or JPG');
  });

  it('that the server rejects are not sent again, and may be chosen again under the same name [contact.send]', () => {
    const { choose, rows, sent, message, reject } = show();
    const answer = 'a.pdf cannot be sent: the selected file is damaged';
    choose(file('a.pdf'), file('b.pdf'));
    reject(answer);
    expect([rows(), sent(), message()]).toEqual([['b.pdf 1 kB', 'a.pdf Cannot be sent'], ['b.pdf'], answer]);
    choose(file('a.pdf', 2000));
    expect([rows(), sent(), message()]).toEqual([['b.pdf 1 kB', 'a.pdf 2 kB'], ['b.pdf', 'a.pdf'], undefined]);
  });

  it('that are too large are not sent, and the field says why [contact.send]', () => {
    const { choose, rows, sent, input, message } = show();
    choose(file('small.pdf'), file('large.pdf', 2001));
    expect([rows(), sent()]).toEqual([['small.pdf 1 kB', 'large.pdf Cannot be sent'], ['small.pdf']]);
    expect(message()).toMatch(/^large\.pdf cannot be sent: /);
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      'true',
      'contact.files-hint contact.files-error',
    ]);
    choose(file('other.pdf'));
    expect([message(), input.getAttribute('aria-invalid')]).toEqual([undefined, null]);
  });

  it('that are rejected can be removed one by one, with their messages [contact.send] [form.a11y]', () => {
    const { choose, reject, rows, message, input, lastValue } = show();
    choose(file('a.pdf'), file('b.exe'), file('c.exe'));
    const both = message() ?? '';
    reject(both);
    fireEvent.click(screen.getByRole('button', { name: 'Remove b.exe' }));
    expect(message()).toBe('c.exe cannot be sent: the selected file must be a PDF or JPG');
    fireEvent.click(screen.getByRole('button', { name: 'Remove c.exe' }));
    expect([rows(), message(), document.activeElement]).toEqual([['a.pdf 1 kB'], undefined, input]);
    expect(lastValue()).toEqual([chosen('a.pdf')]);
  });

  it('that are rejected stay when the file dialog is cancelled [contact.send]', () => {
    const { choose, rows } = show();
    choose(file('b.exe'));
    choose();
    expect(rows()).toEqual(['b.exe Cannot be sent']);
  });

  it('can be removed one by one, after which the field has the focus [contact.send] [form.a11y]', () => {
    const { choose, rows, sent, input, lastValue } = show();
    choose(file('a.pdf'), file('b.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect([rows(), sent(), document.activeElement]).toEqual([['b.pdf 1 kB'], ['b.pdf'], input]);
    expect(lastValue()).toEqual([chosen('b.pdf')]);
  });

  it('of which only one is allowed are replaced by the last one [apply.cv]', () => {
    const { choose, sent, rows } = show({ maxFiles: 1 });
    choose(file('old.pdf'));
    choose(file('new.pdf'));
    expect([sent(), rows()]).toEqual([['new.pdf'], ['new.pdf 1 kB']]);
    choose(file('large.pdf', 2001));
    expect(rows()).toEqual(['large.pdf Cannot be sent']);
  });

  it('that were sent with an earlier attempt stay, and can be removed [form.nojs] [contact.send]', () => {
    const { rows, hidden, choose, lastValue } = show({ value: [uploaded] });
    expect(rows()).toEqual(['bill.pdf 1 kB']);
    expect(hidden()).toEqual({ 'files.0.id': 'f1', 'files.0.name': 'bill.pdf', 'files.0.size': '1200' });
    choose(file('a.pdf'));
    expect(lastValue()).toEqual([uploaded, chosen('a.pdf')]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove bill.pdf' }));
    expect([hidden(), lastValue()]).toEqual([{}, [chosen('a.pdf')]]);
  });

  it('cannot be removed before the form is hydrated, and its error is that of the server [form.nojs]', () => {
    const { message } = show({ value: [uploaded], isHydrated: false, error: 'Choose a file' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(message()).toBe('Choose a file');
  });

  it('that a restored page only remembers are dropped, because the browser does not have them [form.a11y]', () => {
    const { choose, lastValue } = show();
    choose(file('a.pdf'), file('b.exe'));
    const remembered = lastValue();
    document.body.replaceChildren();
    const restored = show({ value: Array.isArray(remembered) ? [uploaded, ...remembered] : [] });
    expect([restored.lastValue(), restored.rows()]).toEqual([[uploaded], ['bill.pdf 1 kB']]);
  });
});
