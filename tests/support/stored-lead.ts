/** What the service has stored of a lead. */
import {shown} from './lead-form';
import type {Service} from './service';
import {expect} from './test';

/**
 * The lead is stored with these values.
 * @param expected values by the names that `npm run leads -- show` gives them
 * @returns everything the command prints about the lead
 */
export async function expectStoredLead(
  service: Service,
  reference: string,
  expected: Readonly<Record<string, string>>,
): Promise<string> {
  const lead = await service.leads('show', reference);
  const stored = Object.fromEntries(Object.keys(expected).map((name) => [name, shown(lead, name)]));
  expect(stored, `stored lead ${reference}`).toEqual(expected);
  return lead;
}
