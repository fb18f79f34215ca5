import type { SiteLog } from '#site/operations/site-log.ts';
import type { ContentSource } from '../content-source.ts';
import { defaultPages, defaultTemplates } from './default-templates.ts';

/** A content source whose missing templates and pages are the default ones. Each use of a default is logged once. */
export function withDefaultTemplates<Source extends ContentSource>(source: Source, log: SiteLog): Source {
  const logged = new Set<string>();
  return {
    ...source,
    async pages() {
      const listed = await source.pages();
      return [...listed, ...defaultPages.filter(({ id }) => listed.every((page) => page.id !== id))];
    },
    async page(id) {
      const answer = await source.page(id);
      const page = answer.kind === 'missing' ? defaultTemplates.get(id) : undefined;
      if (!page) return answer;
      if (!logged.has(id)) {
        logged.add(id);
        log({
          level: 'info',
          event: 'default-template',
          pageId: id,
          message: `The content service has no page ${id}. The default template is used.`,
        });
      }
      return { kind: 'found', page };
    },
  };
}
