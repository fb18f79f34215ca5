/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { type Wallet, type WalletVisit, walletNames, wallets } from '#schemas/domain/wallet/wallet.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './wallet-links.module.css';

/** The wallets’ own owners ask for these words. */
const labels: { readonly [Each in Wallet]: string } = {
  apple: 'Add to Apple Wallet',
  google: 'Save to Google Wallet',
};

export function WalletLinks({ tile, data, placement, page: { wallet: visit } }: BlockProps<'wallet-links'>) {
  // Who was refused may try again, also where the wallets cannot be asked for at the moment.
  const again = visit?.outcome === 'failed' ? visit.wallet : undefined;
  const offered = wallets.filter((wallet) => data.wallet?.includes(wallet) || wallet === again);
  if (offered.length === 0 && !visit) return null;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.links} data-shape={tile.layout}>
        <TileHead tile={tile} placement={placement} />
        {visit && (
          <p className={styles.said} role="alert">
            {wordsOf(visit)}
          </p>
        )}
        {offered.length > 0 && (
          <ul className={`plain-list ${styles.wallets}`}>
            {offered.map((wallet) => (
              <li key={wallet}>
                <form method="post" action={`#${tile.key}`}>
                  <button className={styles.wallet} type="submit" name="wallet" value={wallet}>
                    {labels[wallet]}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </WithPanel>
  );
}

const wordsOf = ({ wallet, outcome }: WalletVisit): string =>
  outcome === 'failed'
    ? `Your card could not be put into ${walletNames[wallet]}. You are on the list all the same: please try again in a moment.`
    : 'Your card is offered for an hour after you join. Join again with the same address, and it is offered again.';
