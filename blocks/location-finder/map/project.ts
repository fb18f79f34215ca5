/**
 * Web Mercator projection (EPSG:3857), as used by street maps, on a square of 65,536 units. x grows to the east and y
 * to the south. In Britain a unit is about 400 m.
 */
export const worldUnits = 65_536;

export const projectX = (lng: number): number => ((lng + 180) / 360) * worldUnits;

export function projectY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldUnits;
}
