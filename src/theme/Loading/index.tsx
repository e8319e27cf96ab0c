/** Shown while a page's code is on its way, which the bar at the top says already; and when it did not arrive. */
import copy from '@copy/shell';
import {Button} from '@site/src/components/ui/Button';

interface LoadingProps {
  readonly error?: unknown;
  readonly retry: () => void;
}

export default function Loading({error, retry}: LoadingProps) {
  if (!error) return null;
  return (
    <div role="alert">
      <p>{copy.loadFailed}</p>
      <Button onClick={retry}>{copy.retry}</Button>
    </div>
  );
}
