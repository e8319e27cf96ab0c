/** Stands for `react/jsx-runtime`: see `index.ts`. */
import {Fragment, jsx as single, jsxs as several} from 'react-jsx-runtime';
import {keeping} from './keep';

const makeIn = (type: string, children: unknown, key: string) =>
  Array.isArray(children) ? several(type, {children}, key) : single(type, {children}, key);

export {Fragment};
export const jsx = keeping(single, makeIn);
export const jsxs = keeping(several, makeIn);
