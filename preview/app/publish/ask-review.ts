import { z } from 'zod';
import type { Finding } from '#preview/review/finding.ts';
import { callPreview } from '../calls/call-preview.ts';
import type { PageContent } from '../document/page-content.ts';

/** What the preview's own server answers: it made the findings, so that their shape is not judged again. */
const reviewed = z.object({ findings: z.custom<readonly Finding[]>(Array.isArray) });

/** Has a page reviewed as it would be published, with all that the site and its content say of it. */
export const askReview = async (page: PageContent, path: string, signal: AbortSignal): Promise<readonly Finding[]> =>
  (await callPreview(`/review?path=${encodeURIComponent(path)}`, reviewed, { method: 'POST', body: page, signal }))
    .findings;
