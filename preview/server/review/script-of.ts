import { readPassports } from '#preview/block-reports/made-passports.ts';

const passports = readPassports();

/** The script size of a tile type in bytes, from its block report; 0 if there is no report yet. */
export const scriptOf = (type: string | undefined): number => (type && passports[type]?.script) || 0;
