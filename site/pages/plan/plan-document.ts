import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { LayoutContext } from '#site/layout/layout-context.ts';
import { withSharedReplies } from '#site/visit/current-visit.ts';
import type { DocumentRequest, PlanDependencies } from '../resolve/document-request.ts';
import { withoutRecording } from '../source/record-sources.ts';
import { createErrorPage, ExplainedFailure, planPage } from './plan-page.ts';
import type { PlannedDocument } from './planned-document.ts';
import { findSubject } from './posted-form.ts';

/**
 * Finds what an address shows and loads all that is needed to render it. Never rejects: a failure becomes the error
 * page. “Not found” and “failed” differ, because only “not found” may be cached.
 */
export const planDocument = (request: DocumentRequest, dependencies: PlanDependencies): Promise<PlannedDocument> =>
  withSharedReplies(() => loadDocument(request, dependencies));

async function loadDocument(request: DocumentRequest, dependencies: PlanDependencies): Promise<PlannedDocument> {
  const layout: LayoutContext = { configuration: dependencies.layoutConfiguration, now: request.now };
  let settings: Settings | undefined;
  try {
    // No page is shown while the restaurants cannot be loaded, whether it needs them or not.
    const restaurants = withoutRecording(() => dependencies.source.restaurants());
    [settings] = await Promise.all([dependencies.source.settings(), restaurants]);
    const subject = await findSubject(request, dependencies.source);
    if (subject.kind === 'missing') return { ...subject, kind: 'error', status: 404, settings, layout };
    return await planPage(request, dependencies, { settings, layout }, subject);
  } catch (error) {
    dependencies.log({ level: 'error', event: 'document-failed', path: request.path, message: errorMessageOf(error) });
    return createErrorPage(layout, settings, error instanceof ExplainedFailure ? error.explanation : undefined);
  }
}
