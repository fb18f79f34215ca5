/** The address at which the build serves a file that the app does not take in. Source: Vite, “Explicit URL Imports”. */
declare module '*?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: that is how Vite gives it
  export default address;
}
