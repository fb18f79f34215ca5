/** Largest length of a stored name, including its extension. */
const maxLength = 100;

/**
 * Returns a file name that is safe to store, list and mail: without a path, with one extension, at most 100 characters,
 * and without characters that spreadsheets, mail headers or bidirectional text interpret. Undefined for names with
 * control characters such as line breaks, which no person types.
 */
export function safeFileName(name: string): string | undefined {
  if (/\p{Cc}/u.test(name)) return undefined;
  const baseName = (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    // Windows drops trailing dots and spaces, so the extension would change.
    .replace(/[. ]+$/u, '');
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(baseName)?.[0] ?? '';
  const stem = baseName
    .slice(0, baseName.length - extension.length)
    .replace(/[^\p{L}\p{M}\p{N} ._()'’,+&-]/gu, '-')
    .replace(/\.(?=\p{L})/gu, '-')
    .replace(/^[^\p{L}\p{N}(]+/u, '');
  return `${[...stem].slice(0, maxLength - extension.length).join('') || 'file'}${extension.toLowerCase()}`;
}
