import type {ReactNode} from 'react';
import {hydrateOnVisible} from '../../components/ui/hydrateOnVisible';
import type {EstimateProps} from './EstimatePart';

/** What a solution is worth, calculated from the visitor's own numbers; see `EstimatePart`. */
export const Estimate = hydrateOnVisible(() => import('./EstimatePart').then((module) => module.default)) as <
  F extends string,
  R extends string,
>(
  props: EstimateProps<F, R>,
) => ReactNode;
