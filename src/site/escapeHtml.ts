const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text as HTML, in elements and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (character) => entities[character]!);
