/**
 * `page`: an editor waits for it at each keystroke. `look-ahead`: one of many renderings that find the next change of a
 * page.
 */
export type RenderPriority = 'page' | 'look-ahead';

interface Job {
  readonly priority: RenderPriority;
  readonly isCancelled: () => boolean;
  readonly start: () => Promise<void>;
  readonly drop: () => void;
}

export interface RenderQueue {
  /** Renders when its turn comes. Resolves to undefined, without rendering, once `isGone` is true. */
  run<Result>(
    render: () => Promise<Result>,
    options: { readonly priority: RenderPriority; readonly isCancelled: () => boolean },
  ): Promise<Result | undefined>;
}

/** Renders drafts one at a time, pages first, so that editors use at most one of the concurrent renderings. */
export function createRenderQueue(): RenderQueue {
  const waiting: Job[] = [];
  let isBusy = false;

  const takeNext = (): Job | undefined => {
    const page = waiting.findIndex(({ priority }) => priority === 'page');
    return waiting.splice(Math.max(0, page), 1)[0];
  };
  const runJobs = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let job = takeNext(); job; job = takeNext()) {
      if (job.isCancelled()) job.drop();
      else await job.start();
    }
    isBusy = false;
  };

  return {
    run: (render, { priority, isCancelled }) =>
      new Promise((resolve, reject) => {
        waiting.push({
          priority,
          isCancelled,
          start: () => render().then(resolve, reject),
          drop: () => resolve(undefined),
        });
        void runJobs();
      }),
  };
}
