/** The part of Sveltia CMS that the desk uses. */
declare module '@sveltia/cms' {
  /** An Immutable map. */
  interface Entry {
    toJS(): {
      path: string;
      data: Record<string, unknown>;
      i18n?: Record<string, {data?: Record<string, unknown>} | undefined>;
    };
  }
  export interface ControlProps {
    readonly entry?: Entry;
    readonly field: {get(name: string): unknown};
    readonly forID: string;
  }
  interface Cms {
    init(options: {config: unknown}): void;
    registerCustomFormat(
      name: string,
      extension: string,
      format: {fromFile: (text: string) => unknown; toFile: (value: Record<string, unknown>) => string},
    ): void;
    registerFieldType(name: string, control: unknown): void;
  }
  const cms: Cms;
  export default cms;
}
