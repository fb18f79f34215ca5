import { isPassing } from '#preview/app/api/ask-server.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';

interface DrawerInput {
  readonly render: (page: PageContent, signal: AbortSignal) => Promise<string>;
  readonly onDrawn: (html: string, page: PageContent) => void;
  readonly onTrouble: (error: unknown) => void;
}

export interface Drawer {
  render(page: PageContent): void;
  stop(): void;
}

/** Milliseconds until a drawing that failed for a while is tried again. */
const retryMs = 4000;

/** Has pages drawn one at a time; of those that come meanwhile only the newest is drawn. */
export function createDrawer({ render, onDrawn, onTrouble }: DrawerInput): Drawer {
  const ending = new AbortController();
  let waiting: PageContent | undefined;
  let isDrawing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    isDrawing = true;
    while (waiting && !ending.signal.aborted) {
      const page = waiting;
      waiting = undefined;
      try {
        const html = await render(page, ending.signal);
        if (!ending.signal.aborted) onDrawn(html, page);
      } catch (error) {
        if (ending.signal.aborted) break;
        onTrouble(error);
        if (!waiting && isPassing(error)) timer = setTimeout(() => order(page), retryMs);
      }
    }
    isDrawing = false;
  };

  const order = (page: PageContent): void => {
    clearTimeout(timer);
    waiting = page;
    if (!isDrawing) void run();
  };

  return {
    render: order,
    stop() {
      clearTimeout(timer);
      ending.abort();
    },
  };
}
