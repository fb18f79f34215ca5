import { setTimeout as sleep } from 'node:timers/promises';
import { callAsEditor, editorHeaders, type Product, publish } from '../product/start-product.ts';
import { referencePage } from '../reference-page.ts';
import { createLatencyRecorder, type Latencies } from './latencies.ts';

export interface EditorReport {
  readonly publications: Latencies;
  readonly drafts: Latencies;
}

const draftTiles = 400;
const draftId = 'draft-of-the-benchmark';

/** Repeats `work` at most once per period, until the signal aborts. A failure is counted and not thrown. */
async function repeat(periodMs: number, signal: AbortSignal, work: (index: number) => Promise<number>) {
  const recorder = createLatencyRecorder(200);
  for (let index = 0; !signal.aborted; index += 1) {
    const startedAt = performance.now();
    const status = await work(index).catch(() => 0);
    recorder.add(status, performance.now() - startedAt);
    await sleep(Math.max(0, periodMs - (performance.now() - startedAt)), undefined, { signal }).catch(() => undefined);
  }
  return recorder.summarize();
}

/**
 * Publishes a page every second, and twice a second saves the draft of a page with 400 tiles and has it rendered, until
 * the signal aborts.
 */
export async function editContinuously(product: Product, signal: AbortSignal): Promise<EditorReport> {
  const publishPage = async (index: number): Promise<number> => {
    await publish(product, referencePage(4, { id: 'published-often', title: `Publication ${index}` }));
    return 200;
  };
  const saveAndRender = async (index: number): Promise<number> => {
    const page = referencePage(draftTiles, { id: draftId, title: `Draft ${index}` });
    await callAsEditor(product, 'PUT', `/page/${draftId}/draft`, page);
    const rendered = await fetch(`${product.site}/_draft/${draftId}`, {
      method: 'POST',
      headers: editorHeaders,
      body: JSON.stringify(page),
    });
    await rendered.arrayBuffer();
    return rendered.status;
  };
  const [publications, drafts] = await Promise.all([
    repeat(1000, signal, publishPage),
    repeat(500, signal, saveAndRender),
  ]);
  return { publications, drafts };
}
