import { describe, expect, it } from 'vitest';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { receiveFiles } from './receive-files.ts';
import { createUploads, uploadLimits } from './uploads.ts';

const cv = makePdf();
const pdf = (name: string, content: Buffer = cv) => new File([new Uint8Array(content)], name);
const saved = { name: 'old.pdf', type: 'application/pdf', content: Buffer.from('old') };

/** Receives a form with files for its only field of files. One file of an earlier attempt is saved. */
async function receive(files: readonly File[], values: FormValues = {}, bytes: number | undefined = 5_000_000) {
  const uploads = createUploads(createMemoryValues(uploadLimits));
  await uploads.save('visitor', 'saved-before', saved);
  const fields = new FormData();
  for (const file of files) fields.append('resume', file);
  const presentations = {
    email: { control: 'text', messages: {} },
    resume: { control: 'files', messages: {}, accept: '.pdf', bytes },
  } as const;
  return { uploads, ...(await receiveFiles(uploads, presentations, fields, values)) };
}

describe('the files of a posted form', () => {
  it('may be as large as the limit, and no larger [apply.cv] [contact.send]', async () => {
    const exact = await receive([pdf('cv.pdf')], {}, cv.length);
    expect([exact.errors, exact.values.resume]).toMatchObject([[], [{ name: 'cv.pdf', size: cv.length }]]);
    const larger = await receive([pdf('cv.pdf')], {}, cv.length - 1);
    expect([larger.values.resume, larger.errors]).toMatchObject([[], [{ path: 'resume' }]]);
    expect(larger.errors[0]?.message).toMatch(/larger than/);
  });

  it('follow those of an earlier attempt, and leave other values as they are [form.nojs]', async () => {
    const before = { id: 'saved-before', name: 'old.pdf', size: 3 };
    const { values, errors } = await receive([pdf('cv.pdf')], { email: 'ada@', resume: [before] });
    expect(errors).toEqual([]);
    expect(values).toMatchObject({ email: 'ada@', resume: [before, { name: 'cv.pdf' }] });
  });

  it('are none where the browser sends an empty file field [apply.cv]', async () => {
    expect(await receive([new File([], '')])).toMatchObject({ values: { resume: [] }, errors: [] });
    expect((await receive([new File(['x'], '')])).errors).toHaveLength(1);
    expect((await receive([new File([], 'empty.pdf')])).errors).toMatchObject([
      { message: 'empty.pdf cannot be sent: the selected file is empty' },
    ]);
  });

  it('are asked for again where they are no longer saved [form.nojs]', async () => {
    const resume = [{ id: 'gone', name: 'cv.pdf', size: 1 }];
    expect(await receive([], { resume })).toMatchObject({
      values: { resume: [] },
      errors: [{ path: 'resume', message: 'Choose the file again' }],
    });
  });

  it('have one error, however many are refused, and the accepted ones stay [contact.send]', async () => {
    const { values, errors } = await receive([pdf('a.exe'), pdf('b.pdf'), pdf('c.gif')]);
    expect([errors.length, values.resume]).toMatchObject([1, [{ name: 'b.pdf' }]]);
  });

  it.each([[[{ name: 'cv.pdf' }]], [['text']], [[null]], [[{ id: 7 }]]])(
    'leave %j, which names no file, to the validation of the form [form.server]',
    async (resume) => {
      expect(await receive([], { resume })).toMatchObject({ values: { resume }, errors: [] });
    },
  );

  it('are none where the field has a text [form.server]', async () => {
    expect((await receive([], { resume: 'cv.pdf' })).values.resume).toEqual([]);
  });

  it('are read as Base64, whether they come with the form or from an earlier attempt [apply.submit]', async () => {
    const { values, read } = await receive([pdf('cv.pdf')]);
    const [file] = [values.resume].flat();
    const id = typeof file === 'object' && file !== null && 'id' in file ? String(file.id) : '';
    expect(await read(id)).toMatchObject({ name: 'cv.pdf', content: cv.toString('base64') });
    expect(await read('saved-before')).toEqual({ ...saved, content: saved.content.toString('base64') });
    await expect(read('gone')).rejects.toThrow('The file has gone.');
  });

  it('are saved for the visitor only where the form is shown again without script [form.nojs] [form.abuse]', async () => {
    const { values, save, uploads } = await receive([pdf('cv.pdf')]);
    const [file] = [values.resume].flat();
    const id = typeof file === 'object' && file !== null && 'id' in file ? String(file.id) : '';
    expect(await uploads.read(id)).toBeUndefined();
    await save('visitor');
    expect(await uploads.read(id)).toMatchObject({ name: 'cv.pdf' });
  });
});
