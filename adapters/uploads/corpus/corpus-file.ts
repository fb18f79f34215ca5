import type { FileError } from '#schemas/forms/_shared/fields/file-error-text.ts';

/** A possible upload, generated on demand; `expectedError` is absent for an accepted file. */
export interface CorpusFile {
  readonly title: string;
  readonly name: string;
  readonly expectedError?: FileError;
  make(): Buffer;
}

export const acceptedFile = (title: string, name: string, make: () => Buffer): CorpusFile => ({ title, name, make });

export const rejectedFile = (
  title: string,
  expectedError: FileError,
  name: string,
  make: () => Buffer,
): CorpusFile => ({
  title,
  name,
  expectedError,
  make,
});

/** Files that are rejected for any format because of their name or length. `valid` creates an accepted file. */
export const rejectedFilesOfAnyKind = (ending: string, valid: () => Buffer): readonly CorpusFile[] => [
  rejectedFile('an empty file', 'empty', `a${ending}`, () => Buffer.alloc(0)),
  rejectedFile('one byte', 'kind', `a${ending}`, () => Buffer.from('%')),
  rejectedFile('one byte too many', 'size', `a${ending}`, () => Buffer.alloc(5_000_001)),
  rejectedFile('an executable', 'kind', `a${ending}`, () =>
    Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(5000)]),
  ),
  rejectedFile('a web page', 'kind', `a${ending}`, () => Buffer.from('<!doctype html><script>alert(1)</script>')),
  rejectedFile('zeros', 'kind', `a${ending}`, () => Buffer.alloc(100_000)),
  rejectedFile('a valid file after a line break', 'kind', `a${ending}`, () =>
    Buffer.concat([Buffer.from('\n'), valid()]),
  ),
  rejectedFile('a second extension', 'kind', `cv${ending}.exe`, valid),
  rejectedFile('a second extension before a dot and spaces', 'kind', `cv${ending}.exe. . `, valid),
  rejectedFile('no extension', 'kind', 'cv', valid),
  rejectedFile('an extension reversed by a direction override', 'kind', `cv\u202e${ending}.exe`, valid),
  rejectedFile('a line break in the name', 'name', `cv\r\nBcc: all@example.com${ending}`, valid),
  rejectedFile('a null character in the name', 'name', `cv${ending}\u0000.exe`, valid),
  rejectedFile('an escape character in the name', 'name', `\u001b[2Jcv${ending}`, valid),
];
