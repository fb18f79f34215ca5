import { escapeHtml } from './escape-html.ts';

export interface StoredMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: string | null;
  readonly created_at: string;
}

const style =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}iframe{box-sizing:border-box;width:100%;height:60rem;border:1px solid #888}th,td{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

const renderPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;

/** Identifiers have several parts, such as `change/62CKGHT7/1`. In an address a dot replaces each slash. */
const addressOfMail = (id: string): string => `/mailbox/${encodeURIComponent(id.replaceAll('/', '.'))}`;

/** The identifier of a mail by the last part of its address. */
export const mailOfAddress = (part: string): string => part.replaceAll('.', '/');

/** The list of mails that would have been sent, newest first. */
export function renderMailboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, recipient, subject, created_at }) =>
      `<tr><td>${escapeHtml(created_at.slice(0, 16).replace('T', ' '))}</td><td>${escapeHtml(recipient)}</td><td><a href="${addressOfMail(id)}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const intro = '<p>No mail server is configured: mails are kept here instead of being sent. Times are UTC.</p>';
  const table = `<table><thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return renderPage('Mailbox', mails.length > 0 ? intro + table : `${intro}<p>There is no mail yet.</p>`);
}

/** One mail: recipient, HTML as in a mail program with links that open a tab, text and calendar file. */
export function renderMailPage(mail: StoredMail): string {
  const calendar = mail.calendar === null ? '' : `<p><a href="${addressOfMail(mail.id)}/calendar">table.ics</a></p>`;
  return renderPage(
    mail.subject,
    `<p><a href="/mailbox">All mails</a></p><p>To ${escapeHtml(mail.recipient)}</p>${calendar}<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe><h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}
