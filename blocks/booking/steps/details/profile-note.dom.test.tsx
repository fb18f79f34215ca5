import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProfileNote } from './profile-note.client.tsx';

afterEach(() => localStorage.clear());

describe('the saved profile at booking [diner.profile]', () => {
  it('is added to the request only when the guest asks for it', async () => {
    localStorage.setItem('diet', 'diet=vegan&avoid=milk');
    const onRequest = vi.fn();
    render(<ProfileNote request="A high chair" onRequest={onRequest} />);
    expect(screen.getByRole('status').textContent).toContain('Vegan, without milk');
    expect(onRequest).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add to my request' }));
    expect(onRequest).toHaveBeenCalledExactlyOnceWith('A high chair\nVegan, without milk');
  });

  it('cannot be added twice', () => {
    localStorage.setItem('diet', 'diet=vegan');
    render(<ProfileNote request="Vegan" onRequest={vi.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Added to your request: Vegan.');
  });

  it('shows nothing without a profile', () => {
    const { container } = render(<ProfileNote request="" onRequest={vi.fn()} />);
    expect(container.textContent).toBe('');
  });
});
