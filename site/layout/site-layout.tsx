import type { ReactNode } from 'react';
import { themeTokens } from '#schemas/content/theme/theme-colours.ts';
import { type PlannedError, type PlannedPage, startsServices } from '../pages/plan/planned-document.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import type { LayoutContext } from './layout-context.ts';
import { GlobalBanner } from './notices/banner/global-banner.tsx';
import { CookieChoices, cookieHeadingId } from './notices/cookies/cookie-banner.tsx';
import { BackToTop } from './notices/corner/back-to-top.tsx';
import { OfflineNotice } from './notices/corner/offline-notice.tsx';
import { ProgressBar } from './notices/corner/progress-bar.tsx';
import { GlobalPopup } from './notices/popup/global-popup.tsx';
import { browserPlan } from './third-parties/browser-plan.ts';
import './layout.css';

interface SiteLayoutProps {
  readonly document: PlannedPage | PlannedError | undefined;
  readonly children: ReactNode;
}

/** Everything around a page’s content, in reading order. Without settings, only the parts that need none. */
export function SiteLayout({ document, children }: SiteLayoutProps) {
  if (!document) return children;
  const { settings, layout } = document;
  const { configuration } = layout;
  const hasCookieConsent = configuration.cookieConsentStyle === 'provider';
  return (
    <>
      <LayoutVariables layout={layout} />
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {hasCookieConsent && configuration.consentProvider === 'built-in' && (
        <a className="skip-link" href={`#${cookieHeadingId}`} data-to-cookies="" hidden>
          Skip to cookie choices
        </a>
      )}
      <ProgressBar configuration={configuration} />
      {settings?.banner && <GlobalBanner banner={settings.banner} now={layout.now} />}
      {settings?.popup && <GlobalPopup popup={settings.popup} now={layout.now} />}
      {settings && <SiteHeader document={document} settings={settings} />}
      {children}
      {settings && <SiteFooter document={document} settings={settings} asksForConsent={hasCookieConsent} />}
      {hasCookieConsent && configuration.consentProvider === 'built-in' && (
        <CookieChoices configuration={configuration} copy={settings?.cookieBanner} />
      )}
      {startsServices(document) && <ThirdPartyPlan layout={layout} />}
      <BackToTop afterPx={configuration.backToTopAfterPx} icon={settings?.backToTopIcon} />
      <OfflineNotice />
    </>
  );
}

/** The configured third-party services, for the site’s script. Renders nothing where there are none. */
function ThirdPartyPlan({ layout }: { readonly layout: LayoutContext }) {
  const plan = browserPlan(layout.configuration);
  return plan && <div hidden data-third-parties={JSON.stringify(plan)} />;
}

/**
 * Configured numbers and colours for the style sheets. A style element, because the policy can allow it by hash but
 * refuses style attributes.
 */
function LayoutVariables({ layout: { configuration } }: { readonly layout: LayoutContext }) {
  const offset = Math.max(0, -configuration.scrollOffsetPx);
  return (
    // With a precedence React hoists it into the head, where style elements belong.
    <style
      href="layout-variables"
      precedence="layout"
    >{`:root{--scroll-offset:${offset}px;--loading-bar-height:${configuration.loadingBarHeightPx}px;--loading-bar-run:${configuration.loadingBarDurationMs}ms;--booking-width:${configuration.bookingModalWidthPx}px}${themeRule(configuration)}`}</style>
  );
}

/**
 * The configured colours. `html:root` is more specific than the style sheet’s own `:root`. Empty for the default
 * colours.
 */
function themeRule({ themePrimary, themeSecondary }: LayoutContext['configuration']): string {
  const tokens = Object.entries(themeTokens({ primary: themePrimary, secondary: themeSecondary }));
  return tokens.length === 0 ? '' : `html:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
