import { setTimeout as wait } from 'node:timers/promises';
import { Suspense } from 'react';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { fragile } from './fragile-blocks.tsx';

export const dynamic = 'force-dynamic';

interface Props {
  readonly params: Promise<{ readonly kind: string }>;
}

/** A page with one tile that throws, in the way that `kind` names, between two that do not. */
export default async function Page({ params }: Props) {
  const { kind } = await params;
  if (kind !== 'streamed') return <Tiles kind={kind} />;
  return (
    <Suspense fallback={<p>waiting</p>}>
      <Late kind={kind} />
    </Suspense>
  );
}

async function Late({ kind }: { readonly kind: string }) {
  await wait(100);
  return <Tiles kind={kind} />;
}

const slides = ['one', 'two'].map((title) => ({ title }));
const island = (key: string) => ({ type: 'carousel', key, slides });

function Tiles({ kind }: { readonly kind: string }) {
  const bad = kind.startsWith('island') ? island('boom') : { type: 'text', key: 'boom', body: '<p>boom</p>' };
  const tiles = [{ type: 'text', key: 'before', body: '<p>Before</p>' }, bad, island('after')];
  const read = readPage({ id: 'proof', title: 'Proof', tiles });
  if (!read.ok) return <p>The page is not sound.</p>;
  const plan = planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    {},
  );
  const problems: Problem[] = [];
  const element = renderPage({
    tiles: read.value.tiles,
    plan,
    answers: new Map(),
    blocks: fragile(kind),
    page: { pageId: 'proof', path: '/', now: new Date(0), area: { kind: 'main' }, query: {}, options: defaultOptions },
    mode: 'public',
    problems: [],
    onProblems: (found) => problems.push(...found),
  });
  return <main data-problems={problems.map(({ code }) => code).join(' ')}>{element}</main>;
}
