import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { factsQuery } from '#preview/app/api/pages.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { AddressField } from './address-field.tsx';

it.each([
  ['https://site.example/menu', [['/menu']]],
  ['https://example.com/menu', []],
])('a link that is pasted as %s gives %j [editor.text]', (pasted, given) => {
  const client = new QueryClient();
  client.setQueryData(factsQuery.queryKey, testFacts);
  const type = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <AddressField {...Object({ value: '', type, attributes: { 'aria-label': 'Address' } })} />
    </QueryClientProvider>,
  );
  fireEvent.paste(screen.getByLabelText('Address'), { clipboardData: { getData: () => pasted } });
  expect(type.mock.calls).toEqual(given);
});
