const starts: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  '.pdf': (bytes) => text(bytes, 0, 5) === '%PDF-',
  '.docx': (bytes) => text(bytes, 0, 4) === 'PK\u0003\u0004',
  '.jpg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  '.png': (bytes) => text(bytes, 1, 4) === 'PNG',
  '.webp': (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  '.heic': (bytes) => text(bytes, 4, 8) === 'ftyp',
};

const text = (bytes: Uint8Array, from: number, until: number): string =>
  String.fromCharCode(...bytes.subarray(from, until));

/** The ending of a file’s name, as the kinds of files are named: `.jpeg` is `.jpg`. */
const endingOf = (name: string): string =>
  (/\.[a-z0-9]+$/i.exec(name)?.[0] ?? '').toLowerCase().replace('.jpeg', '.jpg');

/** Why a file is not taken; undefined when it is. `accept` are endings: `.pdf,.docx`. */
export async function checkFile(bytes: Uint8Array, name: string, accept: string): Promise<string | undefined> {
  const kinds = accept.split(',').map((ending) => endingOf(`x${ending}`));
  const ending = endingOf(name);
  if (bytes.length === 0) return 'The selected file is empty';
  if (!kinds.includes(ending) || !starts[ending]?.(bytes)) return `The selected file must be a ${listed(accept)}`;
  return undefined;
}

const listed = (accept: string): string => {
  const names = accept.split(',').map((ending) => ending.slice(1).toUpperCase());
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};
