import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import type { SiteLog } from '../operations/site-log.ts';

/** The number of reported problems that are remembered. Beyond it, all are forgotten and may be reported again. */
const maxRemembered = 10_000;

/** Logs each problem of a page once, however often the page is rendered. */
export function createProblemReporter(log: SiteLog): (pageId: string, problems: readonly Problem[]) => void {
  const reported = new Set<string>();
  return (pageId, problems) => {
    for (const { code, severity, path, message, tile } of problems) {
      const field = formatPath(path);
      const key = JSON.stringify([pageId, code, field, tile?.key, message]);
      if (reported.has(key)) continue;
      if (reported.size >= maxRemembered) reported.clear();
      reported.add(key);
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
