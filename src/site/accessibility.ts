/** Day of the last full review of the accessibility statement; raise it with the tests that it names. */
export const accessibility = {reviewed: '2026-11-21'} as const;
