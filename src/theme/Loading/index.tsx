/** Shown while a page's code loads, which the loading bar shows already, and when it failed to load. */
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
