/** Identifies the window of the preview app that requests a draft. */
export const editorSessionHeader = 'x-editor-session';
