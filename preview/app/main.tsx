import '#blocks/_shared/styles/fonts.css';
import './ui/styles/app.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isTransient } from './api/send-request.ts';
import { App } from './app.tsx';

/** A refused request would be refused again. */
const retry = (count: number, error: Error): boolean => count < 2 && isTransient(error);

const client = new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: true } } });
const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
