/** Why a file is not taken. */
export type FileError =
  | 'empty'
  | 'kind'
  | 'size'
  | 'name'
  /** Encrypted: nobody could read it. */
  | 'locked'
  | 'macros'
  /** A PDF with scripts, programs to start or files inside. */
  | 'active'
  /** It fetches parts of itself from another computer when it is opened. */
  | 'remote'
  | 'damaged'
  /** Small as it was sent, and more than anybody wants to open. */
  | 'swollen'
  | 'pixels';

export interface FileRule {
  /** Endings: `.pdf,.docx`. */
  readonly accept: string;
  /** The most bytes of one file. */
  readonly bytes: number;
}

/** What a form says of a file that is not taken. In a file without zod: the browser has these words too. */
export function fileWords(fault: FileError, { accept, bytes }: FileRule): string {
  switch (fault) {
    case 'empty':
      return 'The selected file is empty';
    case 'kind':
      return `The selected file must be a ${listed(accept)}`;
    case 'size':
      return `The selected file must be smaller than ${Math.round(bytes / 1_000_000)} MB`;
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

/** The ending of a file’s name, as the kinds of files are named: `.jpeg` is `.jpg`; empty where there is none. */
export const endingOf = (name: string): string =>
  (/\.[a-z0-9]+$/i.exec(name)?.[0] ?? '').toLowerCase().replace('.jpeg', '.jpg');

/** The kinds that a rule takes, each once: `.pdf`. */
export const endingsOf = (accept: string): readonly string[] => [
  ...new Set(accept.split(',').map((ending) => endingOf(`x${ending}`))),
];

const listed = (accept: string): string => {
  const names = endingsOf(accept).map((ending) => ending.slice(1).toUpperCase());
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};
