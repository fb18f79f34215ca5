import { bookingEndpoints } from './booking/booking.ts';
import { paymentEndpoints } from './booking/payment.ts';
import { changeEndpoints } from './content/changes.ts';
import { contentEndpoints } from './content/content.ts';
import { contentItemEndpoints } from './content/content-items.ts';
import { editingEndpoints } from './content/editing.ts';
import { editingToolEndpoints } from './content/editing-tools.ts';
import { findTextEndpoints } from './content/find-text.ts';
import { mediaLibraryEndpoints } from './content/media-library.ts';
import { pageLifecycleEndpoints } from './content/page-lifecycle.ts';
import { pageListEndpoints } from './content/page-list.ts';
import { pageViewEndpoints } from './content/page-views.ts';
import { releaseEndpoints } from './content/releases.ts';
import { siteLinkEndpoints } from './content/site-links.ts';
import { contactEndpoints } from './forms/contact.ts';
import { preferenceEndpoints } from './forms/preferences.ts';
import { sharedFormEndpoints } from './forms/shared-form.ts';
import { signUpEndpoints } from './forms/sign-up.ts';
import { walletEndpoints } from './forms/wallet.ts';
import { geoEndpoints } from './listings/geo.ts';
import { jobEndpoints } from './listings/jobs.ts';
import { offerEndpoints } from './listings/offers.ts';
import { saveContentEndpoints } from './listings/save-content.ts';
import { socialEndpoints } from './listings/social.ts';
import { operatorEndpoints } from './operator/operator.ts';
import { operatorFormEndpoints } from './operator/operator-forms.ts';
import { operatorMailEndpoints } from './operator/operator-mails.ts';
import { tokenEndpoints } from './token.ts';

/** Every endpoint of the API, by name. */
export const endpoints = {
  ...tokenEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...preferenceEndpoints,
  ...jobEndpoints,
  ...offerEndpoints,
  ...geoEndpoints,
  ...signUpEndpoints,
  ...sharedFormEndpoints,
  ...socialEndpoints,
  ...walletEndpoints,
  ...changeEndpoints,
  ...editingEndpoints,
  ...saveContentEndpoints,
  ...pageLifecycleEndpoints,
  ...contentItemEndpoints,
  ...editingToolEndpoints,
  ...mediaLibraryEndpoints,
  ...pageListEndpoints,
  ...pageViewEndpoints,
  ...findTextEndpoints,
  ...siteLinkEndpoints,
  ...releaseEndpoints,
  ...operatorEndpoints,
  ...operatorFormEndpoints,
  ...operatorMailEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
