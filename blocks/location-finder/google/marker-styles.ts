const sizePx = 52;

/**
 * Reads the marker styles from the theme, because Google takes colours as text and not from a style sheet. Requires
 * Google's script.
 */
export function readMarkerStyles() {
  const declared = getComputedStyle(document.body);
  const colour = (name: string): string => declared.getPropertyValue(name).trim();
  const shape = { fillOpacity: 1, strokeColor: colour('--white-surface'), strokeWeight: 2 };
  // A square standing on its corner, which marks the place.
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

/** Without an icon of our own a cluster would load its image from another host. */
function clusterStyle(colour: (name: string) => string) {
  const [half, end] = [sizePx / 2, sizePx - 2];
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">
<path d="M${half} 2 ${end} ${half} ${half} ${end} 2 ${half}Z" fill="${colour('--highlight-surface')}"
stroke="${colour('--white-surface')}" stroke-width="2"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(icon)}`,
    width: sizePx,
    height: sizePx,
    textColor: colour('--highlight-ink'),
    textSize: 15,
  };
}
