import type { ReactNode } from 'react';
import type { PlannedError, PlannedPage } from '../documents/planned-document.ts';
import { GlobalBanner } from './banner/global-banner.tsx';
import { CookieBanner } from './cookies/cookie-banner.tsx';
import { BackToTop } from './corner/back-to-top.tsx';
import { OfflineNotice } from './corner/offline-notice.tsx';
import { ProgressBar } from './corner/progress-bar.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { SiteHeader } from './header/site-header.tsx';
import { GlobalPopup } from './popup/global-popup.tsx';
import './frame.css';

interface SiteFrameProps {
  readonly document: PlannedPage | PlannedError | undefined;
  readonly children: ReactNode;
}

/** Everything around a page's content, in the order in which it is read. Without settings only what needs none. */
export function SiteFrame({ document, children }: SiteFrameProps) {
  if (!document) return children;
  const { settings, frame } = document;
  return (
    <>
      <FrameNumbers frame={frame} />
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <ProgressBar configuration={frame.configuration} />
      {settings?.banner && <GlobalBanner banner={settings.banner} now={frame.now} />}
      {settings?.popup && <GlobalPopup popup={settings.popup} now={frame.now} />}
      {settings && <SiteHeader document={document} settings={settings} />}
      {children}
      {settings && <SiteFooter document={document} settings={settings} asksForConsent={asksForConsent(frame)} />}
      {asksForConsent(frame) && <CookieBanner configuration={frame.configuration} />}
      <BackToTop afterPx={frame.configuration.backToTopAfterPx} icon={settings?.backToTopIcon} />
      <OfflineNotice />
    </>
  );
}

/** Whether the site asks by itself; otherwise a provider's script does, or nobody. */
const asksForConsent = ({ configuration }: FrameFacts): boolean =>
  configuration.cookieConsentStyle === 'provider' && configuration.consentProvider === 'built-in';

/** Configured numbers for the style sheets. A style element, because its hash fits a policy that refuses attributes. */
function FrameNumbers({ frame: { configuration } }: { readonly frame: FrameFacts }) {
  const offset = Math.max(0, -configuration.scrollOffsetPx);
  return (
    <style>{`:root{--scroll-offset:${offset}px;--loading-bar-height:${configuration.loadingBarHeightPx}px;--loading-bar-run:${configuration.loadingBarDurationMs}ms}`}</style>
  );
}
