import { isTransient } from '#preview/app/api/send-request.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';

interface RenderQueueOptions {
  readonly render: (page: PageContent, signal: AbortSignal) => Promise<string>;
  readonly onRendered: (html: string, page: PageContent) => void;
  readonly onError: (error: unknown) => void;
}

export interface RenderQueue {
  render(page: PageContent): void;
  stop(): void;
}

/** Delay before a rendering that failed temporarily is retried, in milliseconds. */
const retryMs = 4000;

/** Renders pages one at a time. Of the pages that arrive meanwhile, only the newest is rendered. */
export function createRenderQueue({ render, onRendered, onError }: RenderQueueOptions): RenderQueue {
  const controller = new AbortController();
  let pending: PageContent | undefined;
  let isRendering = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    isRendering = true;
    while (pending && !controller.signal.aborted) {
      const page = pending;
      pending = undefined;
      try {
        const html = await render(page, controller.signal);
        if (!controller.signal.aborted) onRendered(html, page);
      } catch (error) {
        if (controller.signal.aborted) break;
        onError(error);
        if (!pending && isTransient(error)) timer = setTimeout(() => enqueue(page), retryMs);
      }
    }
    isRendering = false;
  };

  const enqueue = (page: PageContent): void => {
    clearTimeout(timer);
    pending = page;
    if (!isRendering) void run();
  };

  return {
    render: enqueue,
    stop() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
