/** The runtime that React ships, under the names that `index.ts` gives it. */
declare module 'react-jsx-runtime' {
  export const Fragment: unique symbol;
  type Make = (type: unknown, props: object, key?: unknown) => unknown;
  export const jsx: Make;
  export const jsxs: Make;
}
declare module 'react-jsx-dev-runtime' {
  export const Fragment: unique symbol;
  export const jsxDEV: (type: unknown, props: object, ...more: unknown[]) => unknown;
}
