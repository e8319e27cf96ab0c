/** Is the window wide enough for the trial form to open as a page of its own, in a new tab? Below, it opens in a sheet. */
export const isWide = (): boolean => window.matchMedia('(min-width: 960px)').matches;
