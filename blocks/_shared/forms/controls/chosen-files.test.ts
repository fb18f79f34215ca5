import { describe, expect, it } from 'vitest';
import { formatFileSize, isChosen, mergeFiles, readFiles, toChosenFile, validateFiles } from './chosen-files.ts';
import { rejectedFilesError } from './rejected-files.ts';

const presentation = { control: 'files', messages: {}, accept: '.jpg,.jpeg,.pdf', bytes: 5_000_000 } as const;
const file = (name: string, size = 1000, lastModified = 1) => ({ name, size, lastModified });

describe('chosen files', () => {
  it.each([
    [[file('a.PDF')], undefined],
    [[file('a.jpeg')], undefined],
    [[file('a.pdf', 5_000_000)], undefined],
    [[file('a.pdf', 5_000_001)], 'a.pdf cannot be sent: the selected file is larger than 5 MB'],
    [[file('a.pdf.exe')], 'a.pdf.exe cannot be sent: the selected file must be a JPG or PDF'],
    [[file('a')], 'a cannot be sent: the selected file must be a JPG or PDF'],
    [[file('a.pdf', 0)], 'a.pdf cannot be sent: the selected file is empty'],
    [
      [file('a.pdf'), file('b.gif'), file('c.pdf', 0)],
      'b.gif cannot be sent: the selected file must be a JPG or PDF. c.pdf cannot be sent: the selected file is empty',
    ],
  ])('are validated before they are sent: %j [contact.send]', (files, error) => {
    expect(rejectedFilesError(validateFiles(files, presentation).rejected)).toBe(error);
  });

  it('are only those that can be sent [contact.send]', () => {
    const [good, bad] = [file('a.pdf'), file('menu.exe')];
    expect(validateFiles([good, bad], presentation).accepted).toEqual([good]);
  });

  it('are added to earlier ones without duplicates if the field accepts several [contact.send]', () => {
    const [one, two] = [file('a.pdf'), file('b.pdf')];
    expect(mergeFiles([one], [file('a.pdf'), two], 3)).toEqual([one, two]);
    expect(mergeFiles([one], [file('a.pdf', 1000, 2)], 3)).toHaveLength(2);
    expect(mergeFiles([one], [], 3)).toEqual([one]);
  });

  it('replace the earlier file if the field accepts one, and keep it if none is chosen [apply.cv]', () => {
    expect(mergeFiles([file('a.pdf')], [file('b.pdf')])).toEqual([file('b.pdf')]);
    expect(mergeFiles([file('a.pdf')], [])).toEqual([file('a.pdf')]);
  });

  it('are distinguished from uploaded files in the form’s values [contact.send]', () => {
    const values = [{ id: 'x'.repeat(22), name: 'a.pdf', size: 1 }, toChosenFile(file('b.pdf')), 'none', null];
    expect(readFiles(values).map(isChosen)).toEqual([false, true]);
    expect(readFiles(undefined)).toEqual([]);
    expect(toChosenFile(file('b'.repeat(300))).name).toHaveLength(255);
  });

  it('have a formatted size [contact.send]', () => {
    expect([1, 1499, 999_000, 1_250_000].map(formatFileSize)).toEqual(['1 kB', '1 kB', '999 kB', '1.3 MB']);
  });
});
