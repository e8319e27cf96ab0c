/** Shows a notice with a retry when code for an overlay could not be loaded, instead of losing the page. */
import copy from '@copy/shell';
import {Component, type ReactNode} from 'react';
import {Button} from '../ui/Button';
import {Notice} from '../ui/Notice';

export class LoadBoundary extends Component<{readonly children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="error">
        <p>{copy.loadFailed}</p>
        {/* A failed chunk stays failed for the life of the page; loading the page again is the way to it. Drafts are kept. */}
        <Button look="line" size="small" onClick={() => window.location.reload()}>
          {copy.retry}
        </Button>
      </Notice>
    );
  }
}
