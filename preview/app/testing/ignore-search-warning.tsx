import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';

/** React warns once about `search`, an element that the simulated document does not know. Call it in `beforeAll`. */
export function ignoreSearchWarning(): void {
  const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<search />);
  cleanup();
  warning.mockRestore();
}
