/**
 * Local draft of a form, so that nothing typed is lost. Never holds the code or the consent; seven days.
 * The lead's id is kept with it: a retry after a reload is still the same lead.
 */

export interface Draft {
  readonly id: string;
  readonly values: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

const lifetimeMs = 7 * 24 * 3600 * 1000;

/** Fields that are never kept. */
const transient: readonly string[] = ['verificationCode', 'captcha', 'consent', 'marketing'];

/** What a field holds that nobody filled in. */
export const isEmpty = (value: unknown): boolean =>
  ['', false, undefined, null].includes(value as string) || (Array.isArray(value) && value.length === 0);

const keyOf = (form: string) => `draft.${form}`;

export function loadDraft(form: string, now = Date.now()): Draft | null {
  try {
    const text = window.localStorage.getItem(keyOf(form));
    if (!text) return null;
    const draft = JSON.parse(text) as Draft;
    if (now - draft.savedAt > lifetimeMs) {
      clearDraft(form);
      return null;
    }
    return draft;
  } catch {
    return null;
  }
}

/** Saves what has been typed; an empty form leaves no draft. Returns whether a draft now exists. */
export function saveDraft(form: string, id: string, values: Record<string, unknown>, now = Date.now()): boolean {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !transient.includes(name) && !isEmpty(value)),
  );
  try {
    if (Object.keys(kept).length === 0) {
      window.localStorage.removeItem(keyOf(form));
      return false;
    }
    window.localStorage.setItem(keyOf(form), JSON.stringify({id, values: kept, savedAt: now} satisfies Draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(form: string): void {
  try {
    window.localStorage.removeItem(keyOf(form));
  } catch {
    // Blocked storage holds no draft either.
  }
}
