import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { walletLinksExamples } from './wallet-links.examples.ts';

export const walletLinks = defineTile({
  type: 'wallet-links',
  version: 1,
  title: 'Wallet links',
  description:
    'Buttons that add a member’s card to a phone’s wallet. Use it on the page /signup-thanks. Only people who have joined in the last hour see it.',
  fields: headingFields('What the card is for.'),
  needs: (_, { memberEmail: joined }) => ({ wallet: { source: 'wallet', emailAddress: joined, optional: true } }),
  examples: walletLinksExamples,
});
