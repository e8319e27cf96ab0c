/**
 * When code for a part of the page could not be loaded: loads the page anew, which finds the files of a newer deployment,
 * at most once a minute; else a notice with a retry. Drafts are kept.
 */
import copy from '@copy/shell';
import {conduct} from '@site/src/features/navigation/extras';
import {Component, type ReactNode} from 'react';
import {Button} from '../../components/ui/Button';
import {Notice} from '../../components/ui/Notice';

export class LoadBoundary extends Component<{readonly children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    void conduct?.recoverPart(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="error">
        <p>{copy.loadFailed}</p>
        {/* A failed chunk stays failed for the life of the page; loading the page again is the way to it. */}
        <Button look="line" size="small" onClick={() => window.location.reload()}>
          {copy.retry}
        </Button>
      </Notice>
    );
  }
}
