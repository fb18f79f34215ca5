import { describe, expect, it } from 'vitest';
import { readGuestChange } from './read-guest-change.ts';

function read(posted: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(posted)) form.set(name, value);
  return readGuestChange(form);
}

describe('a posted name and telephone number of a booking [diner.manage]', () => {
  it('changes what was filled in, and never the email address', () => {
    const posted = { firstName: '', lastName: ' O’Neil ', phoneNumber: '01632 960 001', email: 'eve@example.com' };
    expect(read(posted).change).toEqual({ lastName: 'O’Neil', phoneNumber: '01632 960 001' });
  });

  it.each([
    ['firstName', '<b>', 'Your first name must only include letters, spaces, hyphens and apostrophes'],
    ['lastName', 'x'.repeat(51), 'Your last name must be 50 characters or fewer'],
    ['phoneNumber', '12', 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192'],
  ])('follows the rules of the booking form: %s “%s”', (name, value, error) => {
    const state = read({ firstName: 'Ada', [name]: value });
    expect(state.change).toBeUndefined();
    expect(state).toMatchObject({ errors: { [name]: error }, message: `${error}.`, typed: { [name]: value } });
    expect(Object.keys(state.errors ?? {})).toEqual([name]);
  });

  it('says so where nothing was filled in', () => {
    const state = read({ firstName: ' ' });
    expect(state.change).toBeUndefined();
    expect(state.message).toBe('Nothing is changed: enter a new name or telephone number.');
  });
});
