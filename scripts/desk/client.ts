/** Our part of the desk in the browser: the file format, the checks beside the text, saving and pictures dropped into it. */
import type {ControlProps} from '@sveltia/cms';
import {Panel} from './browser/panel';
import {takePictures} from './browser/pictures';
import {answerConflicts} from './browser/review';
import {guardSaves} from './browser/saves';
import {handover} from './browser/server';
import {fromFile, toFile} from './format';

/** What the editor puts into the window. */
declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    createClass?: (spec: object) => unknown;
    createElement?: (tag: string, props: object) => unknown;
  }
}

/** Signs in without a form, in Chinese: the server knows who it is. */
function signIn(): void {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({backendName: 'gitea', token: handover.token}));
  const prefs = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object;
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({closeOnSave: false, ...prefs, locale: 'zh-CN'}));
}

async function open(): Promise<void> {
  window.CMS_MANUAL_INIT = true;
  signIn();
  guardSaves();
  document.addEventListener('drop', takePictures, true);
  document.addEventListener('paste', takePictures, true);
  const {default: cms} = await import('@sveltia/cms');
  cms.registerCustomFormat('document', 'md', {fromFile, toFile});
  const panels = new WeakMap<HTMLElement, Panel>();
  cms.registerFieldType(
    'desk-check',
    window.createClass!({
      componentDidMount(this: {node: HTMLElement; props: ControlProps}) {
        panels.set(this.node, new Panel(this.node));
        panels.get(this.node)!.update(this.props);
      },
      componentDidUpdate(this: {node: HTMLElement; props: ControlProps}) {
        panels.get(this.node)?.update(this.props);
      },
      render(this: {node: HTMLElement | null}) {
        return window.createElement!('div', {
          ref: (node: HTMLElement | null) => {
            this.node = node ?? this.node;
          },
        });
      },
    }),
  );
  cms.init({config: handover.config});
}

void open();
if (handover.review && new URLSearchParams(location.search).has('compare')) void answerConflicts();
