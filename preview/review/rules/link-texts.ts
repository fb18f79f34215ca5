import type { Rule } from '../finding.ts';
import { type PageLink, pageLinks } from '../markup/page-links.ts';

/**
 * Links with the same text that lead to different places: out of context they cannot be told apart. Source: WCAG 2.2,
 * 2.4.9.
 */
export const linkTexts: Rule = ({ page }) => {
  const firsts = new Map<string, PageLink>();
  return (page ? pageLinks(page) : []).flatMap((link) => {
    const text = link.text?.trim().replace(/\s+/g, ' ').toLowerCase();
    if (!text) return [];
    const first = firsts.get(text) ?? link;
    firsts.set(text, first);
    if (first.href === link.href) return [];
    return [
      {
        code: 'link-text-ambiguous',
        severity: 'warning',
        path: link.path,
        ...(link.tile && { tile: link.tile }),
        message: `“${link.text?.trim()}” leads to ${link.href} here and to ${first.href} elsewhere on the page. Use a different text for each link.`,
        fixes: [],
      },
    ];
  });
};
