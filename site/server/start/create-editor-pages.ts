import { createEditorAccess, type EditorAccess } from '#adapters/access/editor-access.ts';
import type { CreateKeyLimit } from '#adapters/access/key-limit.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { createMessagePages } from '#site/booking/message-catalogue/create-message-pages.ts';
import { messagesPath } from '#site/booking/message-catalogue/message-address.ts';
import { createDraftPages } from '#site/drafts/create-draft-pages.ts';
import { createOverlayTag } from '#site/drafts/create-overlay-tag.ts';
import { draftPath } from '#site/drafts/draft-address.ts';
import { readPreviewAddress } from '#site/drafts/preview-address.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import type { Rendering } from '#site/rendering/start-rendering.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

interface EditorPagesInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  readonly editorKey: string;
  /** The limit of wrong secrets that copies of the site share. */
  readonly createSharedLimit: CreateKeyLimit | undefined;
  readonly isSecure: boolean;
  readonly documents: Documents;
  readonly renderer: Rendering['calls'];
  readonly clock: () => Date;
  readonly overlayScriptUrl: string;
}

/** The pages for editors, each behind their secret: messages of the booking, and drafts. */
export function createEditorPages(input: EditorPagesInput): SiteDependencies['editorPages'] {
  const { configuration, editorKey: key, isSecure, documents, renderer } = input;
  const guard = createSecretGuard({ key, trustedProxies: configuration.trustedProxies }, input.createSharedLimit);
  const accessTo = (path: string, trustsThisMachine: boolean): EditorAccess =>
    createEditorAccess({ key, guard, path, trustsThisMachine, isSecure, now: Date.now });
  const readAddress = (): string | undefined => readPreviewAddress(input.dataDir, configuration.previewOrigin);
  return [
    createMessagePages({ access: accessTo(messagesPath, configuration.siteOrigin === undefined), documents, renderer }),
    createDraftPages({
      access: accessTo(draftPath, false),
      guard,
      documents,
      renderer,
      clock: input.clock,
      overlay: createOverlayTag(input.overlayScriptUrl, readAddress),
    }),
  ];
}
