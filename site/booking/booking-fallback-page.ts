import { detailNames } from '#schemas/domain/booking/booking-details.ts';
import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';

interface FallbackInput {
  /** The address of the form. */
  readonly action: string;
  readonly fields: URLSearchParams;
  readonly message: string;
  /** A sentence under the message. */
  readonly detail?: string | undefined;
  /** Whether the form can be sent again. */
  readonly isOpen: boolean;
  readonly phone: string | undefined;
}

const labels: Readonly<Record<(typeof detailNames)[number], string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  specialRequest: 'Anything we should know (optional)',
};

const isDetail = (name: string): name is (typeof detailNames)[number] => detailNames.some((each) => each === name);

/**
 * The answer to a booking form where the page of the booking cannot be rendered: what happened, and the form with all
 * that was typed.
 */
export function bookingFallbackPage({ action, fields, message, detail, isOpen, phone }: FallbackInput): string {
  const title = escapeMarkup(message);
  const explanation = detail ? `<p>${escapeMarkup(detail)}</p>` : '';
  const call = phone ? `<p>Ring the restaurant: ${escapeMarkup(phone)}</p>` : '';
  const form = isOpen
    ? `<form method="post" action="${escapeMarkup(action)}">
${[...fields].map(([name, value]) => renderField(name, value)).join('')}
<p><button type="submit">Try again</button></p>
</form>`
    : '<p><a href="/">Return to homepage</a></p>';
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${explanation}
${call}
${form}</main></body>
</html>
`;
}

function renderField(name: string, value: string): string {
  const attributes = `name="${escapeMarkup(name)}"`;
  if (!isDetail(name)) return `<input type="hidden" ${attributes} value="${escapeMarkup(value)}">`;
  const input =
    name === 'specialRequest'
      ? `<textarea ${attributes} rows="3">\n${escapeMarkup(value)}</textarea>`
      : `<input ${attributes} value="${escapeMarkup(value)}">`;
  return `<p><label>${labels[name]}<br>${input}</label></p>`;
}
