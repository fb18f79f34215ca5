import { z } from 'zod';
import type { FieldLabels } from './form-field.ts';

const missingFile = 'Choose the file again';

/** An uploaded file: the site stores it under this id until the form is sent. Name and size are for display. */
export const uploadedFile = z.object({
  id: z.string({ error: missingFile }).regex(/^[\w-]{22}$/u, missingFile),
  name: z.string({ error: missingFile }).max(255, missingFile),
  size: z.int({ error: missingFile }).min(1, missingFile).max(20_000_000, missingFile),
});

export type UploadedFile = z.output<typeof uploadedFile>;

interface UploadRule extends FieldLabels {
  readonly most: readonly [files: number, message: string];
  /** Accepted extensions: `.pdf,.docx`. The server also checks the content. */
  readonly accept: string;
  /** Maximum size of one file in bytes. */
  readonly bytes: number;
}

/** Optional file uploads. */
export const uploads = ({ most, accept, bytes, title, hint, visibleWhen }: UploadRule) =>
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
        maxFiles: most[0],
        visibleWhen,
      },
    })
    .optional();
