import { createRenderer } from '#renderer/create-renderer.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { PageContext } from './_shared/block.ts';
import { blocks } from './blocks.generated.ts';

/** Renders a page with this site's tile types and blocks. */
export const renderPage = createRenderer<PageContext>({ tiles, blocks });
