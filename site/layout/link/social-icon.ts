import type { IconName } from '#blocks/_shared/ui/icon/icon-paths.ts';
import type { Link } from '#schemas/content/link/link.ts';

const networks: readonly (readonly [word: RegExp, icon: IconName])[] = [
  [/instagram/, 'instagram'],
  [/facebook/, 'facebook'],
  [/tiktok/, 'tiktok'],
  [/youtube|youtu\.be/, 'youtube'],
  [/twitter|^x$|^(www\.)?x\.com$/, 'x'],
];

/** The icon of a social network, found by the link’s text or host; undefined where there is no icon for it. */
export function socialIcon({ linkText, linkUrl }: Pick<Link, 'linkText' | 'linkUrl'>): IconName | undefined {
  const names = [linkText.trim().toLowerCase(), URL.parse(linkUrl)?.hostname ?? ''];
  return networks.find(([word]) => names.some((name) => word.test(name)))?.[1];
}
