import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** For tests: renders a node as the server does, and then hydrates it. In between, the visitor can already use it. */
export function hydrate(node: ReactNode, visit: () => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(node);
  visit();
  return render(node, { container, hydrate: true });
}
