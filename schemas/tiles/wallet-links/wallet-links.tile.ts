import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { walletLinksExamples } from './wallet-links.examples.ts';

export const walletLinks = defineTile({
  type: 'wallet-links',
  version: 1,
  title: 'Wallet links',
  description:
    'Buttons that put a member’s card into a phone’s wallet. It stands on the page /signup-thanks, and only who has joined within the hour sees it.',
  fields: headingFields('What the card is good for.'),
  needs: (_, { joined }) => ({ wallet: { source: 'wallet', emailAddress: joined, optional: true } }),
  examples: walletLinksExamples,
});
