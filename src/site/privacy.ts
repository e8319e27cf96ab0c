/** Version and first day of the privacy text. A change of substance raises both; leads carry the version agreed to. */
export const privacy = {version: 9, since: '2026-11-25'} as const;
