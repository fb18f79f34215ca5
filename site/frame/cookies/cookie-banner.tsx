import type { FrameFacts } from '../frame-facts.ts';
import styles from './cookie-banner.module.css';

const categories = [
  {
    value: 'analytics',
    name: 'Counting visits',
    what: 'Which pages are read, so that we can mend the ones that are not.',
  },
  { value: 'marketing', name: 'Advertising', what: 'Whether one of our adverts brought you here.' },
  {
    value: 'embeds',
    name: 'Maps, films and posts',
    what: 'What other sites show in our pages, with the cookies they set.',
  },
] as const;

/**
 * The cookie choices, in one layer and with equal weight. Hidden until the site's script shows it: without script
 * nothing is set that would need consent.
 */
export function CookieBanner({ configuration }: { readonly configuration: FrameFacts['configuration'] }) {
  return (
    <section
      className={styles.banner}
      data-surface="white"
      data-cookie-banner=""
      data-delay={configuration.cookieBannerDelayMs}
      data-consent-days={configuration.cookieConsentDays}
      data-preference-days={configuration.cookiePreferenceDays}
      aria-labelledby="cookies-heading"
      hidden
    >
      <form className={styles.form}>
        <div className={styles.words}>
          <h2 id="cookies-heading" className={styles.heading} tabIndex={-1}>
            Crumbs and cookies
          </h2>
          <p>
            Some cookies keep the site working. The rest wait for your word. <a href="/cookies">What each one does</a>
          </p>
        </div>
        <div className={styles.choices}>
          <button type="submit" className={styles.button} name="choice" value="accept">
            Accept all
          </button>
          <button type="submit" className={styles.button} name="choice" value="reject">
            Reject all
          </button>
          <details className={styles.manage}>
            <summary className={styles.button}>Manage</summary>
          </details>
        </div>
        <Categories />
      </form>
    </section>
  );
}

/** Shown with the open `details` before it, so that the three choices keep their row. */
function Categories() {
  return (
    <fieldset className={styles.categories}>
      <legend className="visually-hidden">What may be kept</legend>
      <label className={styles.category}>
        <input type="checkbox" checked disabled readOnly />
        <span>
          <b>Needed</b> Your choices here, and a booking while you make it. Always on.
        </span>
      </label>
      {categories.map(({ value, name, what }) => (
        <label key={value} className={styles.category}>
          <input type="checkbox" name="category" value={value} />
          <span>
            <b>{name}</b> {what}
          </span>
        </label>
      ))}
      <button type="submit" className={styles.button} name="choice" value="save">
        Save my choices
      </button>
    </fieldset>
  );
}
