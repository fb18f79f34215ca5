import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyView } from './lazy-view.tsx';

interface Props {
  readonly id: string;
}

const show = (load: Parameters<typeof lazyView<Props>>[0]) => {
  const View = lazyView(load);
  render(
    <Suspense fallback="Opening…">
      <View id="about" />
    </Suspense>,
  );
};

describe('a view with a script of its own', () => {
  it('is shown once its script has loaded', async () => {
    show(async () => ({ id }: Props) => <h1>{`Page ${id}`}</h1>);
    expect(screen.getByText('Opening…')).toBeTruthy();
    expect((await screen.findByRole('heading')).textContent).toBe('Page about');
    expect(screen.queryByText('Opening…')).toBeNull();
  });

  it('can be loaded again if its script cannot be loaded [preview.errors]', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await screen.findByRole('heading')).textContent).toBe('This view could not be loaded');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  });
});
