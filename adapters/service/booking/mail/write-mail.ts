import { escapeHtml } from '#adapters/service/mail/escape-html.ts';
import type { MailFacts } from './mailed-table.ts';

interface MailLink {
  readonly label: string;
  readonly address: string;
  /** Whether the HTML shows it as a button. */
  readonly isButton?: boolean | undefined;
}

interface MailContent {
  readonly title: string;
  /** Lines before and after the facts; empty ones are left out. */
  readonly opening: readonly string[];
  readonly facts: MailFacts;
  readonly closers: readonly string[];
  /** Links after the closing lines. */
  readonly links?: readonly MailLink[] | undefined;
  readonly brand: string;
}

/** Formats a mail as plain text and as HTML that every mail program can display. Pure. */
export function writeMail({ title, opening, facts, closers, links = [], brand }: MailContent): {
  text: string;
  html: string;
} {
  const closingLines = closers.filter(Boolean);
  return {
    text: [
      ...opening,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...closingLines,
      ...links.map(({ label, address }) => `${label}: ${address}`),
      brand,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: renderHtml({
      title,
      brand,
      opening,
      facts,
      closing: [...closingLines.map(escapeHtml), ...links.map(renderLink)],
    }),
  };
}

const ink = '#121512';
const buttonStyle = `display:inline-block;padding:14px 24px;background:${ink};color:#ffffff;font-weight:bold;text-decoration:none`;

const renderLink = ({ label, address, isButton }: MailLink): string =>
  `<a href="${escapeHtml(address)}" style="${isButton ? buttonStyle : `color:${ink}`}">${escapeHtml(label)}</a>`;

const renderParagraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const renderFact = ([name, value]: MailFacts[number]): string =>
  `<tr><th align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #dcd7ca">${escapeHtml(name)}</th><td valign="top" style="padding:8px 0;border-bottom:1px solid #dcd7ca">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

const renderFacts = (facts: MailFacts): string =>
  facts.length === 0
    ? ''
    : `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px;border-top:3px solid ${ink}">${facts.map(renderFact).join('')}</table>`;

interface HtmlMail extends Pick<MailContent, 'title' | 'brand' | 'opening' | 'facts'> {
  /** HTML of the lines after the facts. */
  readonly closing: readonly string[];
}

/** A letter under the name of the brand. Mail programs know tables and inline styles only. */
const renderHtml = ({ title, brand, opening, facts, closing }: HtmlMail): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f1ede3;color:${ink};font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;text-align:left">
<tr><td style="padding:18px 28px;background:${ink};color:#ffffff;font-size:20px;font-weight:bold">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:28px 28px 12px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(title)}</h1>
${opening
  .filter(Boolean)
  .map((text) => renderParagraph(escapeHtml(text)))
  .join('\n')}
${renderFacts(facts)}
${closing.map(renderParagraph).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>`;
