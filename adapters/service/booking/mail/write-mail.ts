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

/** Formats a mail as plain text and as simple HTML that every mail program can display. Pure. */
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
    html: renderHtml(title, opening, facts, [
      ...closingLines.map(escapeHtml),
      ...links.map(renderLink),
      escapeHtml(brand),
    ]),
  };
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#121512;color:#ffffff;font-weight:bold;text-decoration:none';

const renderLink = ({ label, address, isButton }: MailLink): string =>
  `<a href="${escapeHtml(address)}"${isButton ? ` style="${buttonStyle}"` : ''}>${escapeHtml(label)}</a>`;

function renderHtml(
  title: string,
  opening: readonly string[],
  facts: MailFacts,
  closingLines: readonly string[],
): string {
  const lines = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(name)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font:16px/1.5 sans-serif;color:#121512">
${opening.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<table>${lines.join('')}</table>
${closingLines.map((html) => `<p>${html}</p>`).join('\n')}
</body></html>`;
}
