/** @jsxImportSource #eager */

import { type Wallet, type WalletState, walletNames, wallets } from '#schemas/domain/wallet/wallet.ts';
import type { BlockProps } from '../_shared/block.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './wallet-links.module.css';

/** Apple and Google require these texts. */
const labels: { readonly [Each in Wallet]: string } = {
  apple: 'Add to Apple Wallet',
  google: 'Save to Google Wallet',
};

export function WalletLinks({ tile, data, placement, page: { wallet: visit } }: BlockProps<'wallet-links'>) {
  // After a failure the visitor can try again, even if the wallets are not available at the moment.
  const failedWallet = visit?.outcome === 'failed' ? visit.wallet : undefined;
  const offeredWallets = wallets.filter((wallet) => data.wallet?.includes(wallet) || wallet === failedWallet);
  if (offeredWallets.length === 0 && !visit) return null;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.links} data-shape={tile.layout}>
        <TileHead tile={tile} placement={placement} />
        {visit && (
          <p className={styles.message} role="alert">
            {formatMessage(visit)}
          </p>
        )}
        {offeredWallets.length > 0 && (
          <ul className={`plain-list ${styles.wallets}`}>
            {offeredWallets.map((wallet) => (
              <li key={wallet}>
                <form method="post" action={`#${tile.key}`}>
                  <Button className={styles.wallet} type="submit" name="wallet" value={wallet}>
                    {labels[wallet]}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </WithPanel>
  );
}

const formatMessage = ({ wallet, outcome }: WalletState): string =>
  outcome === 'failed'
    ? `Your card could not be put into ${walletNames[wallet]}. You are on the list all the same: please try again in a moment.`
    : 'Your card is offered for an hour after you join. Join again with the same address, and it is offered again.';
