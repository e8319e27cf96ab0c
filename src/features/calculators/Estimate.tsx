import type {ReactNode} from 'react';
import {later} from '../../components/ui/later';
import type {EstimateProps} from './EstimatePart';

/** What a solution is worth, reckoned from the visitor's own numbers; see `EstimatePart`. */
export const Estimate = later(() => import('./EstimatePart').then((module) => module.default)) as <
  F extends string,
  R extends string,
>(
  props: EstimateProps<F, R>,
) => ReactNode;
