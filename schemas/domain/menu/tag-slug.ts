import { foldText } from '#schemas/content/field/fold-text.ts';

/** The word for a tag in addresses: “Bún chay (vegan)” is `bun-chay-vegan`. Names that differ in signs or accents alone share one. */
export const tagSlug = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
