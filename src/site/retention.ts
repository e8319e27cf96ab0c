/**
 * How long the website keeps what visitors leave. The defaults of the service, the registry of promises and the privacy page
 * take their periods from here, and `tests/server/privacy-periods.test.ts` compares them.
 */

/** Days until a lead, or the text of a comment, is deleted; production refuses to keep them longer. */
export const leadDays = 180;

/** Minutes a verification code can be used. */
export const codeMinutes = 5;

/** Days after the last search for the same words until those words are deleted. */
export const searchDays = 90;

/** Days until a picture is deleted whose service request has not come. */
export const pictureDays = 7;

/** Hours until a count of attempts, or the digest it is kept under, is deleted. */
export const counterHours = 24;

/** Backups are made every hour, and so many of the newest are kept (`deploy/systemd`, `deploy/containers`). */
export const backupCopies = 48;

/** Feedback answers kept, the newest; none of them says who gave it. */
export const feedbackAnswers = 100_000;

/** Searches that helped nobody kept besides, the most frequent, and as many results that were opened from a search. */
export const searchEntries = 20_000;
