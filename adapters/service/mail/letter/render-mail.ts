import { escapeHtml } from '#adapters/service/mail/escape-html.ts';
import { lightPalette as palette } from '#schemas/content/theme/theme-colours.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailContent, MailFacts, MailLink, MailPlace } from './mail-content.ts';

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const line = '#dcd3bf';
/** A long word or address breaks instead of widening the mail. Mail programs know one property or the other. */
const breakWords = 'overflow-wrap:anywhere;word-break:break-word';

/**
 * Mail programs that know dark mode apply these to the classes; the others invert the colours themselves. The band at
 * the top is dark in both.
 */
const darkStyle = `@media (prefers-color-scheme:dark){.page{background:#0c0e0c!important}.card{background:#1b1f1c!important}.ink{color:${palette.paper}!important}.soft{color:#c4bfb2!important}.rule{border-color:#3c423d!important}}`;

/**
 * A letter under the mark and name of the chain. Mail programs know tables and inline styles only, and block images
 * from elsewhere. Pure.
 */
export function renderMail(content: MailContent, place: MailPlace | undefined): string {
  const { letterhead, title, opening, facts = [], links = [], closers = [], reason } = content;
  const { primary, secondary } = letterhead.colours;
  const linkPhone = (text: string) => linkPhoneIn(text, place?.phone);
  const sections = [
    renderHeadline(content),
    ...opening.filter(Boolean).map((text) => renderParagraph(linkPhone(text))),
    place && renderPlace(place, content.isCancelled),
    facts.length > 0 && renderFacts(facts),
    ...links.filter(({ isButton }) => isButton).map(renderButton),
    renderLinks(links.filter(({ isButton }) => !isButton)),
    ...closers.filter(Boolean).map((text) => renderParagraph(linkPhone(text))),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;background:${palette.paper};font:16px/1.5 ${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewText(content, place))}</div>
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" style="background:${palette.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card ink" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:${palette.white};color:${secondary};text-align:left;${breakWords}">
<tr><td style="padding:20px 28px;background:${primary};border-bottom:4px solid ${palette.highlight}">${renderBrand(letterhead)}</td></tr>
<tr><td style="padding:32px 28px 16px">
${sections.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="soft rule" style="padding:20px 28px 28px;border-top:1px solid ${line};color:${palette.soft};font-size:14px">
${renderFooter(letterhead, place, reason)}
</td></tr></table>
</td></tr></table>
</body></html>`;
}

/** The line that mail programs show beside the subject. */
const previewText = ({ headline, opening }: MailContent, place: MailPlace | undefined): string =>
  [headline?.join(', '), place?.name, ...opening.slice(-1)].filter(Boolean).join('. ');

/** The mark is a plate seen from above, with the chain's initial. */
const renderBrand = ({ brand, colours }: Letterhead): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td aria-hidden="true" align="center" width="40" height="40" style="width:40px;height:40px;border:3px solid ${palette.highlight};border-radius:50%;background:${palette.paper};color:${colours.primary};font:bold 22px/40px ${serif}">${escapeHtml([...brand][0] ?? '')}</td><td style="padding-left:14px;color:${palette.paper};font:bold 22px/1.2 ${serif}">${escapeHtml(brand)}</td></tr></table>`;

/** A code fits on one line of a phone. */
const isCode = (text: string): boolean => !text.includes(' ');

/** The first line of a headline of two is a day, the second the time. */
function renderHeadline({ title, headline, isCancelled }: MailContent): string {
  const heading = (html: string) => `<h1 class="ink" style="margin:0 0 20px;font:bold 30px/1.2 ${serif}">${html}</h1>`;
  if (headline === undefined) return heading(escapeHtml(title));
  // Thin, so that the day can still be read. Mail programs that do not know a thickness strike nothing out.
  const struck = isCancelled ? `;text-decoration:line-through 1px ${palette.soft}` : '';
  const lines = headline.map(
    (text, index) =>
      `<span style="display:block${index > 0 ? ';font-size:46px;line-height:1.1' : isCode(text) ? ';font-size:24px' : ''}${struck}">${escapeHtml(text)}</span>`,
  );
  return `<p class="soft" style="margin:0 0 8px;color:${palette.soft};font-weight:bold">${escapeHtml(title)}</p>${heading(lines.join(' '))}`;
}

const renderParagraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const renderLink = (label: string, address: string): string =>
  `<a class="ink" href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(label)}</a>`;

const renderPhone = (phone: string): string => renderLink(keepTogether(phone), phoneHref(phone));

/** Spaces at which no line breaks. */
const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');

/** An address whose postcode stays on one line. */
const renderAddress = (address: string): string => escapeHtml(address.replace(/[^\s,]+ [^\s,]+$/, keepTogether));

/** Telephones make a call of a number that is a link. */
function linkPhoneIn(text: string, phone: string | undefined): string {
  const html = escapeHtml(text);
  return phone ? html.replaceAll(escapeHtml(phone), renderPhone(phone)) : html;
}

const renderPlace = ({ name, address, phone, directions }: MailPlace, isCancelled: boolean | undefined): string =>
  `<p style="margin:0 0 20px"><b>${escapeHtml(name)}</b><br>${[
    renderAddress(address),
    [phone && renderPhone(phone), !isCancelled && renderLink('Directions', directions)]
      .filter(Boolean)
      .join(' &nbsp; '),
  ]
    .filter(Boolean)
    .join('<br>')}</p>`;

const renderFacts = (facts: MailFacts): string =>
  `<table class="rule" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border-top:1px solid ${line}">${facts.map(renderFact).join('')}</table>`;

/** For the names of facts, which are short. Otherwise a long value would squeeze them. */
const wholeWords = 'overflow-wrap:normal;word-break:normal';

const renderFact = ([name, value]: MailFacts[number]): string =>
  `<tr><th class="soft rule" align="left" valign="top" width="34%" style="${wholeWords};padding:9px 16px 9px 0;border-bottom:1px solid ${line};color:${palette.soft};font-weight:normal">${escapeHtml(name)}</th><td class="rule" valign="top" style="padding:9px 0;border-bottom:1px solid ${line}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

const renderButton = ({ label, address }: MailLink): string =>
  `<p style="margin:0 0 20px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 26px;background:${palette.accent};color:${palette.accentInk};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

const renderLinks = (links: readonly MailLink[]): string =>
  links.map(({ label, address }) => renderParagraph(renderLink(label, address))).join('\n');

function renderFooter({ brand, email, siteUrl }: Letterhead, place: MailPlace | undefined, reason: string): string {
  const contact = place ? renderAddress(place.address) : email && renderLink(email, `mailto:${email}`);
  const site = renderLink(URL.parse(siteUrl)?.host ?? siteUrl, siteUrl);
  return `<p style="margin:0 0 12px"><b>${escapeHtml(place?.name ?? brand)}</b><br>${[contact, site].filter(Boolean).join('<br>')}</p>
<p style="margin:0">${escapeHtml(reason)}</p>`;
}
