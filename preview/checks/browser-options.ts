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
export const ownBrowser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: quietArguments,
};
