import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { voucherForm } from '#schemas/tiles/voucher-form/voucher-form.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { VoucherForm } from './voucher-form.tsx';

/** Islands load their code on import and render nothing until then. */
beforeAll(async () => {
  await import('../_shared/forms/compiled/voucher.generated.client.tsx');
  await nextEventLoopTurn();
});

const placement = { span: 6, alternation: 0, headingLevel: 2, first: false } as const;

/** The message after a code was sent. */
function thanksFor(offer: object, tile: object = {}): string | undefined {
  const html = renderToStaticMarkup(
    <VoucherForm
      tile={{ ...voucherForm.schema.parse({ type: 'voucher-form', key: 'k', ...tile }) }}
      data={{
        offer: offerSchema.parse({ id: 'lunch', title: 'Lunch', description: 'x', voucher: true, ...offer }),
        form: { context: { today: '2026-11-21', choices: {} }, values: {} },
      }}
      placement={placement}
      page={{ ...fakePage, query: { sent: ['voucher'] } }}
    />,
  );
  return /role="status".*?<p>(.*?)<\/p>/.exec(html)?.[1];
}

it('says how a code is used only where the offer or its tile says it [offer.voucher] [upstream.claims]', () => {
  const codeUse = 'Show it when you ask for the bill.';
  expect(thanksFor({})).toBe('Look for it in your email.');
  expect(thanksFor({ codeUse })).toBe(`Look for it in your email. ${codeUse}`);
  expect(thanksFor({ codeUse }, { thanksText: 'Enjoy it.' })).toBe('Enjoy it.');
});
