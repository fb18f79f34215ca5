import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface TestQueriesProps {
  readonly children: ReactNode;
  /** Whether a failed query is repeated, as in the app, unless it says otherwise. */
  readonly retries?: boolean;
}

/** Queries of a view under test. */
export function TestQueries({ children, retries = false }: TestQueriesProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: retries } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
