const sent = Number(document.querySelector<HTMLMetaElement>('meta[name=product-time]')?.content ?? Number.NaN);
const aheadMs = Number.isFinite(sent) ? sent - Date.now() : 0;

/** The present by the clock of the product in milliseconds since 1970, whatever the editor’s machine says. */
export const productNow = (): number => Date.now() + aheadMs;
