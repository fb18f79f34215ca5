import { setTimeout as wait } from 'node:timers/promises';
import { Suspense } from 'react';
import { Island } from '#blocks/_shared/island/island.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Blocks } from '#renderer/block.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { readPage } from '#renderer/read/read-page.ts';
import { renderPage } from '#renderer/render/render-page.tsx';
import { Throws } from './throws.client.tsx';

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

const Boom = () => {
  throw new Error('thrown deep inside a block');
};

const slides = ['one', 'two'].map((title) => ({ title }));
const island = (key: string) => ({ type: 'carousel', key, slides });

/** Blocks of which one, for the tile of key `boom`, throws by itself, through a component, or in its island. */
const fragile = (kind: string): Blocks => ({
  ...blocks,
  text: (props) => (props.tile.key === 'boom' ? <div><Boom /></div> : blocks.text(props)),
  carousel: (props) => (props.tile.key === 'boom' ? <IslandWith kind={kind} {...props} /> : blocks.carousel(props)),
});

function IslandWith({ kind, ...props }: { readonly kind: string } & Parameters<Blocks['carousel']>[0]) {
  return (
    <Island
      name="carousel"
      props={{ label: props.tile.key, slides: [<Throws key="x" where={kind === 'island-server' ? 'server' : 'browser'} />], arrows: true, dots: false }}
    />
  );
}

function Tiles({ kind }: { readonly kind: string }) {
  const bad = kind.startsWith('island') ? island('boom') : { type: 'text', key: 'boom', body: '<p>boom</p>' };
  const tiles = [{ type: 'text', key: 'before', body: '<p>Before</p>' }, bad, island('after')];
  const read = readPage({ id: 'proof', title: 'Proof', tiles });
  if (!read.ok) return <p>The page is not sound.</p>;
  const plan = planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    {},
  );
  const { element, problems } = renderPage({
    tiles: read.value.tiles,
    plan,
    answers: new Map(),
    blocks: fragile(kind),
    page: { pageId: 'proof', path: '/', now: new Date(0), area: { kind: 'main' }, query: {} },
    mode: 'public',
    problems: [],
  });
  return (
    <main data-problems={problems.map(({ code }) => code).join(' ')}>
      {element}
    </main>
  );
}
