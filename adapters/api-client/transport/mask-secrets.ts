const maxLength = 200;

/** Email addresses, and words with digits that are long enough for a token or an id. */
const personal = /\S+@\S+|(?=[\w.-]*\d)[\w.-]{16,}/g;

/** A message of the API for the log: on one line, shortened, and without these secrets, addresses, tokens and ids. */
export function maskSecrets(message: string, secrets: readonly (string | undefined)[]): string {
  const masked = secrets.reduce<string>((text, secret) => (secret ? text.replaceAll(secret, '…') : text), message);
  return masked.replace(personal, '…').replace(/\s+/g, ' ').trim().slice(0, maxLength);
}
