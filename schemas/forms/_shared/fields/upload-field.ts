import { z } from 'zod';
import type { FieldLabels } from './form-field.ts';

const missingFile = 'Choose the file again';

/** A file that has been taken in: the site keeps it for the form under this id. Name and size are for whoever reads. */
export const uploadedFile = z.object({
  id: z.string({ error: missingFile }).regex(/^[\w-]{22}$/u, missingFile),
  name: z.string({ error: missingFile }).max(255, missingFile),
  size: z.int({ error: missingFile }).min(1, missingFile).max(20_000_000, missingFile),
});

export type UploadedFile = z.output<typeof uploadedFile>;

interface UploadRule extends FieldLabels {
  readonly most: readonly [files: number, message: string];
  /** What a file may be: `.pdf,.docx`. The server looks at what is in it. */
  readonly accept: string;
  /** The most bytes of one file. */
  readonly bytes: number;
}

/** Files that may be sent along. */
export const uploads = ({ most, accept, bytes, title, hint, shownWith }: UploadRule) =>
  z
    .array(uploadedFile, { error: missingFile })
    .max(...most)
    .meta({
      title,
      ...(hint && { description: hint }),
      presentation: {
        control: 'files',
        messages: { type: missingFile, maxItems: most[1] },
        accept,
        bytes,
        most: most[0],
        shownWith,
      },
    })
    .optional();
