import { escapeMarkup } from '../finish/escape-markup.ts';

/** A link of the error page. */
export interface FallbackLink {
  readonly href: string;
  readonly text: string;
}

/** The error page for when nothing else can be rendered: no settings, no style sheet, no framework. */
export const fallbackPage = (status: number, message: string, link?: FallbackLink): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeMarkup(message)}</title></head>
<body><main><p>${status}</p><h1>${escapeMarkup(message)}</h1>${link === undefined ? '' : `<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.text)}</a></p>`}<p><a href="/">Return to homepage</a></p></main></body>
</html>
`;
