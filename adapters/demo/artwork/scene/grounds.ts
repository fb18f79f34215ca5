import type { Ground } from '../dish/table.ts';

/** The tables of the scenes. */
export const teak: Ground = { kind: 'planks', colour: '#7d4c2b' };
export const dark: Ground = { kind: 'planks', colour: '#3f281d' };
export const green: Ground = { kind: 'batik', colour: '#0f3b2e', motif: 'kawung' };
export const red: Ground = { kind: 'batik', colour: '#a5321c', motif: 'parang' };
export const gold: Ground = { kind: 'batik', colour: '#d4922c', motif: 'ceplok' };
export const night: Ground = { kind: 'batik', colour: '#161b18', motif: 'weave' };
export const indigo: Ground = { kind: 'batik', colour: '#23486a', motif: 'ceplok' };
export const moss: Ground = { kind: 'linen', colour: '#7f9c62' };
export const rice: Ground = { kind: 'linen', colour: '#e6d8ba' };
export const rose: Ground = { kind: 'linen', colour: '#d39680' };
export const slate: Ground = { kind: 'tiles', colour: '#5d7d78' };
export const sea: Ground = { kind: 'tiles', colour: '#2e6069' };
export const mint: Ground = { kind: 'tiles', colour: '#97b8a8' };
export const earth: Ground = { kind: 'tiles', colour: '#ad5c38' };
