import type { FileError } from '#schemas/forms/_shared/fields/file-words.ts';

/** A file as somebody could send it, made when it is asked for; `fault` is absent for one that is taken. */
export interface CorpusFile {
  readonly title: string;
  readonly name: string;
  readonly fault?: FileError;
  make(): Buffer;
}

export const good = (title: string, name: string, make: () => Buffer): CorpusFile => ({ title, name, make });

export const bad = (title: string, fault: FileError, name: string, make: () => Buffer): CorpusFile => ({
  title,
  name,
  fault,
  make,
});

/** What is wrong with a file of any kind by its name or its length, `sound` being a good one named `x.pdf`. */
export const badOfAnyKind = (ending: string, sound: () => Buffer): readonly CorpusFile[] => [
  bad('nothing', 'empty', `a${ending}`, () => Buffer.alloc(0)),
  bad('one byte', 'kind', `a${ending}`, () => Buffer.from('%')),
  bad('one byte too many', 'size', `a${ending}`, () => Buffer.alloc(5_000_001)),
  bad('a program', 'kind', `a${ending}`, () => Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(5000)])),
  bad('a page', 'kind', `a${ending}`, () => Buffer.from('<!doctype html><script>alert(1)</script>')),
  bad('zeros', 'kind', `a${ending}`, () => Buffer.alloc(100_000)),
  bad('a sound file behind a line', 'kind', `a${ending}`, () => Buffer.concat([Buffer.from('\n'), sound()])),
  bad('a second ending', 'kind', `cv${ending}.exe`, sound),
  bad('a second ending before a dot and blanks', 'kind', `cv${ending}.exe. . `, sound),
  bad('no ending', 'kind', 'cv', sound),
  bad('an ending that is turned round', 'kind', `cv\u202e${ending}.exe`, sound),
  bad('a line break in the name', 'name', `cv\r\nBcc: all@example.com${ending}`, sound),
  bad('a zero in the name', 'name', `cv${ending}\u0000.exe`, sound),
  bad('an escape in the name', 'name', `\u001b[2Jcv${ending}`, sound),
];
