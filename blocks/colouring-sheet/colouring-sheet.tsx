/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { Picture } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import styles from './colouring-sheet.module.css';
import { MazePicture } from './maze/maze-picture.tsx';

/** A sheet of paper for children to colour in. It is printed alone, on one page. */
export function ColouringSheet({ tile, placement }: BlockProps<'colouring-sheet'>) {
  const { text, pictures, maze } = tile;
  const [large, ...small] = pictures;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.root}>
        <div className={`screen-only ${styles.howTo}`}>
          <div className={styles.welcome}>
            <p className={styles.invitation}>A sheet to colour in</p>
            <p>
              Sharpen your pencils. It is one sheet of A4, black on white: print it from the menu of your browser, or
              with Ctrl and P (Cmd and P on a Mac).
            </p>
          </div>
          <print-button className={styles.print}>
            <Button variant="primary">Print the sheet</Button>
          </print-button>
        </div>
        <div className={styles.sheet} data-surface="white">
          <div className={styles.paper}>
            <div className={styles.title}>
              <TileHeading tile={tile} placement={placement} className={styles.heading} />
              {text && <p className={styles.text}>{text}</p>}
            </div>
            {large && (
              <div className={styles.large}>
                <Picture media={withoutVariants(large)} sizes="100vw" eager />
              </div>
            )}
            {small.length > 0 && (
              <ul className={`plain-list ${styles.small}`}>
                {withKeys(small, ({ url }) => url).map(({ key, item }) => (
                  <li key={key}>
                    <Picture media={withoutVariants(item)} sizes="33vw" eager />
                  </li>
                ))}
              </ul>
            )}
            {maze && (
              <figure className={styles.maze}>
                <figcaption>{maze}</figcaption>
                <MazePicture seed={tile.key} />
              </figure>
            )}
            <p className={styles.name}>Coloured in by</p>
          </div>
        </div>
      </div>
    </WithPanel>
  );
}

/** The original file instead of its smaller copies, because paper shows finer lines than a screen. */
const withoutVariants = <Image extends object>(image: Image) => ({ ...image, variants: undefined });
