/**
 * A number rounded to a whole one, with commas between thousands: 12846.7 as "12,847". Without `Intl`, for the reason in
 * `englishDates.ts`.
 */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');
