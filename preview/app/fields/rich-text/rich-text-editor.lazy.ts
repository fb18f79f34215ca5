import { lazy } from 'react';
import { prefetchWhenIdle } from '../../ui/lazy-view.tsx';
import { HtmlSource } from './html-source.tsx';

const loadEditor = () => import('./rich-text-editor.tsx').then(({ RichTextEditor }) => RichTextEditor);

/** The editor of rich text: a hundred kilobytes of script. If it cannot be loaded, the text is edited as HTML. */
export const LazyRichTextEditor = lazy(async () => ({ default: await loadEditor().catch(() => HtmlSource) }));

/** Loads the script when the browser is idle. Returns how to cancel that. */
export const prefetchRichTextEditor = (): (() => void) => prefetchWhenIdle(loadEditor);
