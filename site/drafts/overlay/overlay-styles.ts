/** Fixed colours whatever the brand: the overlay is not part of the page. */
export const overlayStyles = `
:host { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; font: 500 14px/1.4 system-ui, sans-serif; }
.bar {
  position: fixed; inset-inline: 0; bottom: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center;
  padding: 8px 20px; background: #121512; color: #f7f1e3; pointer-events: auto;
}
.bar strong { font-weight: 650; }
.bar a, .bar button {
  font: inherit; color: inherit; background: none; border: 0; padding: 6px 2px; min-height: 24px;
  text-decoration: underline; text-underline-offset: 3px; cursor: pointer;
}
.bar .first { margin-inline-start: auto; }
.tile { position: absolute; outline: 2px dashed #e2a32b; outline-offset: -2px; }
.tile a {
  position: absolute; inset-block-start: 8px; inset-inline-end: 8px; padding: 6px 12px; min-height: 24px;
  background: #121512; color: #f7f1e3; text-decoration: none; pointer-events: auto;
}
.tile a:hover, .tile a:focus-visible { background: #f7f1e3; color: #121512; }
.tile:has(a:hover), .tile:has(a:focus-visible) { outline: 4px solid #e2a32b; outline-offset: -4px; }
a:focus-visible, button:focus-visible { outline: 3px solid #e2a32b; outline-offset: 2px; }
[hidden] { display: none; }
@media print { :host { display: none; } }
`;
