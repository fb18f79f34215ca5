import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import type { SiteLog } from '../operations/site-log.ts';

/** The number of reported problems that are remembered. Beyond it, all are forgotten and may be reported again. */
const mostKnown = 10_000;

/** Logs each problem of a page once, however often the page is rendered. */
export function createProblemReporter(log: SiteLog): (pageId: string, problems: readonly Problem[]) => void {
  const known = new Set<string>();
  return (pageId, problems) => {
    for (const { code, severity, path, message, tile } of problems) {
      const field = formatPath(path);
      const name = JSON.stringify([pageId, code, field, tile?.key, message]);
      if (known.has(name)) continue;
      if (known.size >= mostKnown) known.clear();
      known.add(name);
      log({
        level: severity === 'error' ? 'error' : 'warning',
        event: 'content-problem',
        pageId,
        code,
        field,
        message,
        tile,
      });
    }
  };
}
