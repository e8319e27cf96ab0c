/**
 * Error boundary for lazy code that failed to load: reloads the page, which picks up the files of a newer deployment, at most
 * once a minute; otherwise shows a notice with a retry. Drafts are kept.
 */
import copy from '@copy/shell';
import {transitions} from '@site/src/features/navigation/loadNavigation';
import {Component, type ReactNode} from 'react';
import {Button} from '../../components/ui/Button';
import {Notice} from '../../components/ui/Notice';

export class LoadBoundary extends Component<{readonly children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    void transitions?.recoverPart(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="error">
        <p>{copy.loadFailed}</p>
        {/* A failed chunk stays failed for the life of the page; only a reload fetches it again. */}
        <Button look="line" size="small" onClick={() => window.location.reload()}>
          {copy.retry}
        </Button>
      </Notice>
    );
  }
}
