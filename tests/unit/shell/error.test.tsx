/** An error above a page's frame: the error page in a new frame, and the fallback page when that fails too. */
import copy from '@copy/error';
import {act, createContext, type ReactNode, useContext} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it} from '@jest/globals';
import ThemeError from '@site/src/theme/Error';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

let isFrameBroken = false;
const ThemeContext = createContext(false);

// Parts of Docusaurus that exist only in a build; `ThemeProvider` and `Layout` stand for the theme's contexts.
jest.mock('@docusaurus/ErrorBoundary', () => jest.requireActual('@docusaurus/core/lib/client/exports/ErrorBoundary'), {
  virtual: true,
});
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
jest.mock('@theme/Error', () => ({default: () => null}), {virtual: true});
jest.mock('@theme/ErrorPageContent', () => jest.requireActual('@site/src/theme/ErrorPageContent'), {virtual: true});
jest.mock('@theme/Root', () => jest.requireActual('@site/src/theme/Root'), {virtual: true});
jest.mock('@theme/ThemeProvider', () => ({__esModule: true, default: Theme}), {virtual: true});
jest.mock('@theme/Layout', () => ({__esModule: true, default: Frame}), {virtual: true});

function Theme({children}: {readonly children: ReactNode}) {
  return <ThemeContext.Provider value={true}>{children}</ThemeContext.Provider>;
}

/** A frame that uses the providers above every page, as the theme's does. */
function Frame({children}: {readonly children: ReactNode}) {
  if (isFrameBroken || !useContext(ThemeContext)) throw new Error('broken frame');
  return (
    <>
      <header />
      {children}
    </>
  );
}

async function render(): Promise<HTMLElement> {
  document.body.innerHTML = '<div></div>';
  const place = document.body.firstElementChild as HTMLElement;
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  // React writes what the boundary caught.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => createRoot(place).render(<ThemeError error={new Error('broken page')} tryAgain={() => {}} />));
  log.mockRestore();
  return place;
}

it('says that an error occurred, in the frame of the site', async () => {
  isFrameBroken = false;
  const place = await render();
  expect(place.querySelector('h1')?.textContent).toBe(copy.title);
  expect(place.textContent).toContain('broken page');
  // Header of the frame, and the panels that the root of the site holds.
  for (const part of ['header', 'aside']) expect(place.querySelector(part)).not.toBeNull();
});

it('shows the last resort with the first error when the frame fails', async () => {
  isFrameBroken = true;
  const place = await render();
  expect(place.querySelector('h1')?.textContent).toBe(copy.lastTitle);
  expect(place.textContent).toContain('broken page');
});
