const side = 52;

/**
 * How markers look: as on the finder's own map, in the colours of the brand, which Google takes as text and not from a
 * style sheet. Once Google's script is there.
 */
export function readMarkerStyles() {
  const declared = getComputedStyle(document.body);
  const colour = (name: string): string => declared.getPropertyValue(name).trim();
  const shape = { fillOpacity: 1, strokeColor: colour('--white-surface'), strokeWeight: 2 };
  // A square on its point: the tip is the place.
  const square = {
    ...shape,
    path: 'M0 0 23 -23 0 -46 -23 -23Z',
    anchor: new google.maps.Point(0, 0),
    labelOrigin: new google.maps.Point(0, -23),
  };
  return {
    pin: { ...square, fillColor: colour('--primary-surface') },
    chosen: { ...square, fillColor: colour('--accent-surface') },
    ink: colour('--primary-ink'),
    here: { ...shape, path: 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0Z', fillColor: colour('--secondary-surface') },
    clusters: { averageCenter: true, styles: [clusterStyle(colour)] },
  };
}

/** Without a look of its own a cluster would fetch its picture from one more host. */
function clusterStyle(colour: (name: string) => string) {
  const [half, end] = [side / 2, side - 2];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<path d="M${half} 2 ${end} ${half} ${half} ${end} 2 ${half}Z" fill="${colour('--highlight-surface')}"
stroke="${colour('--white-surface')}" stroke-width="2"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    width: side,
    height: side,
    textColor: colour('--highlight-ink'),
    textSize: 15,
  };
}
