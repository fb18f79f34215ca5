/** The keys of the grid. */
export const GridHelp = () => (
  <details className="keys-help">
    <summary>Keyboard shortcuts</summary>
    <p id="dish-grid-keys">
      Arrow keys move between cells. Enter or F2 edits a cell, typing replaces it, Escape leaves it as it was. In an
      allergen cell C, M, N and U set Contains, May contain, None declared and Unknown.
    </p>
    <p>
      Shift with arrow keys selects a range, which Ctrl C copies, Ctrl V pastes over, Ctrl D fills down and Delete
      clears. Shift Space selects a dish, Ctrl A all of them. Alt with an arrow key moves dishes, Insert adds one, Ctrl
      Enter opens the details. Drag a dish by the dots before its checkbox.
    </p>
  </details>
);
