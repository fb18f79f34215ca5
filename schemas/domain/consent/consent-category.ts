/** The categories for which visitors are asked for consent. Necessary storage needs none. */
export const consentCategories = ['analytics', 'marketing', 'embeds'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The names and descriptions of the categories that visitors read. */
export const categoryTexts: {
  readonly [Category in 'needed' | ConsentCategory]: { readonly name: string; readonly what: string };
} = {
  needed: { name: 'Needed', what: 'Your choices here, and a booking while you make it. Always on.' },
  analytics: {
    name: 'Counting visits',
    what: 'Which pages are read, so that we can mend the ones that are not.',
  },
  marketing: { name: 'Advertising', what: 'Whether one of our adverts brought you here.' },
  embeds: {
    name: 'Maps, films and posts',
    what: 'What other sites show in our pages, a booking form too, with the cookies they set.',
  },
};
