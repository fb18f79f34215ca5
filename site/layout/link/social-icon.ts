import type { IconName } from '#blocks/_shared/ui/icon/icon-paths.ts';
import type { Link } from '#schemas/content/link/link.ts';

const networks: readonly (readonly [word: RegExp, icon: IconName])[] = [
  [/instagram/, 'instagram'],
  [/facebook/, 'facebook'],
  [/tiktok/, 'tiktok'],
  [/youtube|youtu\.be/, 'youtube'],
  [/twitter|^x$|^(www\.)?x\.com$/, 'x'],
];

/** The icon of the network a link leads to, told by its words or its host; undefined for one this site has no icon of. */
export function socialIcon({ linkText, linkUrl }: Pick<Link, 'linkText' | 'linkUrl'>): IconName | undefined {
  const names = [linkText.trim().toLowerCase(), URL.parse(linkUrl)?.hostname ?? ''];
  return networks.find(([word]) => names.some((name) => word.test(name)))?.[1];
}
