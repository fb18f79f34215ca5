import { describe, expect, it } from 'vitest';
import { signUpMail } from './sign-up/sign-up-mail.ts';

describe('the welcome mail of the mailing list', () => {
  const link = 'https://site.example/preferences/5f4dcc3b-5aa7-4a5d-8c55-0123456789ab';
  const mail = signUpMail({ email: 'ada@example.com', brand: 'Pandan & Row', link });

  it('greets, thanks and gives the link to the preferences [preferences.load]', () => {
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'You are on the list of Pandan & Row' });
    expect(mail.text.split('\n\n')).toEqual([
      'Hello,',
      'Thank you for joining. We write when there is something worth eating.',
      'Choose what you hear about by this link. It is yours alone: please do not pass it on.',
      'If you did not ask for this, you need do nothing.',
      `Your preferences: ${link}`,
      'Pandan & Row',
    ]);
    expect(mail.html).toContain('<title>You are on the list of Pandan &amp; Row</title>');
    expect(mail.html).toContain(`<a href="${link}">Your preferences</a>`);
  });

  it('has an id without personal data [preferences.privacy]', () => {
    expect(mail.id).toMatch(/^sign-up\/[A-Z0-9]+$/);
    expect(mail.id).not.toContain('5f4dcc3b');
  });
});
