import type { ExamplesOf } from './call-examples.ts';
import { exampleData, exampleGuest } from './example-data.ts';

const { restaurants, forms } = exampleData;
const customerGuid = '6f0f3c1e-5b1d-4a53-9a39-0b2d1f6f7a11';
const phone = '01632 960001';
/** A PNG image of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const emailAddress = exampleGuest.email;

/** Examples of the calls that send forms and preferences. */
export const formExamples: ExamplesOf<
  | 'contactTypes'
  | 'contactContent'
  | 'contactEmail'
  | 'groupBooking'
  | 'customerPreferences'
  | 'updateCustomerPreferences'
  | 'leaveMailingList'
  | 'signUp'
  | 'sharedForm'
  | 'walletUrls'
  | 'updateWallet'
> = {
  contactTypes: { all: { reply: forms.enquiryTypes.map(({ id, name }) => ({ id, name })) } },
  contactContent: {
    all: {
      reply: {
        contactReasons: forms.contactReasons.map(({ id, name, subReasons }) => ({
          id,
          name,
          subReasons: subReasons?.map((each) => ({ id: each.id, name: each.name })),
        })),
        restaurants: restaurants.map(({ storeId, title }) => ({ storeId: String(storeId), title })),
      },
    },
  },
  contactEmail: {
    sent: {
      body: {
        ...exampleGuest,
        phone,
        message: 'The rendang was the best of the year.',
        enquiryType: 'feedback',
        enquiryRestaurant: '1001',
        uploadedFiles: [{ name: 'rendang.png', type: 'image/png', content: onePixel }],
        contactReason: { id: 'food', name: 'Food and drink' },
        contactSubReason: { id: 'food-dish', name: 'A dish I had' },
      },
      reply: { success: true, statusCode: 200 },
    },
  },
  groupBooking: {
    sent: {
      body: {
        ...exampleGuest,
        phone,
        message: 'A birthday, with a cake.',
        enquiryRestaurant: '1001',
        date: '2026-12-12',
        time: '19:00',
        guests: 16,
      },
      reply: { success: true, statusCode: 200 },
    },
  },
  customerPreferences: {
    ada: {
      params: { customerGuid },
      body: { attributes: ['first_name', 'birth_date', 'interests'] },
      reply: {
        firstName: exampleGuest.firstName,
        phoneNumber: phone,
        gender: null,
        favRestaurantCode: '1001',
        birthDate: 631152000,
        websiteSmsOptIn: true,
        interests: [
          { name: 'New dishes', checked: true },
          { name: 'Cocktails', checked: false },
        ],
      },
    },
  },
  updateCustomerPreferences: {
    saved: {
      body: { customerGuid, firstName: 'Augusta', interests: [{ name: 'Cocktails', checked: true }] },
      reply: { success: true, message: 'Success' },
    },
  },
  leaveMailingList: {
    left: { params: { customerGuid }, reply: { success: true, statusCode: 200, message: 'Success' } },
  },
  signUp: {
    joined: {
      body: {
        emailAddress,
        firstName: exampleGuest.firstName,
        favouriteRestaurant: '1001',
        phoneNumber: phone,
        birthday: { day: 29, month: 2, year: 1904 },
        acceptTerms: true,
        acceptSMSTerms: false,
      },
      reply: { success: true },
    },
  },
  sharedForm: {
    sent: { params: { form: 'supper-club' }, body: { emailAddress, guests: 2 }, reply: { success: true } },
  },
  walletUrls: {
    both: {
      body: { emailAddress },
      reply: {
        appleWalletUrl: 'https://wallet.example.com/apple/yo5U-sRFL_0g',
        googleWalletUrl: 'https://wallet.example.com/google/yo5U-sRFL_0g',
      },
    },
  },
  updateWallet: {
    added: { body: { emailAddress, wallet: 'apple' }, reply: { success: true, data: { updated: true } } },
  },
};
