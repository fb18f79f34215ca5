/** Ends the global banner. */
const bannerEnd = '</site-banner>';

const hideDismissed =
  "(b=>{try{b.hidden=localStorage.getItem('banner')===b.dataset.banner}catch{}})(document.currentScript.previousElementSibling)";

/**
 * Hides a banner that the visitor has dismissed, before it is seen: nothing jumps. It runs right after the banner,
 * because the site's own script comes when the banner has been painted.
 */
export const hideDismissedBanner = (html: string): string =>
  html.replace(bannerEnd, `${bannerEnd}<script>${hideDismissed}</script>`);
