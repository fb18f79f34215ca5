import { createDemoData } from './demo-data.ts';

/** The day that tests take for today: a Saturday. */
export const fixedDay = '2026-11-21';

/** The demo data of that day, for tests. */
export const demoData = createDemoData(fixedDay);
