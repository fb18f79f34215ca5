import type { Rule } from '../finding.ts';

/** A page that nobody sees, because its address is redirected. It must not go live; one that is live may be changed. */
export const redirectedAddress: Rule = (_, { redirectedTo, wasIndexed }) =>
  redirectedTo === undefined
    ? []
    : [
        {
          code: 'address-redirected',
          severity: wasIndexed === undefined ? 'error' : 'warning',
          path: [],
          message: `Visitors of this address are redirected to ${redirectedTo}, so nobody would see the page. Change its address, or remove the redirect from the settings.`,
          fixes: [],
        },
      ];
