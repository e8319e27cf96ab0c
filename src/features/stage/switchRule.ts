import {ruleIds, type RuleId} from './sensors/inspection';
import type {StageSettings} from './settings';

/** Switches one rule of the inspection; the order stays that of `ruleIds`. Apart from `settings.ts`, which the home page loads. */
export const switchRule = (settings: StageSettings, rule: RuleId, isOn: boolean): StageSettings => ({
  ...settings,
  rules: ruleIds.filter((one) => (one === rule ? isOn : settings.rules.includes(one))),
});
