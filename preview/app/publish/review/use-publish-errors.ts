import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { readPage } from '#blocks/page-reader.ts';
import { revisionQuery, revisionsQuery } from '#preview/app/api/pages.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding, ReviewFacts } from '#preview/review/finding.ts';
import { listPublishedRevisions } from '#preview/review/items/published-revisions.ts';
import { redirectedAddress } from '#preview/review/rules/redirected-address.ts';
import { references } from '#preview/review/rules/references.ts';
import { sampleTexts } from '#preview/review/rules/sample-texts.ts';
import { ownAddressOf } from '#schemas/content/page/page-without-address.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';

/**
 * The errors for which the service refuses to publish the page, beside its invalid fields: sample texts, shared tiles
 * that are not live, and a redirected address. Sample texts that are or were live are none.
 */
export function usePublishErrors(isLive: boolean): readonly Finding[] {
  const { id, facts } = useEditorContext();
  const { storesPages, sharedTiles, redirects } = facts;
  const content = useDeferredValue(usePage());
  const reviewed = useMemo(() => {
    const read = readPage(content);
    return { content, page: read.ok ? read.value : undefined, problems: [] };
  }, [content]);
  const hasPossibleSamples = useMemo(() => sampleTexts(reviewed, { live: '' }).length > 0, [reviewed]);
  // Only a page with possible sample texts needs its revisions.
  const isNeeded = storesPages && hasPossibleSamples;
  const { data: revisions } = useQuery({ ...revisionsQuery(id), enabled: isNeeded });
  const published = useQueries({
    queries: listPublishedRevisions((isNeeded ? revisions : undefined) ?? []).map((number) =>
      revisionQuery(id, number),
    ),
    combine: (queries) =>
      queries.every(({ isSuccess }) => isSuccess) ? queries.map(({ data }): unknown => data) : undefined,
  });
  return useMemo(() => {
    if (!storesPages) return [];
    const address = ownAddressOf(id);
    const reviewFacts: ReviewFacts = {
      live: revisions && published ? (published.length > 0 ? JSON.stringify(published) : '') : undefined,
      sharedTiles: sharedTiles.flatMap((tiles) => (tiles.isLive ? tiles.value : [])),
      wasIndexed: isLive ? true : undefined,
      redirectedTo: address === undefined ? undefined : loadRedirects(redirects).table.lookUp(address),
    };
    return [sampleTexts, references, redirectedAddress]
      .flatMap((rule) => rule(reviewed, reviewFacts))
      .filter(({ severity }) => severity === 'error');
  }, [id, storesPages, sharedTiles, redirects, reviewed, revisions, published, isLive]);
}
