import { renderToStaticMarkup } from 'react-dom/server';
import { renderStory } from '#preview/stories/render/render-story.tsx';
import type { BuiltStories } from './build-stories.ts';

export const renderStoryMarkup: BuiltStories['render'] = (story) => renderToStaticMarkup(renderStory(story));
