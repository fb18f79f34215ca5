import type { ThirdPartyConfiguration } from '#adapters/integrations/third-parties/third-party.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';

/** The configuration that the layout around a page’s content is rendered with. */
type LayoutConfiguration = Pick<
  Configuration,
  | 'headerVariant'
  | 'bookNowLabel'
  | 'clickCollectUrl'
  | 'headerSolidAfterPx'
  | 'backToTopAfterPx'
  | 'scrollOffsetPx'
  | 'loadingBarThrottleMs'
  | 'loadingBarDurationMs'
  | 'loadingBarHeightPx'
  | 'cookieBannerDelayMs'
  | 'thirdPartyDelayMs'
  | 'chunkReloadIntervalMs'
  | 'bookingModalWidthPx'
  | 'bookingWidgetStyle'
  | 'themePrimary'
  | 'themeSecondary'
> &
  ThirdPartyConfiguration;

/** What the layout needs besides the settings. */
export interface LayoutContext {
  readonly configuration: LayoutConfiguration;
  /** The instant the document is rendered for. */
  readonly now: Date;
}
