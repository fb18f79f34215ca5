import { describe, expect, it } from 'vitest';
import { createFormReceipts } from './form-receipts.ts';

let now = 1_790_000_000_000;
const receipts = createFormReceipts({ key: 'key of the test', now: () => now });
const receipt = receipts.create('/offer/treat', 'voucher');

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

  it('is valid for an hour [form.nojs]', () => {
    now += 3_599_999;
    expect(receipts.read('/offer/treat', `?${receipt}`)).toBe('voucher');
    now += 1;
    expect(receipts.read('/offer/treat', `?${receipt}`)).toBeUndefined();
  });
});
