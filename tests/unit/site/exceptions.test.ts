/** @jest-environment node */
import {expect, it} from '@jest/globals';
import {exceptionPath, exceptions, sentException} from '../../../src/site/exceptions';

it('builds a page for each kind of wrong parameter, and the general one for the rest', () => {
  for (const exception of exceptions) expect(sentException(exceptionPath(exception.kind))).toBe(exception);
  expect(sentException('/404.html')).toBeUndefined();
  expect(sentException('/products/hardware/none')).toBeUndefined();
});
