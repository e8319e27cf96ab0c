/**
 * Who answers for the site, as the privacy policy and the terms state it; only the company can say. Each value in the
 * language of its edition. `open` is not known yet: the page says so, and `npm run check:launch` lists it. Where there is
 * none (no officer, no representative, no customer system), write `{value: null, demo: false}`.
 */
import type {LegalSettings} from './legal.schema';

const open = {value: null, demo: true};

export const legal: LegalSettings = {
  zh: {
    name: open,
    registration: open,
    address: open,
    officer: open,
    representatives: {china: open},
    processors: {hosting: open, sms: open, email: open, crm: open},
    abroad: open,
    salesMailDays: open,
    crmDays: open,
    accessLogDays: open,
    law: open,
    court: open,
  },
  en: {
    name: open,
    registration: open,
    address: open,
    officer: open,
    representatives: {eu: open, uk: open},
    processors: {hosting: open, email: open, crm: open},
    safeguard: open,
    salesMailDays: open,
    crmDays: open,
    accessLogDays: open,
    law: open,
    court: open,
  },
};
