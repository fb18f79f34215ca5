import { describe, expect, it } from 'vitest';
import { asChosen, errorOf, filesIn, isChosen, joinFiles, sizeWords } from './chosen-files.ts';

const presentation = { control: 'files', messages: {}, accept: '.jpg,.jpeg,.pdf', bytes: 5_000_000 } as const;
const file = (name: string, size = 1000, lastModified = 1) => ({ name, size, lastModified });

describe('files that are chosen', () => {
  it.each([
    [[file('a.PDF')], undefined],
    [[file('a.jpeg')], undefined],
    [[file('a.pdf', 5_000_001)], 'The selected file must be smaller than 5 MB'],
    [[file('a.pdf.exe')], 'The selected file must be a JPG or PDF'],
    [[file('a')], 'The selected file must be a JPG or PDF'],
    [[file('a.pdf', 0)], 'The selected file is empty'],
    [[file('a.pdf'), file('b.gif')], 'b.gif: The selected file must be a JPG or PDF'],
  ])('are judged before they are sent: %j [contact.send]', (files, error) => {
    expect(errorOf(files, presentation)).toBe(error);
  });

  it('are added to those chosen before, each once, where several may be sent [contact.send]', () => {
    const [one, two] = [file('a.pdf'), file('b.pdf')];
    expect(joinFiles([one], [file('a.pdf'), two], 3)).toEqual([one, two]);
    expect(joinFiles([one], [file('a.pdf', 1000, 2)], 3)).toHaveLength(2);
    expect(joinFiles([one], [], 3)).toEqual([one]);
  });

  it('take the place of the one chosen before where one may be sent, and leave it where none was chosen [apply.cv]', () => {
    expect(joinFiles([file('a.pdf')], [file('b.pdf')])).toEqual([file('b.pdf')]);
    expect(joinFiles([file('a.pdf')], [])).toEqual([file('a.pdf')]);
  });

  it('stand in the form’s values apart from those that the site has', () => {
    const values = [{ id: 'x'.repeat(22), name: 'a.pdf', size: 1 }, asChosen(file('b.pdf')), 'none', null];
    expect(filesIn(values).map(isChosen)).toEqual([false, true]);
    expect(filesIn(undefined)).toEqual([]);
    expect(asChosen(file('b'.repeat(300))).name).toHaveLength(255);
  });

  it('are told with their size [contact.send]', () => {
    expect([1, 1499, 999_000, 1_250_000].map(sizeWords)).toEqual(['1 kB', '1 kB', '999 kB', '1.3 MB']);
  });
});
