/** Characters of a name that is kept, its ending among them. */
const longest = 100;

/**
 * A file’s name as it may be stored, listed and mailed: without a path, with one ending, at most 100 characters, none of
 * which a spreadsheet, a mail’s head or a reading direction could be made to obey. Undefined for a name with line breaks or
 * other control characters: no person gave it.
 */
export function safeFileName(name: string): string | undefined {
  if (/\p{Cc}/u.test(name)) return undefined;
  const plain = (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    // Windows drops them, so that what stands before them would be the ending.
    .replace(/[. ]+$/u, '');
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(plain)?.[0] ?? '';
  const stem = plain
    .slice(0, plain.length - ending.length)
    .replace(/[^\p{L}\p{M}\p{N} ._()'’,+&-]/gu, '-')
    .replace(/\.(?=\p{L})/gu, '-')
    .replace(/^[^\p{L}\p{N}(]+/u, '');
  return `${[...stem].slice(0, longest - ending.length).join('') || 'file'}${ending.toLowerCase()}`;
}
