/** Marks that `npm run new` leaves where words are missing and that `npm run check` asks for. */
export const placeholder = {'zh-CN': '【待填写】', en: '[to write]'} as const;

export const placeholders: readonly string[] = Object.values(placeholder);
