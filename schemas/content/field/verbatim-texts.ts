import { z } from 'zod';

/** Texts that are shown as they were typed. In others, markup is read as text. */
export const verbatimTexts = z.registry();
