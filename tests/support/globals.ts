/** Values in place of globals, such as `matchMedia`, for one test. `jest.replaceProperty` refuses what jsdom lacks. */
const originals = new Map<string, PropertyDescriptor | undefined>();

/** Sets a global until {@link restoreGlobals}. */
export function stubGlobal(name: string, value: unknown): void {
  if (!originals.has(name)) originals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, {value, writable: true, enumerable: true, configurable: true});
}

/** Restores what {@link stubGlobal} replaced. */
export function restoreGlobals(): void {
  for (const [name, original] of originals) {
    if (original) Object.defineProperty(globalThis, name, original);
    else Reflect.deleteProperty(globalThis, name);
  }
  originals.clear();
}
