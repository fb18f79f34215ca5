/**
 * The map's flat world: Mercator on a square of 65,536 units, west to east and north to south, so that a unit is some
 * 400 m in Britain. Source: Web Mercator (EPSG:3857), the projection that street maps share.
 */
export const worldUnits = 65_536;

export const projectX = (lng: number): number => ((lng + 180) / 360) * worldUnits;

export function projectY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldUnits;
}
