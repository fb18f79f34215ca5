import { type Allergen, allergens } from '#schemas/domain/menu/allergens.ts';
import type { AllergenLevel } from '#schemas/domain/menu/menu.ts';
import { normalizeName } from '../mapping.ts';

interface NamedAllergens {
  readonly allergens: readonly Allergen[];
  /** Whether the name means all of them. “Wheat” is one kind of gluten, so that a dish without it can still have gluten. */
  readonly isWhole: boolean;
}

const wholeNames: Readonly<Record<string, readonly Allergen[]>> = {
  cerealscontaininggluten: ['gluten'],
  glutencereals: ['gluten'],
  crustacean: ['crustaceans'],
  crustacea: ['crustaceans'],
  egg: ['eggs'],
  lupine: ['lupin'],
  dairy: ['milk'],
  milkproducts: ['milk'],
  mollusc: ['molluscs'],
  mollusk: ['molluscs'],
  mollusks: ['molluscs'],
  nut: ['nuts'],
  treenut: ['nuts'],
  treenuts: ['nuts'],
  nutstree: ['nuts'],
  peanut: ['peanuts'],
  groundnuts: ['peanuts'],
  sesameseed: ['sesame'],
  sesameseeds: ['sesame'],
  soy: ['soya'],
  soyabean: ['soya'],
  soyabeans: ['soya'],
  soybean: ['soya'],
  soybeans: ['soya'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
  sulfites: ['sulphites'],
  sulphurdioxide: ['sulphites'],
  sulfurdioxide: ['sulphites'],
  sulphurdioxideandsulphites: ['sulphites'],
  sulphurdioxidesulphites: ['sulphites'],
};

const partNames: Readonly<Record<string, readonly Allergen[]>> = {
  wheat: ['gluten'],
  barley: ['gluten'],
  rye: ['gluten'],
  oats: ['gluten'],
  spelt: ['gluten'],
  lactose: ['milk'],
  shellfish: ['crustaceans', 'molluscs'],
  prawns: ['crustaceans'],
  crab: ['crustaceans'],
  almonds: ['nuts'],
  cashews: ['nuts'],
  hazelnuts: ['nuts'],
  pistachios: ['nuts'],
  walnuts: ['nuts'],
};

/** The allergens that a name means: “Tree nuts”, “sulphur dioxide”, “Wheat”. Undefined for any other name. */
export function readAllergenName(stated: unknown): NamedAllergens | undefined {
  const name = typeof stated === 'string' ? normalizeName(stated) : '';
  const own = allergens.find((each) => each === name);
  if (own) return { allergens: [own], isWhole: true };
  if (Object.hasOwn(wholeNames, name)) return { allergens: wholeNames[name] ?? [], isWhole: true };
  return Object.hasOwn(partNames, name) ? { allergens: partNames[name] ?? [], isWhole: false } : undefined;
}

const emptyWords = ['', 'none', 'noallergens', 'no', 'nil', 'na', 'tbc', 'unknown', 'nonedeclared', 'notapplicable'];

/** “None”, “No allergens”, “N/A”: a text that names no substance and does not say which of the 14 were checked. */
export const saysNothing = (text: string): boolean => emptyWords.includes(normalizeName(text));

const levelWords: readonly (readonly [level: AllergenLevel, words: readonly string[]])[] = [
  ['contains', ['contains', 'contain', 'contained', 'containsallergen', 'yes', 'y', 'true', 'present', 'definite']],
  ['may-contain', ['maycontain', 'maycontains', 'mightcontain', 'maycontaintraces', 'traces', 'trace', 'maybe']],
  ['may-contain', ['possible', 'tracesof', 'maycontaintracesof', 'crosscontamination', 'riskofcrosscontamination']],
  ['none-declared', ['nonedeclared', 'none', 'no', 'n', 'false', 'absent', 'notpresent', 'doesnotcontain', 'freefrom']],
  ['unknown', ['unknown', 'notknown', 'na', 'unspecified', 'notspecified', 'notdeclared']],
];

/** “May contain”, “traces”, “No”, true. Undefined for what is not understood, such as a number. */
export function readAllergenLevel(stated: unknown): AllergenLevel | undefined {
  const word = typeof stated === 'string' || typeof stated === 'boolean' ? normalizeName(String(stated)) : '';
  return levelWords.find(([, words]) => words.includes(word))?.[0];
}
