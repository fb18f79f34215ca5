import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DateTimeField } from './date-time-field.tsx';

function show(disabledReason?: string) {
  const onSet = vi.fn();
  render(<DateTimeField label="Go live" noun="publishing" disabledReason={disabledReason} onSet={onSet} />);
  const field = screen.getByLabelText('Go live');
  return {
    onSet,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    button: screen.getByRole('button', { name: 'Schedule publishing' }),
  };
}

describe('the field for a date and time', () => {
  it('sets an instant from a time in London [preview.publish]', () => {
    const { type, button, onSet, field } = show();
    expect(button).toHaveProperty('disabled', true);
    expect(field.getAttribute('aria-describedby')).toBeNull();
    type('2999-07-01T18:00');
    button.click();
    expect(onSet).toHaveBeenCalledExactlyOnceWith('2999-07-01T17:00:00.000Z');
  });

  it('says of a time that is entered that it is not scheduled, until it is sent [preview.publish]', () => {
    const { type, button } = show();
    type('2999-07-01T18:00');
    expect(screen.getByText('Not scheduled yet.')).toBeTruthy();
    fireEvent.click(button);
    expect(screen.queryByText('Not scheduled yet.')).toBeNull();
  });

  it('shows its time once that is scheduled, and then changes it [preview.publish]', () => {
    const props = { label: 'Go live', noun: 'publishing', onSet: () => undefined };
    const { rerender } = render(<DateTimeField {...props} scheduledAt={null} />);
    const field = screen.getByLabelText<HTMLInputElement>('Go live');
    fireEvent.change(field, { target: { value: '2999-07-01T18:00' } });
    fireEvent.click(screen.getByText('Schedule'));
    expect(field.value).toBe('2999-07-01T18:00');
    rerender(<DateTimeField {...props} scheduledAt="2999-07-01T17:00:00.000Z" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the time of publishing' });
    expect([field.value, button.textContent, button.disabled]).toEqual(['2999-07-01T18:00', 'Change the time', true]);
    expect(screen.queryByText('Not scheduled yet.')).toBeNull();
    fireEvent.change(field, { target: { value: '2999-07-02T18:00' } });
    expect(button.disabled).toBe(false);
  });

  it('stays while the service says that no time is set [preview.publish]', () => {
    const props = { label: 'Go live', noun: 'publishing', onSet: () => undefined };
    const { rerender } = render(<DateTimeField {...props} />);
    const field = screen.getByLabelText<HTMLInputElement>('Go live');
    fireEvent.change(field, { target: { value: '2999-07-01T18:00' } });
    rerender(<DateTimeField {...props} scheduledAt={null} />);
    expect(field.value).toBe('2999-07-01T18:00');
  });

  it('sends the same time again for another version [preview.publish]', () => {
    const onSet = vi.fn();
    const at = '2999-07-01T17:00:00.000Z';
    render(<DateTimeField label="Go live" noun="publishing" scheduledAt={at} canRepeat onSet={onSet} />);
    screen.getByText('Change the time').click();
    expect(onSet).toHaveBeenCalledExactlyOnceWith(at);
  });

  it('rejects the past, with a message at the field [preview.publish]', () => {
    const { type, button, field } = show();
    type('2020-07-01T18:00');
    expect(button).toHaveProperty('disabled', true);
    const message = screen.getByText('Enter a date and time in the future.');
    expect([message.className, field.getAttribute('aria-describedby')]).toEqual(['ui-field-error', message.id]);
  });

  it('rejects an end that is not after the publication, with a message at the field [preview.publish]', () => {
    const publishedAt = '2999-07-01T17:00:00.000Z';
    render(
      <DateTimeField label="Unpublish on" noun="unpublishing" publishedAt={publishedAt} onSet={() => undefined} />,
    );
    const field = screen.getByLabelText('Unpublish on');
    const enter = (value: string) => fireEvent.change(field, { target: { value } });
    const button = screen.getByRole('button', { name: 'Schedule unpublishing' });
    enter('2999-07-01T18:00');
    expect(button).toHaveProperty('disabled', true);
    const message = screen.getByText(/^Enter a date and time after the publication on .*1 July 2999/);
    expect([message.className, field.getAttribute('aria-describedby')]).toEqual(['ui-field-error', message.id]);
    enter('2999-07-01T18:01');
    expect(button).toHaveProperty('disabled', false);
  });

  it('rejects a publication that is not before the end, with a message at the field [preview.publish]', () => {
    const unpublishedAt = '2999-07-01T17:00:00.000Z';
    render(
      <DateTimeField label="Publish on" noun="publication" unpublishedAt={unpublishedAt} onSet={() => undefined} />,
    );
    const field = screen.getByLabelText('Publish on');
    const enter = (value: string) => fireEvent.change(field, { target: { value } });
    const button = screen.getByRole('button', { name: 'Schedule publication' });
    enter('2999-07-01T18:00');
    expect(button).toHaveProperty('disabled', true);
    const message = screen.getByText(/^Enter a date and time before the unpublishing on .*1 July 2999/);
    expect([message.className, field.getAttribute('aria-describedby')]).toEqual(['ui-field-error', message.id]);
    enter('2999-07-01T17:59');
    expect(button).toHaveProperty('disabled', false);
  });

  it('says why no time can be set [preview.errors]', () => {
    const { type, button, field } = show('Fix the errors first.');
    type('2999-07-01T18:00');
    expect(button).toHaveProperty('disabled', true);
    const message = screen.getByText('Fix the errors first.');
    expect([message.className, field.getAttribute('aria-describedby')]).toEqual(['ui-field-hint', message.id]);
  });
});
