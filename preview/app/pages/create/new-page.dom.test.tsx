import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { NewPage } from './new-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the templates of editors are offered by their names, without placeholders [editor.shared-tiles]', async () => {
  const pageTemplates = [{ value: '_template/menu', label: 'Evening with {menu}' }];
  vi.stubGlobal('fetch', async () => Response.json({ ...testFacts, pageTemplates }));
  render(
    <TestQueries>
      <NewPage copyOf={undefined} onClose={() => undefined} />
    </TestQueries>,
  );
  expect(await screen.findByText('Evening with a menu')).toBeTruthy();
});
