/** The main jobs of the site, walked from end to end on the built site with the real service and database. */
import type {Browser} from 'playwright-core';
import type {Suite} from './lib/runner';
import type {Service} from './lib/service';
import {answersWalk} from './walk-answers';
import {appsWalk} from './walk-apps';
import {editionsWalk} from './walk-editions';
import {editorWalk} from './walk-editor';
import {chineseLeadWalk} from './walk-lead-zh';
import {englishLeadWalk} from './walk-lead-en';
import {inquiryWalk} from './walk-inquiry';
import {searchWalk} from './walk-search';
import {layoutsWalk} from './walk-layouts';
import {navigationWalk} from './walk-navigation';
import {offlineWalk} from './walk-offline';
import {openWalk} from './walk-open';
import {routesWalk} from './walk-routes';
import {shellWalk} from './walk-shell';
import {keyboardWalk} from './walk-keyboard';
import {noScriptWalk} from './walk-no-script';
import {storageWalk} from './walk-storage';
import {stageWalk} from './walk-stage';
import {supportWalk} from './walk-support';
import {thirdPartiesWalk} from './walk-third-parties';

/** One suite per job; within a suite the checks share the service's data and run one after the other. */
export const walkSuites = (browser: Browser, service: Service): Suite[] => [
  {name: 'walk: lead, Chinese, phone', checks: chineseLeadWalk(browser, service)},
  {name: 'walk: lead, English, desktop', checks: englishLeadWalk(browser, service)},
  {name: 'walk: inquiry and partner', checks: inquiryWalk(browser, service)},
  {name: 'walk: lead without a network', checks: offlineWalk(browser, service), workers: 2},
  {name: 'walk: answers of the service', checks: answersWalk(browser, service), workers: 2},
  {name: 'walk: support', checks: supportWalk(browser, service), workers: 2},
  {name: 'walk: search', checks: searchWalk(browser, service), workers: 2},
  {name: 'walk: editions', checks: editionsWalk(browser, service), workers: 2},
  {name: 'walk: shell', checks: shellWalk(browser, service), workers: 2},
  {name: 'walk: third parties', checks: thirdPartiesWalk(browser)},
  {name: 'walk: app download pages', checks: appsWalk(browser, service), workers: 2},
  {name: 'walk: keyboard', checks: keyboardWalk(browser, service), workers: 2},
  {name: 'walk: what opens', checks: openWalk(browser, service), workers: 2},
  {name: 'walk: without script', checks: noScriptWalk(browser, service), workers: 2},
  {name: 'walk: what the browser keeps', checks: storageWalk(browser, service), workers: 2},
  {name: 'walk: routes', checks: routesWalk(browser, service), workers: 2},
  {name: 'walk: layouts', checks: layoutsWalk(browser, service), workers: 2},
  {name: 'walk: navigation', checks: navigationWalk(browser, service), workers: 2},
  {name: 'walk: live store', checks: stageWalk(browser, service)},
  {name: 'walk: editor', checks: editorWalk(browser)},
];
