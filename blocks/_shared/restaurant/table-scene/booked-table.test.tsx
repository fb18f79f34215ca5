import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BookedTable } from './booked-table.tsx';
import { layPlaces } from './table-places.ts';

it('shows the bowl of each guest at its place [booking.thanks]', () => {
  const html = renderToStaticMarkup(<BookedTable guests={5} time="19:30" />);
  const bowls = [...html.matchAll(/<g transform="translate\((\S+) (\S+)\)">/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(bowls).toEqual(layPlaces(5).map(({ x, y }) => [x, y]));
});
