/** The live store's way onto a page: a few lines that wait, so that what they wait for is not in anybody's first load. */
import {calmly} from '../../components/ui/calmly';

const part = '[data-stage]';

export const storeStage = () => calmly(part, () => import('./StoreStage').then((module) => module.StoreStage));
export const heroStage = () => calmly(part, () => import('./HeroStage').then((module) => module.HeroStage));
