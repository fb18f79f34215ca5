/** Fetches what starts the services of others, on sites that have any. Most have none, and pay nothing for it. */
export function followThirdParties(): void {
  const plan = document.querySelector<HTMLElement>('[data-third-parties]')?.dataset.thirdParties;
  if (plan)
    void import('../third-parties/start-third-parties.ts').then((all) => all.startThirdParties(JSON.parse(plan)));
}
