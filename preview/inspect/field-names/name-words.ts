/** Names of several words that mean another field. */
const phrases: Readonly<Record<string, string>> = {
  calltoaction: 'links',
  primarycta: 'links',
  primarybutton: 'links',
  popup: 'popup',
  whatthreewords: 'what3words',
  w3w: 'what3words',
  servingtimes: 'availability',
  servedfrom: 'availability',
  smallprint: 'terms',
  tandcs: 'terms',
  jobtype: 'jobType',
  menugroup: 'menuLinkGroup',
  contactnumber: 'phone',
  emailaddress: 'email',
  tz: 'timeZone',
  closeddates: 'overrides',
  closeddays: 'overrides',
  headerlinks: 'mastheadItems',
  headeritems: 'mastheadItems',
  footernavigation: 'footerItems',
  socialmedia: 'socialMediaItems',
  socials: 'socialMediaItems',
  sociallinks: 'socialMediaItems',
};

/** Words of other systems, each by the word for it in the names of fields here. */
const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    name: 'title heading headline header label',
    description:
      'text about intro introduction summary blurb copy body detail line ingredient content subtitle strapline tagline subheading',
    phone: 'telephone tel mobile',
    email: 'mail',
    postcode: 'zip',
    lat: 'latitude',
    lng: 'longitude lon long',
    image: 'media photo picture img thumbnail icon',
    hero: 'banner announcement alert notification notice',
    map: 'direction',
    override: 'holiday christmas closure exception',
    address: 'street',
    start: 'from starts',
    url: 'link href uri',
    price: 'cost amount',
    kcal: 'calorie calories energy',
    portion: 'serve serving',
    diet: 'dietary vegan vegetarian',
    origin: 'country region cuisine',
    goes: 'pair pairing recommended',
    allergen: 'allergy contain',
    amenity: 'facility feature',
    award: 'accolade',
    time: 'hour',
    opening: 'trading business regular operation',
    distance: 'mile',
    book: 'booking bookable reservation bookatable',
    collect: 'collection order takeaway',
    salary: 'pay wage',
    job: 'contract employment work',
    section: 'category group course department team',
    posted: 'published created',
    date: 'at',
    until: 'through closing deadline expiry expires end',
    required: 'requires mandatory needed',
    updated: 'modified',
    note: 'footnote disclaimer',
    term: 'condition',
    masthead: 'nav navigation',
    item: 'links product entry dish',
    button: 'cta',
    popup: 'modal',
    minimum: 'min',
    maximum: 'max',
    cover: 'guest party people',
    background: 'bg',
    color: 'colour',
    key: 'anchor',
    layout: 'variant',
    city: 'town',
    offer: 'promotion',
    slug: 'permalink',
  }).flatMap(([word, others]) => [word, ...others.split(' ')].map((other) => [other, word])),
);

/** Words that do not change what a field means. */
const fillers: ReadonlySet<string> = new Set(
  'a an the is are has have can of and in for with to may accepts enabled display list info information main full'.split(
    ' ',
  ),
);

const singular = (word: string): string => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') && word.length > 3 ? word.slice(0, -1) : word;
};

/** “hasOnlineBookings” as `has`, `online`, `bookings`. */
function splitWords(name: string): readonly string[] {
  const phrase = phrases[name.toLowerCase().replace(/[^a-z0-9]/g, '')] ?? name.replace(/pop[ _-]?up/i, 'Popup');
  return (
    phrase
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .match(/what3words|[a-z]+/g) ?? []
  );
}

/** The words of a name without those that change nothing, in the singular. */
export function plainWords(name: string): ReadonlySet<string> {
  const words = splitWords(name);
  const meaningful = words.filter((word) => !fillers.has(word));
  return new Set((meaningful.length > 0 ? meaningful : words).map(singular));
}

/** The words of a name as the fields here call them. */
export function meaningOf(name: string): ReadonlySet<string> {
  const words = splitWords(name).filter((word) => !fillers.has(word));
  return new Set(words.map((word) => synonyms[word] ?? synonyms[singular(word)] ?? singular(word)));
}
