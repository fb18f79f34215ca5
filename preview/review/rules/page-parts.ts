import { tilesPerPart } from '#schemas/content/page/page-parts.ts';
import type { Rule } from '../finding.ts';

/** A page so long that visitors see it in parts. */
export const pageParts: Rule = ({ page }) => {
  const count = page?.tiles.length ?? 0;
  if (count <= tilesPerPart) return [];
  return [
    {
      code: 'page-in-parts',
      severity: 'warning',
      path: [],
      message: `The page has ${count.toLocaleString('en-GB')} tiles. Visitors see it in parts of at most ${tilesPerPart}, with links between them.`,
      fixes: [],
    },
  ];
};
