/** Links that several pages use. */
export const bookLink = { linkText: 'Book a table', linkUrl: '/#booking' } as const;
export const findLink = { linkText: 'Find a restaurant', linkUrl: '/find-us' } as const;
export const colouringLink = { linkText: 'A sheet to colour in', linkUrl: '/colouring' } as const;
export const instagramLink = {
  linkText: '@pandanrow',
  linkUrl: 'https://instagram.example/pandanrow',
  openInNewTab: true,
  style: 'quiet',
} as const;
export const menusLink = { linkText: 'Read the menus', linkUrl: '/menu' } as const;

export const second = <Link extends { readonly linkText: string }>(link: Link) =>
  ({ ...link, style: 'secondary' }) as const;
export const quiet = <Link extends { readonly linkText: string }>(link: Link) => ({ ...link, style: 'quiet' }) as const;
export const to = (linkText: string, linkUrl: string) => ({ linkText, linkUrl });
