/** Path prefix of the app's files and API. No page of the site begins with an underscore. */
export const appPath = '/_preview';

/** Path prefix of the API. */
export const previewApiPath = `${appPath}/api`;

/** Where editors enter the secret. */
export const signInPath = '/sign-in';

/** The routes of the app, which all share one document. */
const views = /^\/(pages(\/.*)?|content(\/.*)?|edit|find\/[a-z]+|media|api)?$/;

export const isView = (path: string): boolean => views.test(path);
