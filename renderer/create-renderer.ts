import type { ReactNode } from 'react';
import type { TileDefinitions } from '#schemas/content/tile/define-tile.ts';
import type { AnyBlocks } from './block.ts';
import { type RenderInput, renderPage } from './render/render-page.tsx';

interface RendererInput<Page> {
  /** The tile types of the site, and one block for each. */
  readonly tiles: TileDefinitions;
  readonly blocks: AnyBlocks<Page>;
}

/** A page that was read and planned. `blocks` replaces those of the site, for tests. */
type SiteRenderInput<Page> = Omit<RenderInput<Page>, 'definitions' | 'blocks'> &
  Partial<Pick<RenderInput<Page>, 'blocks'>>;

/** Makes the function that renders the pages of a site with these tile types and blocks. */
export const createRenderer =
  <Page>({ tiles, blocks }: RendererInput<Page>) =>
  (input: SiteRenderInput<Page>): ReactNode =>
    renderPage({ definitions: tiles, blocks, ...input });
