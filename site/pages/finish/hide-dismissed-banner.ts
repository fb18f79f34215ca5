/** The end of the global banner. */
const bannerEnd = '</site-banner>';

const hideDismissed =
  "(b=>{try{b.hidden=localStorage.getItem('banner')===b.dataset.banner}catch{}})(document.currentScript.previousElementSibling)";

/**
 * Hides a dismissed banner before the first paint, so that nothing jumps. The script runs right after the banner,
 * because the site’s own script runs later than the first paint.
 */
export const hideDismissedBanner = (html: string): string =>
  html.replace(bannerEnd, `${bannerEnd}<script>${hideDismissed}</script>`);
