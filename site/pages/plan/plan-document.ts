import type { Settings } from '#schemas/content/settings/settings.ts';
import type { FrameFacts } from '#site/layout/frame-facts.ts';
import { reasonOf } from '#site/operations/site-log.ts';
import type { DocumentRequest, DocumentWorld } from '../resolve/document-request.ts';
import { failedPage, planPage } from './plan-page.ts';
import type { PlannedDocument } from './planned-document.ts';
import { findSubject } from './posted-form.ts';

/**
 * Finds what an address shows and loads all that is needed to render it. Never rejects: a failure becomes the error
 * page. “Not found” and “failed” differ, because only “not found” may be cached.
 */
export async function planDocument(request: DocumentRequest, world: DocumentWorld): Promise<PlannedDocument> {
  const frame: FrameFacts = { configuration: world.frame, now: request.now };
  let settings: Settings | undefined;
  try {
    [settings] = await Promise.all([world.source.settings(), world.source.restaurants()]);
    const subject = await findSubject(request, world.source);
    if (subject.kind === 'missing') return { kind: 'error', status: 404, message: subject.message, settings, frame };
    return await planPage(request, world, { settings, frame }, subject);
  } catch (error) {
    world.log({ level: 'error', event: 'document-failed', path: request.path, message: reasonOf(error) });
    return failedPage(frame, settings);
  }
}
