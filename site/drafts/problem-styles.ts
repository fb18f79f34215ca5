/** Styles of the problems shown in place of a tile. Only editors get them, so public pages carry none of it. */
export const problemStyles = `
  .tile-problems { padding: 1.25rem 1.5rem; border-inline-start: 0.75rem solid #c63d22; font-size: 1rem; }
  main > .tile-problems:first-child { padding-block-start: 6.5rem; }
  .tile-problems h2 { font-size: 1.375rem; }
  .tile-problems ul { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; }
`;
