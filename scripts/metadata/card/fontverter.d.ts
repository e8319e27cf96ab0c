/** The package comes without types; this is the part in use. */
declare module 'fontverter' {
  /** Unpacks a font; resolves with its bytes in the other format. */
  export function convert(font: Uint8Array, format: 'sfnt'): Promise<Uint8Array>;
}
