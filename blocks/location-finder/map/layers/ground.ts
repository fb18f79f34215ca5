import { maxWaterZoom, pixelsPerUnit, type Size, type View } from '../view.ts';
import { lakes, land, rivers } from './map-data.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Renders land and water in `container`. Returns a function that shows the part of a view. */
export function renderGround(container: HTMLElement): (view: View, size: Size) => void {
  const ground = document.createElementNS(svg, 'svg');
  ground.setAttribute('aria-hidden', 'true');
  ground.append(createPath('land', land), createPath('river', rivers), createPath('lake', lakes));
  container.replaceChildren(ground);
  return (view, size) => {
    ground.toggleAttribute('data-close', view.zoom > maxWaterZoom);
    const scale = pixelsPerUnit(view);
    const [width, height] = [size.width / scale, size.height / scale];
    ground.setAttribute('viewBox', `${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`);
  };
}

function createPath(name: 'land' | 'river' | 'lake', data: string): SVGPathElement {
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', data);
  path.setAttribute('fill-rule', 'evenodd');
  path.dataset.ground = name;
  return path;
}
