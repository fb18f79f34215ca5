import type { ThirdPartyConfiguration } from '#adapters/integrations/third-parties/third-party.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';

/** The configuration that everything around a page's content is drawn by. */
type FrameConfiguration = Pick<
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
  | 'themePrimary'
  | 'themeSecondary'
> &
  ThirdPartyConfiguration;

/** What the frame knows beyond the settings. */
export interface FrameFacts {
  readonly configuration: FrameConfiguration;
  /** The instant the document is drawn for. */
  readonly now: Date;
}
