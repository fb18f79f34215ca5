import type { jobValues } from '#schemas/configuration/jobs.ts';
import type { restaurantValues } from '#schemas/configuration/restaurant.ts';
import { blockOptionsOf } from '#site/pages/plan/block-options-of.ts';
import { countsIn, inDocument, type SettingProbes } from './setting-probe.ts';

const near = '?near=51.5,-0.1';

export const restaurantProbes: SettingProbes<keyof typeof restaurantValues> = {
  clickCollectClose: {
    kind: 'part',
    value: '20:10',
    look: (configuration) => blockOptionsOf(configuration).collectionCloses,
    shows: '20:10',
  },
  distanceUnit: { kind: 'constant', refused: 'kilometres' },
  earthRadiusMiles: countsIn('3900', `/find-us${near}`, /[\d.]+ miles?/g, { group: 'public' }),
  mapMaxZoom: inDocument('15', '/find-us', { group: 'services', shows: '"maxZoom":15' }),
  maxLocations: countsIn('3', `/find-us${near}`, /[\d.]+ miles?/g),
  maxDistance: countsIn('2', `/find-us${near}`, /[\d.]+ miles?/g, { group: 'nobody-asks' }),
  restaurantMenuDropdown: countsIn('false', '/restaurants/london/soho', /<summary/g),
  menuSearch: countsIn('true', '/menu/main', /<input[^>]* name="q"/g),
  offersPerRestaurant: countsIn('true', '/restaurants/london/soho', /href="\/offer\/[^"]+"/g),
};

const searched = `/careers/job-search${near}`;

export const jobProbes: SettingProbes<keyof typeof jobValues> = {
  jobMaxDistance: countsIn('2', searched, /\/careers\/job\/\d+/g),
  jobSort: { kind: 'constant', refused: 'newest' },
  jobFullTimeSelected: inDocument('false', searched, { hides: 'name="hours" checked="" value="full"' }),
  jobPartTimeSelected: inDocument('false', searched, { hides: 'name="hours" checked="" value="part"' }),
  jobTitleGroups: inDocument('Floor crew=host', searched, { shows: 'Floor crew' }),
  workHistoryYears: inDocument('5', '/careers/job/7001', { shows: '"workYears":5' }),
  jobNameHyphen: inDocument('true', '/careers/job/7001', { shows: '"hyphens":true' }),
};
