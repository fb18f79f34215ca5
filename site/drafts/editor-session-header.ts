/** Names the window of the preview app that asks for a draft. */
export const editorSessionHeader = 'x-editor-session';
