import { fromTablet } from '#blocks/_shared/styles/breakpoints.ts';
import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import prose from '#blocks/_shared/styles/prose.module.css';
import { CloseButton } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { TileLink } from '#blocks/_shared/ui/link/tile-link.tsx';
import { Picture } from '#blocks/_shared/ui/picture/picture.tsx';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { GlobalPopup as Popup } from '#schemas/content/settings/settings.ts';
import { contentHash } from '../content-hash.ts';
import { isScheduledOn } from '../is-scheduled-on.ts';
import styles from './global-popup.module.css';

/** The dialog that the site’s script opens once per visitor and content. */
export function GlobalPopup({ popup, now }: { readonly popup: Popup; readonly now: Date }) {
  if (!isScheduledOn(popup, now)) return null;
  const { heading, body, image, link } = popup;
  return (
    <dialog
      className={`ui-dialog ${styles.popup}`}
      data-popup={contentHash(heading, body, image?.url, link?.linkText, link?.linkUrl)}
      data-surface="white"
      aria-labelledby="popup-heading"
    >
      <div className={styles.halves}>
        <div className={styles.picture} data-surface="highlight">
          {image ? <Picture media={image} sizes={`${fromTablet} 26rem, 92vw`} /> : <Pattern motif="ceplok" />}
        </div>
        <div className={styles.text}>
          {/* biome-ignore lint/a11y/noAutofocus: the dialog takes the focus, and its heading is where reading it begins. */}
          <h2 id="popup-heading" className={styles.heading} tabIndex={-1} autoFocus>
            {heading}
          </h2>
          <div className={prose.prose}>
            <RichText html={body} headingLevel={2} />
          </div>
          {link && <TileLink link={link} className={styles.link} />}
        </div>
        <CloseButton variant="plain" className={styles.close} data-close="" data-surface="secondary" />
      </div>
    </dialog>
  );
}
