import { expect, it } from 'vitest';
import { fakeDependencies } from '../../pages/testing/fake-dependencies.ts';
import { exampleSource } from './draft-source.ts';

it('the example of a tile shows the poster of its video, because a chain may not have the video [preview.compose]', async () => {
  const answer = await exampleSource(fakeDependencies.source, 'video').page('any');
  const page = JSON.stringify(answer);
  expect(page).toContain('"videoDesktop":{"url":"/media/scene/shared-feast.svg"');
  expect(page).not.toContain('/media/film/');
});
