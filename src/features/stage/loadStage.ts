/** Loads the stage when the page is idle. Apart from the stage itself, which stays out of the first load. */
import {loadWhenIdle} from '../navigation/loadWhenIdle';

const part = '[data-stage]';

export const loadStoreStage = () =>
  loadWhenIdle(part, () => import('./StoreStage').then((module) => module.StoreStage));
export const loadHeroStage = () => loadWhenIdle(part, () => import('./HeroStage').then((module) => module.HeroStage));
