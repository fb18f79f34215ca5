import { expect } from '@playwright/test';
import { serviceUrl, siteUrl } from '#site/e2e/product/product.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

const mailFolder = /<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td><a href="([^"]*)">([^<]*)<\/a>/g;

/** The mails in the local mailbox to an address, the newest first. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const list = await (await fetch(`${serviceUrl()}/mailbox`)).text();
  const found = [...list.matchAll(mailFolder)].filter(([, recipient]) => recipient === address);
  return Promise.all(
    found.map(async ([, , path = '', subject = '']) => {
      const page = await (await fetch(serviceUrl() + path)).text();
      return { subject, text: /<pre>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '' };
    }),
  );
}

/** Signs a customer up as a browser without script does, and reads the guid from the mail that follows. */
export async function newCustomer(firstName = 'Zoë'): Promise<{ readonly email: string; readonly guid: string }> {
  const email = `customer.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const fields = { form: 'sign-up', firstName, emailAddress: email, acceptTerms: 'on' };
  const body = new URLSearchParams(fields);
  const sent = await fetch(`${siteUrl()}/sign-up`, { method: 'POST', body, redirect: 'manual' });
  expect(sent.status).toBe(303);
  const [mail] = await mailsTo(email);
  const guid = /\/preferences\/([0-9a-f-]{36})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(guid).not.toBe('');
  return { email, guid };
}
