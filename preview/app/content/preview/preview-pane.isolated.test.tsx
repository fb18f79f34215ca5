// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetLayout } from '#preview/app/editor/layout/editor-layout.ts';
import { PreviewButton, PreviewPane, usePreviewPane } from './preview-pane.tsx';

vi.mock('./item-preview.tsx', () => ({ ItemPreview: () => <p>The page</p> }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  resetLayout();
});

function Workbench() {
  const pane = usePreviewPane();
  return (
    <>
      <PreviewButton {...pane} />
      <PreviewPane pane={pane} draft={{}} version={1} save={{ kind: 'unsaved' }} isLive />
    </>
  );
}

function show(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return render(<Workbench />);
}

const button = () => screen.getByRole('button', { name: 'Preview' });

describe('the pane of the preview', () => {
  it('is beside the form, can be closed, and stays as it was left [editor.content]', () => {
    const { unmount } = show(true);
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('The page');
    expect(screen.getByRole('heading', { level: 2, name: 'Preview' })).toBeTruthy();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button());
    expect([screen.queryByText('The page'), button().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    unmount();
    resetLayout();
    show(true);
    expect(screen.queryByText('The page')).toBeNull();
    fireEvent.click(button());
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('is a dialog behind a button where there is no space beside the form [editor.content]', () => {
    show(false);
    expect(screen.queryByText('The page')).toBeNull();
    fireEvent.click(button());
    expect(screen.getByRole('dialog', { name: 'Preview' }).textContent).toContain('The page');
    fireEvent.click(screen.getByText('Close'));
    expect(screen.queryByText('The page')).toBeNull();
    expect(localStorage.getItem('editor-layout')).toBeNull();
  });
});
