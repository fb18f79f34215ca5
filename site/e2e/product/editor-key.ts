/** The editors' secret of the product that the browser tests start. */
export const editorKey = 'key-of-the-browser-tests';
