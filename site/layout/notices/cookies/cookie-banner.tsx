import { thirdParties } from '#adapters/integrations/third-parties/third-parties.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { buttonClass } from '#blocks/_shared/ui/button/button-class.ts';
import { CloseButton } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import type { CookieBannerText } from '#schemas/content/settings/settings.ts';
import { categoryTexts, consentCategories } from '#schemas/domain/consent/consent-category.ts';
import { embeddedItems } from '#schemas/domain/consent/stored-item.ts';
import type { LayoutContext } from '#site/layout/layout-context.ts';
import { contentHash } from '../content-hash.ts';
import styles from './cookie-banner.module.css';

/** No tile key contains a dot, so no tile’s heading can have this id. */
export const cookieHeadingId = 'cookies.heading';

/** A hash of the services that the choice covers. When it changes, visitors are asked again. */
const hashConsentList = (configuration: LayoutContext['configuration']): string =>
  contentHash(
    ...consentCategories,
    ...thirdParties(configuration).services.map(({ name }) => name),
    ...embeddedItems.map(({ name }) => name),
  );

interface CookieChoicesProps {
  readonly configuration: LayoutContext['configuration'];
  /** The editor’s text; absent: the default text. */
  readonly copy: CookieBannerText | undefined;
}

const defaultCopy: CookieBannerText = {
  heading: 'Cookies',
  text: 'Some cookies keep the site working. The rest wait for your choice.',
};

/** The cookie choices and, after a choice, its confirmation. */
export function CookieChoices({ configuration, copy }: CookieChoicesProps) {
  return (
    <>
      <CookieBanner configuration={configuration} copy={copy ?? defaultCopy} />
      <div className={styles.confirmation} data-surface="secondary">
        <p
          role="status"
          data-cookies-confirmation="Your choice is saved. Change it at any time under Cookie settings, at the foot of every page."
          // The site’s script writes here before React hydrates; React must leave the text alone.
          suppressHydrationWarning
        >
          {''}
        </p>
        <CloseButton variant="plain" size="icon-small" className={styles.close} label="Dismiss this message" />
      </div>
    </>
  );
}

/**
 * The cookie choices, on one layer and with equal weight. Hidden until the site’s script shows it: without script
 * nothing is set that needs consent.
 */
function CookieBanner({ configuration, copy }: CookieChoicesProps & { readonly copy: CookieBannerText }) {
  return (
    <section
      className={styles.banner}
      data-surface="white"
      data-cookie-banner={hashConsentList(configuration)}
      data-delay={configuration.cookieBannerDelayMs}
      data-consent-days={configuration.cookieConsentDays}
      data-preference-days={configuration.cookiePreferenceDays}
      aria-labelledby={cookieHeadingId}
      hidden
    >
      <form className={styles.form}>
        <div className={styles.text}>
          <h2 id={cookieHeadingId} className={styles.heading} tabIndex={-1}>
            {copy.heading}
          </h2>
          <p>
            {copy.text} <a href="/cookies">What each one does</a>
          </p>
          <p className={styles.browserRefusal}>
            Your browser asks us not to share what you do. So advertising stays off, unless you switch it on by itself.
          </p>
        </div>
        <div className={styles.choices}>
          <Button type="submit" size="small" className={styles.button} name="choice" value="accept">
            Accept all
          </Button>
          <Button type="submit" size="small" className={styles.button} name="choice" value="reject">
            Reject all
          </Button>
          <details className={styles.manage}>
            <summary className={buttonClass({ size: 'small', className: styles.button })}>Manage</summary>
          </details>
        </div>
        <Categories />
      </form>
    </section>
  );
}

/** Shown through CSS while the `details` before it is open, so that the three buttons stay in a row. */
function Categories() {
  return (
    <fieldset className={styles.categories}>
      <legend className="visually-hidden">Cookies to allow</legend>
      <label className={styles.category}>
        <input type="checkbox" defaultChecked disabled />
        <span>
          <b>{categoryTexts.needed.name}</b> {categoryTexts.needed.what}
        </span>
      </label>
      {consentCategories.map((category) => (
        <label key={category} className={styles.category}>
          <input type="checkbox" name="category" value={category} />
          <span>
            <b>{categoryTexts[category].name}</b> {categoryTexts[category].what}
          </span>
        </label>
      ))}
      <Button type="submit" size="small" className={styles.button} name="choice" value="save">
        Save my choices
      </Button>
    </fieldset>
  );
}
