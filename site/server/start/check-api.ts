import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { CachedContent } from '#adapters/api-client/content/cached-content.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { SiteLog } from '#site/operations/site-log.ts';

type Content = Pick<CachedContent, 'getSettings' | 'getAllRestaurants'>;

export interface ApiCheck {
  /** Whether the site can show pages. */
  readonly isOk: boolean;
  /** One line for the operator. */
  readonly message: string;
}

interface CheckOptions {
  readonly content: Content;
  readonly apiUrl: string;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Milliseconds after which the start does not wait for the API any longer. */
const limitMs = 5000;
/** Milliseconds between attempts while the API does not answer. */
const retryMs = 5000;

/** Requests what every page needs, and says in one line what the API answered. Never rejects. */
export async function checkApi({ content, apiUrl, sleep }: CheckOptions): Promise<ApiCheck> {
  const api = `API ${URL.parse(apiUrl)?.origin ?? apiUrl}`;
  const failed = (reason: string, verb = 'does not answer'): ApiCheck => ({
    isOk: false,
    message: `${api} ${verb}: ${reason}. Until it does, the site shows saved pages and its error page.`,
  });
  const late = sleep(limitMs).then(() => failed(`no reply in ${limitMs / 1000} s`));
  const answered = load(content, api).catch((error: unknown) => {
    const hasReply = error instanceof ApiProblem && error.status !== undefined;
    return failed(errorMessageOf(error), hasReply ? 'does not answer as it should' : undefined);
  });
  return Promise.race([late, answered]);
}

async function load(content: Content, api: string): Promise<ApiCheck> {
  const [restaurants] = await Promise.all([content.getAllRestaurants(), content.getSettings()]);
  const count = restaurants?.length ?? 0;
  const counted = count === 0 ? 'no restaurants' : count === 1 ? '1 restaurant' : `${count} restaurants`;
  return { isOk: true, message: `${api} answers: settings, ${counted}.` };
}

/** Logs a check of the API. After a failed one, checks again until the API answers or the signal aborts. */
export async function followApi(
  first: ApiCheck,
  options: CheckOptions & { readonly log: SiteLog; readonly signal: AbortSignal },
): Promise<void> {
  const { log, sleep, signal } = options;
  let check = first;
  log({ level: check.isOk ? 'info' : 'error', event: 'api-checked', message: check.message });
  while (!check.isOk) {
    await sleep(retryMs, signal).catch(() => undefined);
    if (signal.aborted) return;
    check = await checkApi(options);
    if (check.isOk) log({ level: 'info', event: 'api-checked', message: check.message });
  }
}
