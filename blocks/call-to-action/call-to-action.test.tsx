import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { callToAction } from '#schemas/tiles/call-to-action/call-to-action.tile.ts';
import { CallToAction } from './call-to-action.tsx';

const placement: Placement = { headingLevel: 1, alternation: 0, first: false, span: 6 };
const page: PageContext = {
  pageId: 'signup-thanks',
  path: '/signup-thanks',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

const thanks = { heading: 'You are on the list', text: 'Welcome.' };
const links = [{ linkText: 'Book a table', linkUrl: '/booking' }];

function render(fields: object, isSubscriber?: boolean): string {
  const tile = callToAction.schema.parse({ type: 'call-to-action', key: 'a', ...thanks, links, ...fields });
  return renderToStaticMarkup(
    <CallToAction tile={tile} data={{}} placement={placement} page={{ ...page, isSubscriber }} />,
  );
}

it('thanks subscribers only, where it has a heading for others [signup.thanks]', () => {
  const others = { headingForOthers: 'Our mailing list', textForOthers: 'Have you joined?' };
  expect(render(others, true)).toMatch(/You are on the list.*Welcome\./);
  expect(render(others, true)).not.toMatch(/Our mailing list|Have you joined/);
  for (const isSubscriber of [false, undefined]) {
    expect(render(others, isSubscriber)).toMatch(/Our mailing list.*Have you joined\?/);
    expect(render(others, isSubscriber)).not.toMatch(/You are on the list|Welcome/);
  }
  expect(render({ headingForOthers: 'Our mailing list' })).not.toContain('Welcome');
});

it('shows its heading to all where it has none for others [signup.thanks]', () => {
  expect(render({ textForOthers: 'Have you joined?' })).toMatch(/You are on the list.*Welcome\./);
});
