import {whileLoading} from '@site/src/components/ui/loadingBar';
import type {CallResult} from './api';
import type {Delivery} from '../../queue/queue';

/** Whether the service could not be asked. What it refuses, the form says at the field. */
const hasNotArrived = ({kind}: CallResult | Delivery): boolean => kind === 'unreachable' || kind === 'kept';

/** Shows the loading bar while the service is asked; red when it could not be. */
export const withLoadingBar = <Result extends CallResult | Delivery>(request: Promise<Result>): Promise<Result> =>
  whileLoading(request, hasNotArrived);
