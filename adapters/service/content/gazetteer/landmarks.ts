import type { GeoPlace } from '#schemas/api/wire.ts';

/** Streets and squares of London that visitors name rather than a district, each at its middle. */
export const landmarks: readonly GeoPlace[] = [
  { label: 'Bond Street', lat: 51.5142, lng: -0.1494 },
  { label: 'Carnaby Street', lat: 51.513, lng: -0.139 },
  { label: 'Leicester Square', lat: 51.5103, lng: -0.1301 },
  { label: 'Liverpool Street', lat: 51.5178, lng: -0.0823 },
  { label: 'Oxford Street', lat: 51.5154, lng: -0.141 },
  { label: 'Piccadilly Circus', lat: 51.5101, lng: -0.134 },
  { label: 'Regent Street', lat: 51.5108, lng: -0.1387 },
  { label: 'Tottenham Court Road', lat: 51.5165, lng: -0.131 },
  { label: 'Tower Bridge', lat: 51.5055, lng: -0.0754 },
  { label: 'Trafalgar Square', lat: 51.508, lng: -0.1281 },
];
