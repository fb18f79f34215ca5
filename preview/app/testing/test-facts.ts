/** Facts about a site without content. */
export const testFacts = {
  siteAddress: 'https://site.example',
  storesPages: true,
  restaurants: [],
  menus: [],
  offers: [],
  sharedTiles: [],
  pageTemplates: [],
  tileTypes: [{ value: 'text', label: 'Text' }],
  redirects: [],
  builtInRedirects: [],
  addresses: [],
  liveAddresses: [],
  builtInPages: ['contact'],
};
