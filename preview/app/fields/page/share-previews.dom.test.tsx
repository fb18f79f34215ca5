import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RenderedDraftProvider } from '#preview/app/canvas/render/rendered-draft-context.tsx';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { SharePreviews } from './share-previews.tsx';

afterEach(() => vi.unstubAllGlobals());

const head = `<title>Lunch menu · Pandan Row</title><meta name="description" content="${'Noodles and rice. '.repeat(12)}">
  <link rel="canonical" href="http://pandan.test/menus/lunch"><meta property="og:site_name" content="Pandan Row">
  <meta property="og:title" content="Lunch"><meta property="og:description" content="At noon.">
  <meta property="og:image" content="http://pandan.test/social/lunch.jpg?width=1200">`;

async function show(markup: string, texts: object = {}) {
  const html = `<!doctype html><head>${markup}</head><main></main>`;
  vi.stubGlobal('fetch', async () => new Response(html, { headers: { 'content-type': 'text/html' } }));
  const editor = createEditor({ id: 'about', title: 'About', tiles: [], ...texts });
  render(
    <EditorContext value={{ id: 'about', editor, facts: Object({}) }}>
      <RenderedDraftProvider target={{ path: '/about', at: undefined }}>
        <SharePreviews />
      </RenderedDraftProvider>
    </EditorContext>,
  );
  return within(await screen.findByRole('region', { name: 'Search result and shared link' }));
}

describe('the page outside of the site [editor.canvas]', () => {
  it('is shown as a search result, with its texts cut as search engines do', async () => {
    const view = await show(head);
    expect(view.getByText('pandan.test › menus › lunch')).toBeTruthy();
    expect(view.getByText('Lunch menu · Pandan Row')).toBeTruthy();
    expect(view.getByText(/^Noodles and rice\..*…$/).textContent).toHaveLength(160);
  });

  it('is shown as a shared link, with its picture from the preview', async () => {
    const view = await show(head);
    expect([view.getByText('Lunch'), view.getByText('At noon.')]).toHaveLength(2);
    expect(view.getByRole('presentation').getAttribute('src')).toBe('/social/lunch.jpg?width=1200');
  });

  it('is shown with a picture of another site', async () => {
    const view = await show(head.replace('http://pandan.test/social/lunch.jpg?width=1200', 'https://cdn.test/a.jpg'));
    expect(view.getByRole('presentation').getAttribute('src')).toBe('https://cdn.test/a.jpg');
  });

  it('is shown with a title that is too long, which the site leaves out [preview.errors]', async () => {
    const long = 'A table at the window '.repeat(6);
    const cut = `${long.slice(0, 59).trimEnd()}…`;
    const shared = await show(head, { socialTitle: long });
    expect([shared.getByText(cut), shared.getByText('Lunch menu · Pandan Row')]).toHaveLength(2);
    cleanup();
    const both = await show(head, { title: long });
    expect(both.getAllByText(cut)).toHaveLength(2);
    cleanup();
    const own = await show(head, { title: long, socialTitle: 'Lunch' });
    expect([own.getByText(cut), own.getByText('Lunch')]).toHaveLength(2);
    cleanup();
    expect((await show(head, { socialDescription: 'At one. '.repeat(50) })).getByText(/^At one\. .*…$/)).toBeTruthy();
  });

  it('is shown without a picture and a description', async () => {
    const view = await show('<title>About</title>');
    expect(view.getByText(/^No description/)).toBeTruthy();
    expect(view.queryByRole('presentation')).toBeNull();
  });

  it('is not shown as a search result if search engines must not list it', async () => {
    const view = await show(`${head}<meta name="robots" content="noindex, follow">`);
    expect(view.getByText('Search engines do not list this page.')).toBeTruthy();
    expect(view.queryByText('Lunch menu · Pandan Row')).toBeNull();
  });
});
