import { readPassports } from '#preview/block-reports/made-passports.ts';

const passports = readPassports();

/** Bytes of script that a tile type brings of its own, as its passport says; 0 for a type that has none yet. */
export const scriptOf = (type: string | undefined): number => (type && passports[type]?.script) || 0;
