import { docxCorpus } from './docx-corpus.ts';
import { imageCorpus } from './image-corpus.ts';
import { pdfCorpus } from './pdf-corpus.ts';

/** For tests and benchmarks: accepted and rejected uploads by family. */
export const corpora = [
  { family: 'PDF', accept: '.pdf,.docx', files: pdfCorpus },
  { family: 'DOCX', accept: '.pdf,.docx', files: docxCorpus },
  { family: 'images', accept: '.jpg,.jpeg,.png,.webp,.heic,.pdf', files: imageCorpus },
] as const;
