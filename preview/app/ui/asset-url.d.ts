/** The URL of a file that the build serves but does not bundle. Source: Vite, “Explicit URL Imports”. */
declare module '*?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: that is how Vite gives it
  export default address;
}
