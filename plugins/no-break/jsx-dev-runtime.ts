/** Stands for `react/jsx-dev-runtime`, in the development server: see `index.ts`. */
import {Fragment, jsxDEV as original} from 'react-jsx-dev-runtime';
import {keeping} from './keep';

export {Fragment};
export const jsxDEV = keeping(original, (type, children, key) =>
  original(type, {children}, key, Array.isArray(children)),
);
