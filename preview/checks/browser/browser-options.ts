/** No sandbox, for containers, and no network requests by the browser itself. */
export const baseBrowserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for the browser at CHROMIUM_PATH, or the system's Chromium. */
export const systemBrowser = () => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: baseBrowserArguments,
});

/** Whether this is `npm run test:all`, which skips nothing. */
export const isFullRun = process.env.TEST_ALL !== undefined;

/** Loads images. Other browser tests skip them, except in `npm run test:all`, which saves a tenth of the time. */
export const withImages = () => ({ launchOptions: systemBrowser() });

/** Allows animations. Most browser tests disable them, except in `npm run test:all`, so that they need not wait. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
