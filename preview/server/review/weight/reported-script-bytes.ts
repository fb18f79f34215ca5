import { readCheckedBlocks } from '#preview/block-reports/checked-blocks.ts';

const checked = readCheckedBlocks();

/** The script size of a tile type in bytes, from its block report; 0 if there is no report yet. */
export const reportedScriptBytes = (type: string | undefined): number => (type && checked[type]?.script) || 0;
