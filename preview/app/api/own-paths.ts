/** Below it stand the app's files and calls. No page of the site begins with an underscore. */
export const ownPath = '/_preview';

/** The app's calls. */
export const callsPath = `${ownPath}/api`;

/** Where editors show the secret. */
export const signInPath = '/sign-in';

/** The views of the app, which all have the same document. */
const views = /^\/(pages(\/.*)?|edit)?$/;

export const isView = (path: string): boolean => views.test(path);
