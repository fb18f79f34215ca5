interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor saves data. Only Chromium exposes Save-Data; elsewhere it reads as off. */
export const savesData = (browser: Navigator & DataSaver = navigator): boolean => browser.connection?.saveData === true;
