/**
 * Query parameters that fill in a form, with their fields. The booking pages pass the visitor's choices to the group
 * enquiry this way.
 */
export const prefillParameters = [
  ['restaurant', 'enquiryRestaurant'],
  ['guests', 'guests'],
  ['date', 'date'],
] as const;

export const sentFromParameter = 'sentFrom';

/** The reference of what was sent, which the site passes on with a valid receipt only. */
export const sentReferenceParameter = 'sentReference';

/** Whether a text can be a reference, and puts nothing else on the page: letters, digits and hyphens. */
export const isReference = (text: string): boolean => /^[A-Z\d-]{1,40}$/i.test(text);

/**
 * The query parameters that a form reads. `sent` names the form that was accepted before a redirect; the site adds it for
 * addresses with a valid receipt only, with the key of its tile as `sentFrom` where it was not the first form of its name.
 */
export const formParameters: readonly string[] = [
  'sent',
  sentFromParameter,
  sentReferenceParameter,
  ...prefillParameters.map(([name]) => name),
];
