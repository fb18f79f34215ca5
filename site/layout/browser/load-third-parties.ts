/** Loads the script that starts third-party services, on sites that have any. Most have none and load nothing. */
export function loadThirdParties(): void {
  const plan = document.querySelector<HTMLElement>('[data-third-parties]')?.dataset.thirdParties;
  if (plan)
    void import('../third-parties/start-third-parties.ts').then((all) => all.startThirdParties(JSON.parse(plan)));
}
