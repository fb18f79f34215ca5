import { createRenderer } from '#renderer/create-renderer.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { blocks } from './blocks.generated.ts';

/** Renders a page with this site's tile types and blocks. */
export const renderPage = createRenderer<PageContext>({ tiles, blocks });
