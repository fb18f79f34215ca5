/** The parts of the peers that the benchmarks use. Their packages are installed only when a benchmark runs. */
declare module '@puckeditor/core/rsc' {
  export const Render: import('react').ComponentType<{ readonly config: object; readonly data: object }>;
}
declare module '@json-render/core' {
  export function defineCatalog(schema: unknown, catalog: object): unknown;
}
declare module '@json-render/react/schema' {
  export const schema: unknown;
}
declare module '@json-render/react' {
  export function defineRegistry(catalog: unknown, options: object): { readonly registry: object };
  export const JSONUIProvider: import('react').ComponentType<{
    readonly registry: object;
    readonly children: import('react').ReactNode;
  }>;
  export const Renderer: import('react').ComponentType<{ readonly spec: object; readonly registry: object }>;
}
