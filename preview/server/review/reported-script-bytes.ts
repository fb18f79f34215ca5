import { readBlockReports } from '#preview/block-reports/stored-block-reports.ts';

const reports = readBlockReports();

/** The script size of a tile type in bytes, from its block report; 0 if there is no report yet. */
export const reportedScriptBytes = (type: string | undefined): number => (type && reports[type]?.script) || 0;
