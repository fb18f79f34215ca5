import { z } from 'zod';
import type { FieldWords } from './form-field.ts';

const gone = 'Choose the file again';

/** A file that has been taken in: the site keeps it for the form under this id. Name and size are for whoever reads. */
export const uploadedFile = z.object({
  id: z.string({ error: gone }).regex(/^[\w-]{22}$/u, gone),
  name: z.string({ error: gone }).max(255, gone),
  size: z.int({ error: gone }).min(1, gone).max(20_000_000, gone),
});

export type UploadedFile = z.output<typeof uploadedFile>;

interface UploadRule extends FieldWords {
  readonly most: readonly [files: number, message: string];
  /** What a file may be: `.pdf,.docx`. The server looks at what is in it. */
  readonly accept: string;
  /** The most bytes of one file. */
  readonly bytes: number;
}

/** Files that may be sent along. */
export const uploads = ({ most, accept, bytes, title, hint, shownWith }: UploadRule) =>
  z
    .array(uploadedFile, { error: gone })
    .max(...most)
    .meta({
      title,
      ...(hint && { description: hint }),
      presentation: {
        control: 'files',
        messages: { type: gone, maxItems: most[1] },
        accept,
        bytes,
        most: most[0],
        shownWith,
      },
    })
    .optional();
