/** Why a file is rejected. */
export type FileError =
  | 'empty'
  | 'kind'
  | 'size'
  | 'name'
  /** The file is encrypted, so nobody could read it. */
  | 'locked'
  | 'macros'
  /** A PDF that contains scripts, launch actions or embedded files. */
  | 'active'
  /** The file loads external resources when it is opened. */
  | 'remote'
  | 'damaged'
  /** The file is small but expands to an excessive size (a decompression bomb). */
  | 'swollen'
  | 'pixels';

export interface FileRule {
  /** Extensions: `.pdf,.docx`. */
  readonly accept: string;
  /** Maximum size of one file in bytes. */
  readonly bytes: number;
}

/** The error message for a rejected file. In a file without zod, because the browser loads it too. */
export function fileErrorText(error: FileError, { accept, bytes }: FileRule): string {
  switch (error) {
    case 'empty':
      return 'The selected file is empty';
    case 'kind':
      return `The selected file must be a ${formatEndings(accept)}`;
    case 'size':
      return `The selected file is larger than ${Math.round(bytes / 1_000_000)} MB`;
    case 'name':
      return 'The name of the selected file contains characters that cannot be shown. Rename it and choose it again';
    case 'locked':
      return 'The selected file is protected by a password';
    case 'macros':
      return 'The selected file contains macros';
    case 'active':
      return 'The selected file contains scripts or other files. Print it to a new PDF, and choose that';
    case 'remote':
      return 'The selected file loads parts of itself from the internet. Save it as a PDF, and choose that';
    case 'damaged':
      return 'The selected file is damaged. Save it again, or choose another';
    case 'swollen':
      return 'The selected file is too large when it is opened';
    case 'pixels':
      return 'The selected picture must have fewer than 100 million pixels';
  }
}

/**
 * The error message for a file whose content is not what its name says. `found`: what it contains, such as `plain text`,
 * where that is known.
 */
export function wrongContentText(name: string, found: string | undefined, { accept }: FileRule): string {
  const named = endingOf(name).slice(1).toUpperCase();
  const content = found === undefined || found.endsWith(` ${named}`) ? '' : `contains ${found} and `;
  return `The selected file ${content}is not a valid ${named}. It must be a ${formatEndings(accept)}`;
}

/** Begins the message for a rejected file that has a name. */
const rejectionOf = (name: string): string => `${name} cannot be sent: `;

/** The message for a rejected file with its name, unless that cannot be shown. A form can have several files. */
export const rejectedFileText = (name: string, reason: string): string =>
  name === '' || /\p{Cc}/u.test(name) ? reason : rejectionOf(name) + reason.charAt(0).toLowerCase() + reason.slice(1);

/** Whether a message of a form's field rejects the file of this name. */
export const isRejected = (name: string, message: string | undefined): boolean =>
  message?.startsWith(rejectionOf(name)) === true;

/** The extension of a file name in lower case; `.jpeg` becomes `.jpg`. Empty if there is none. */
export const endingOf = (name: string): string =>
  (/\.[a-z0-9]+$/i.exec(name)?.[0] ?? '').toLowerCase().replace('.jpeg', '.jpg');

/** The accepted extensions without duplicates: `.pdf`. */
export const endingsOf = (accept: string): readonly string[] => [
  ...new Set(accept.split(',').map((ending) => endingOf(`x${ending}`))),
];

const formatEndings = (accept: string): string => {
  const names = endingsOf(accept).map((ending) => ending.slice(1).toUpperCase());
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};
