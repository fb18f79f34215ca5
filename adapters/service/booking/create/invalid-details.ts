const letters = (field: string) => `Your ${field} name must only include letters, spaces, hyphens and apostrophes`;
const email = 'Enter an email address in the correct format, like name@example.com';
const phone = 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192';
const unseen = 'Your request must not include characters that cannot be seen';

type InvalidDetail = readonly [change: Readonly<Record<string, string>>, message: string];

/** Guest details that no booking accepts, each with its error message. */
export const invalidDetails: readonly InvalidDetail[] = [
  ...[
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@exa mple.com',
    'ada@example..com',
    'ada@-example.com',
    'a@b@example.com',
    `${'x'.repeat(65)}@example.com`,
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    '<ada@example.com>',
    'Ada <ada@example.com>',
  ].map((invalid): InvalidDetail => [{ email: invalid }, email]),
  ...['Ada\r\nBcc: eve@example.com', '<b>Ada</b>', 'Ada@home', '123', '!!!', 'http://x', '=1+1', '\u0000Ada'].map(
    (invalid): InvalidDetail => [{ firstName: invalid }, letters('first')],
  ),
  ...['O\tNeil', '<script>', '-', 'a/b', '🍜'].map(
    (invalid): InvalidDetail => [{ lastName: invalid }, letters('last')],
  ),
  [{ firstName: 'x'.repeat(51) }, 'Your first name must be 50 characters or fewer'],
  [{ lastName: 'x'.repeat(100) }, 'Your last name must be 50 characters or fewer'],
  [{ firstName: '\u200b\u200b' }, 'Enter your first name'],
  [{ lastName: 'win.example.com' }, 'Your last name must only include letters, spaces, hyphens and apostrophes'],
  ...['123', 'call me', '016329', '+', '++441632960001', '01632 960 001 ext 5', '١٢٣٤٥٦٧٨', '-------'].map(
    (invalid): InvalidDetail => [{ phoneNumber: invalid }, phone],
  ),
  [{ specialRequest: 'a\u0000b' }, unseen],
  [{ specialRequest: 'a\u001b[31m' }, unseen],
  [{ specialRequest: 'x'.repeat(501) }, 'Your request must be 500 characters or fewer'],
];
