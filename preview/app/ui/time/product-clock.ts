const productTimeMs = Number(document.querySelector<HTMLMetaElement>('meta[name=product-time]')?.content ?? Number.NaN);
const offsetMs = Number.isFinite(productTimeMs) ? productTimeMs - Date.now() : 0;

/** The current time of the product in milliseconds since 1970, independent of the editor's machine. */
export const productNow = (): number => Date.now() + offsetMs;
