import { bookingEndpoints } from './booking.ts';
import { changeEndpoints } from './changes.ts';
import { contactEndpoints } from './contact.ts';
import { contentEndpoints } from './content.ts';
import { editingEndpoints } from './editing.ts';
import { editingToolEndpoints } from './editing-tools.ts';
import { geoEndpoints } from './geo.ts';
import { jobEndpoints } from './jobs.ts';
import { offerEndpoints } from './offers.ts';
import { operatorEndpoints } from './operator.ts';
import { operatorFormEndpoints } from './operator-forms.ts';
import { operatorMailEndpoints } from './operator-mails.ts';
import { pageLifeEndpoints } from './page-life.ts';
import { paymentEndpoints } from './payment.ts';
import { preferenceEndpoints } from './preferences.ts';
import { sharedFormEndpoints } from './shared-form.ts';
import { signUpEndpoints } from './sign-up.ts';
import { socialEndpoints } from './social.ts';
import { tokenEndpoints } from './token.ts';
import { walletEndpoints } from './wallet.ts';

/** Every call of the API, by name. */
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
  ...pageLifeEndpoints,
  ...editingToolEndpoints,
  ...operatorEndpoints,
  ...operatorFormEndpoints,
  ...operatorMailEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
