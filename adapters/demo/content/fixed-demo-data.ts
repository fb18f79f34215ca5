import { createDemoData } from './demo-data.ts';

/** What tests use as today: a Saturday. */
export const fixedDay = '2026-11-21';

/** The demo data of that day, for tests. */
export const demoData = createDemoData(fixedDay);
