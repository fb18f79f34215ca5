import { describe, expect, it } from 'vitest';
import type { EnquiryTable } from '#adapters/service/database/form-tables.ts';
import { chainSignature, testLetterhead } from '#adapters/service/testing/test-letterhead.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { enquiryNotice, enquiryReceipt } from './enquiry-mails.ts';

const soho = restaurant.parse({
  storeId: '1',
  slug: 'soho',
  city: 'london',
  title: 'Soho',
  address: ['1 High Street'],
  phone: '020 7946 0000',
});
const to = { restaurant: soho, letterhead: testLetterhead, email: 'soho@chain.example' };
const toChain = { restaurant: undefined, letterhead: testLetterhead, email: 'office@chain.example' };
const contact: EnquiryTable = {
  reference: 'K7MPR',
  kind: 'contact',
  store_id: '1',
  first_name: 'Mai',
  last_name: 'Tran',
  email: 'mai@example.com',
  phone: '01632 960001',
  message: 'I left my umbrella.',
  guests: null,
  type_name: 'A visit',
  reason_name: 'Food',
  sub_reason_name: 'A dish',
  wished_date: null,
  wished_time: null,
  created_at: '2026-11-21T12:00:00.000Z',
  delete_after: '2028-11-20T12:00:00.000Z',
};
const group: EnquiryTable = {
  ...contact,
  kind: 'group',
  phone: null,
  message: null,
  guests: 24,
  type_name: null,
  reason_name: null,
  sub_reason_name: null,
  wished_date: '2026-12-24',
  wished_time: '19:30',
};
const place =
  'Pandan Row Soho\n1 High Street\nTelephone: 020 7946 0000\nDirections: https://www.google.com/maps/dir/?api=1&destination=Soho%2C%201%20High%20Street';
const signature = '-- \nPandan Row Soho\n1 High Street\nhttps://site.example';
const reason = 'You get this mail because this email address was given in our form.';
const noticeReason = 'You get this mail because what our forms send goes to this email address.';
const paragraphs = ({ text }: { readonly text: string }) => text.split('\n\n');

describe('the mail to the sender', () => {
  it('confirms a message, without what was typed [contact.send]', () => {
    const mail = enquiryReceipt(contact, to);
    expect(mail).toMatchObject({
      id: 'enquiry/K7MPR',
      to: 'mai@example.com',
      subject: 'Your message to Pandan Row Soho, K7MPR',
    });
    expect(paragraphs(mail)).toEqual([
      'Hello,',
      'We have your message. A person reads it and answers you by email.',
      place,
      'Reference: K7MPR',
      'If it cannot wait, ring 020 7946 0000.',
      signature,
      reason,
    ]);
    expect(mail.html).toContain('<title>Your message to Pandan Row Soho</title>');
  });

  it('confirms the enquiry of a group with its day, time and people [contact.group]', () => {
    const mail = enquiryReceipt(group, to);
    expect(mail.subject).toBe('Your group at Pandan Row Soho, K7MPR');
    expect(paragraphs(mail)).toEqual([
      'Thursday 24 December 2026, 19:30',
      'Hello,',
      'We have your enquiry. It is not a booking yet: the restaurant answers you by email.',
      place,
      'People: 24\nReference: K7MPR',
      'If it cannot wait, ring 020 7946 0000.',
      signature,
      reason,
    ]);
  });

  it('names the chain and no telephone number if no restaurant was chosen [contact.send]', () => {
    const mail = enquiryReceipt(contact, toChain);
    expect(mail.subject).toBe('Your message to Pandan Row, K7MPR');
    expect(paragraphs(mail).slice(2)).toEqual(['Reference: K7MPR', chainSignature, reason]);
  });
});

describe('the mail to the restaurant', () => {
  it('has everything that was sent with a message [ops.restaurant]', () => {
    const mail = enquiryNotice(contact, to, 'soho@chain.example', 2);
    expect(mail).toMatchObject({
      id: 'enquiry-notice/K7MPR',
      to: 'soho@chain.example',
      subject: 'Message for Pandan Row Soho, K7MPR',
    });
    expect(paragraphs(mail)).toEqual([
      'Somebody has written to you.',
      'Kind: A visit\nReason: Food, A dish\nName: Mai Tran\nEmail: mai@example.com\nTelephone: 01632 960001\nMessage: I left my umbrella.\nFiles: 2\nReference: K7MPR',
      chainSignature,
      noticeReason,
    ]);
    expect(mail.html).toContain('<title>Message for Pandan Row Soho</title>');
  });

  it('has everything that a group sent, and leaves out what it did not say [ops.restaurant]', () => {
    const mail = enquiryNotice(group, to, 'soho@chain.example', 0);
    expect(mail.subject).toBe('Group enquiry for Pandan Row Soho, K7MPR');
    expect(paragraphs(mail)).toEqual([
      'Thursday 24 December 2026, 19:30',
      'A group would like to come.',
      'People: 24\nName: Mai Tran\nEmail: mai@example.com\nReference: K7MPR',
      chainSignature,
      noticeReason,
    ]);
  });

  it('shows the day alone where the group named no time [ops.restaurant]', () => {
    const mail = enquiryNotice({ ...group, wished_time: null }, to, 'soho@chain.example', 0);
    expect(paragraphs(mail)[0]).toBe('Thursday 24 December 2026');
  });

  it('has a reason without a second one [ops.restaurant]', () => {
    const mail = enquiryNotice({ ...contact, sub_reason_name: null }, to, 'soho@chain.example', 0);
    expect(mail.text).toContain('\nReason: Food\n');
  });
});
