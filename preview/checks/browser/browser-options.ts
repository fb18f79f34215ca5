/** Quiet and alone: no sandbox for containers, and no calls of the browser's own to the outside. */
export const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the machine's own browser is started: the one that CHROMIUM_PATH names, or the system's. */
export const ownBrowser = () => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: quietArguments,
});

/** Whether this is `npm run test:all`, which leaves nothing out. */
export const isWholeRun = process.env.TEST_ALL !== undefined;

/** Shows images. The other browser tests leave them out, except in `npm run test:all`: that saves a tenth of the time. */
export const withImages = () => ({ launchOptions: ownBrowser() });

/** Moves things. For most browser tests nothing moves, except in `npm run test:all`, so that they need not wait for it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
