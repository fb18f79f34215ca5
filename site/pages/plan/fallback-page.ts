import { escapeMarkup } from '../finish/escape-markup.ts';

/**
 * The error page for when nothing else can be rendered: no settings, no style sheet, no framework. `formAddress` is the
 * page of a form that could not be read.
 */
export const fallbackPage = (status: number, message: string, formAddress?: string): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeMarkup(message)}</title></head>
<body><main><p>${status}</p><h1>${escapeMarkup(message)}</h1>${formAddress === undefined ? '' : `<p><a href="${escapeMarkup(formAddress)}">Back to the form</a></p>`}<p><a href="/">Return to homepage</a></p></main></body>
</html>
`;
