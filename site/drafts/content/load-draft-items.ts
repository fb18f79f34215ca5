import { isAbsentCall } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { type ContentKind, contentKinds } from '#schemas/api/content/content-kind.ts';
import type { DraftItem } from '../draft-address.ts';

/** The draft of an item as stored, which may have mistakes. */
export interface LoadedDraft {
  readonly kind: ContentKind;
  readonly id: string;
  readonly content: unknown;
}

interface LoadOptions {
  /** Whether the versions that are scheduled to be published are loaded instead. */
  readonly isScheduled: boolean;
}

/** Loads the drafts of items. Those that the API does not have, or has no call for, are left out. */
export async function loadDraftItems(
  call: Call,
  items: readonly DraftItem[],
  { isScheduled }: LoadOptions = { isScheduled: false },
): Promise<readonly LoadedDraft[]> {
  const load = isScheduled ? loadScheduled : loadDraft;
  const drafts = await Promise.all(
    items.map(async ({ kind: stated, id }) => {
      const kind = contentKinds.find((each) => each === stated);
      if (kind === undefined) return undefined;
      const content = await load(call, kind, id);
      return content === undefined ? undefined : { kind, id, content };
    }),
  );
  return drafts.filter((draft) => draft !== undefined);
}

const loadDraft = (call: Call, kind: ContentKind, id: string): Promise<unknown> =>
  unlessAbsent(async () => (await call(contentItemEndpoints.contentDraft, { params: { kind, id } })).content);

const loadScheduled = (call: Call, kind: ContentKind, id: string): Promise<unknown> =>
  unlessAbsent(() => call(contentItemEndpoints.scheduledContent, { params: { kind, id } }));

async function unlessAbsent(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    if (isAbsentCall(error)) return undefined;
    throw error;
  }
}
