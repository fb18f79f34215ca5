import { describe, expect, it } from 'vitest';
import { acceptedFormQuery, createFormReceipts, formatSentValues } from './form-receipts.ts';

let now = 1_790_000_000_000;
const receipts = createFormReceipts({ key: 'key of the test', now: () => now });
const receipt = receipts.create('/offer/treat', { name: 'voucher' });

it('the address of a confirmation has the values that it repeats, and no others [form.nojs] [diner.waiting-list]', () => {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ from: '19:00', to: '20:00&x=1', firstName: 'Ada' }))
    fields.set(name, value);
  const search = formatSentValues({ name: 'waiting-list' }, fields);
  expect(search).toBe('&from=19%3A00&to=20%3A00%26x%3D1');
  expect(acceptedFormQuery('waiting-list', `?sent=x${search}&firstName=Ada`)).toEqual({
    sent: ['waiting-list'],
    from: ['19:00'],
    to: ['20:00&x=1'],
  });
  expect(formatSentValues({ name: 'contact' }, fields)).toBe('');
});

it('the address of a confirmation has the reference of what was sent, and no other text [form.nojs] [apply.submit]', () => {
  const search = formatSentValues({ name: 'job-apply', reference: 'K7MPRWXT' }, new FormData());
  expect(search).toBe('&sentReference=K7MPRWXT');
  expect(acceptedFormQuery('job-apply', `?sent=x${search}`)).toEqual({
    sent: ['job-apply'],
    sentReference: ['K7MPRWXT'],
  });
  for (const text of ['', 'You have won', 'a.example', 'x'.repeat(41)])
    expect(acceptedFormQuery('job-apply', `?sentReference=${encodeURIComponent(text)}`)).toEqual({
      sent: ['job-apply'],
    });
});

describe('the receipt of an accepted form', () => {
  it('names the form to its own page, among other parameters [form.nojs]', () => {
    expect(receipts.read('/offer/treat', `?${receipt}`)).toBe('voucher');
    expect(receipts.read('/offer/treat', `?near=Bath&${receipt}`)).toBe('voucher');
    expect(receipts.read('/offer/other', `?${receipt}`)).toBeUndefined();
  });

  it('cannot be forged or changed [form.nojs]', () => {
    const [name, until = '', signature = ''] = receipt.split('.');
    const changed = [
      'sent=voucher',
      'sent=voucher..',
      `sent=contact.${until}.${signature}`,
      `${name}.${Number(until) + 1}.${signature}`,
      `${name}.${until}.${signature}A`,
      `${name}.${until}.`,
      `sent=constructor.${until}.${signature}`,
      '',
    ];
    for (const search of changed) expect(receipts.read('/offer/treat', `?${search}`), search).toBeUndefined();
    const other = createFormReceipts({ key: 'another key', now: () => now });
    expect(other.read('/offer/treat', `?${receipt}`)).toBeUndefined();
  });

  it('proves the reference too [form.nojs] [apply.submit]', () => {
    const sent = receipts.create('/careers/job/1', { name: 'job-apply', reference: 'K7MPRWXT' });
    const read = (reference: string) => receipts.read('/careers/job/1', `?${sent}${reference}`);
    expect(read('&sentReference=K7MPRWXT')).toBe('job-apply');
    expect([read(''), read('&sentReference=OTHER')]).toEqual([undefined, undefined]);
  });

  it('is valid for an hour [form.nojs]', () => {
    now += 3_599_999;
    expect(receipts.read('/offer/treat', `?${receipt}`)).toBe('voucher');
    now += 1;
    expect(receipts.read('/offer/treat', `?${receipt}`)).toBeUndefined();
  });
});
