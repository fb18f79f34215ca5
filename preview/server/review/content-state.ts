import type { Call } from '#adapters/api-client/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';

/** Longer than this process and the site may go on using content from before a change, in milliseconds. */
const settlingMs = 10_000;

/**
 * Names the published content that the site shows now: another name, other content. Null while a change may not have
 * reached every process, and if the API does not list its changes.
 */
export async function readContentState(call: Call, nowMs: number): Promise<string | null> {
  try {
    const { sequence } = await call(endpoints.changes);
    if (sequence === 0) return '0';
    const { changes } = await call(endpoints.changes, { query: { since: sequence - 1 } });
    const last = changes.at(-1);
    if (!last || Math.abs(nowMs - Date.parse(last.at)) < settlingMs) return null;
    return String(last.sequence);
  } catch {
    return null;
  }
}
