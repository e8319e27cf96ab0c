/** The main jobs of the site, walked from end to end on the built site with the real service and database. */
import type {Browser} from 'playwright-core';
import type {Suite} from './lib/runner';
import type {Service} from './lib/service';
import {editionsWalk} from './walk-editions';
import {editorWalk} from './walk-editor';
import {chineseLeadWalk} from './walk-lead-zh';
import {englishLeadWalk} from './walk-lead-en';
import {inquiryWalk} from './walk-inquiry';
import {searchWalk} from './walk-search';
import {offlineWalk} from './walk-offline';
import {shellWalk} from './walk-shell';
import {stageWalk} from './walk-stage';
import {supportWalk} from './walk-support';

/** One suite per job; within a suite the checks share the service's data and run one after the other. */
export const walkSuites = (browser: Browser, service: Service): Suite[] => [
  {name: 'walk: lead, Chinese, phone', checks: chineseLeadWalk(browser, service)},
  {name: 'walk: lead, English, desktop', checks: englishLeadWalk(browser, service)},
  {name: 'walk: inquiry and partner', checks: inquiryWalk(browser, service)},
  {name: 'walk: lead without a network', checks: offlineWalk(browser, service), workers: 2},
  {name: 'walk: support', checks: supportWalk(browser, service), workers: 2},
  {name: 'walk: search', checks: searchWalk(browser, service), workers: 2},
  {name: 'walk: editions', checks: editionsWalk(browser, service), workers: 2},
  {name: 'walk: shell', checks: shellWalk(browser, service), workers: 2},
  {name: 'walk: live store', checks: stageWalk(browser, service)},
  {name: 'walk: editor', checks: editorWalk(browser)},
];
