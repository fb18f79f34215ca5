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

/** Loads the drafts of items. Those that the API does not have, or has no call for, are left out. */
export async function loadDraftItems(call: Call, items: readonly DraftItem[]): Promise<readonly LoadedDraft[]> {
  const drafts = await Promise.all(
    items.map(async ({ kind: stated, id }) => {
      const kind = contentKinds.find((each) => each === stated);
      return kind === undefined ? undefined : loadDraft(call, kind, id);
    }),
  );
  return drafts.filter((draft) => draft !== undefined);
}

async function loadDraft(call: Call, kind: ContentKind, id: string): Promise<LoadedDraft | undefined> {
  try {
    const { content } = await call(contentItemEndpoints.contentDraft, { params: { kind, id } });
    return { kind, id, content };
  } catch (error) {
    if (isAbsentCall(error)) return undefined;
    throw error;
  }
}
