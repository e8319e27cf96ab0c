/** Placeholders that `npm run new` writes for missing texts and `npm run check` reports. */
export const placeholder = {'zh-CN': '【待填写】', en: '[to write]'} as const;

export const placeholders: readonly string[] = Object.values(placeholder);
