/** From a saved text to the site: the state of the writer's branch, and sending it to review. */
import type {ReviewState} from '../review';
import type {Conflict} from '../workspace';
import {compareTexts} from './compareDialog';
import {element} from './element';
import {ask} from './server';

let state: ReviewState | undefined;
let problem = '';
let isAsking = false;
/** Of the panels that are open, with what else of them follows from the state. */
const lines = new Map<HTMLElement, () => void>();

/** Milliseconds between two questions: CI and reviewers take minutes. */
const pause = 30_000;

/** Address of the site as the branch has it. */
export const previewOfBranch = (): string | undefined => state?.preview ?? undefined;

async function update(ask: () => Promise<ReviewState>): Promise<void> {
  const before = JSON.stringify([state, problem]);
  try {
    state = await ask();
    problem = '';
  } catch (error) {
    problem = (error as Error).message;
  }
  // Nobody loses the focus, or hears the same words again, because of a question that changed nothing.
  const isSame = JSON.stringify([state, problem]) === before;
  for (const [line, onChange] of lines) {
    if (!line.isConnected) lines.delete(line);
    else if (!isSame) {
      show(line);
      onChange();
    }
  }
}

const current = () => update(() => ask<ReviewState>('/write/api/review'));
const send = () => update(() => ask<ReviewState>('/write/api/review', '{}'));

/** Compares what git could not merge, and saves what the writer decides. */
export async function answerConflicts(): Promise<void> {
  const {conflicts} = await ask<{conflicts: Conflict[]}>('/write/api/conflicts');
  const texts = conflicts.length > 0 ? await compareTexts(conflicts) : null;
  if (!texts) return;
  const files = [...texts].map(([path, text]) => ({path, text}));
  await update(() => ask<ReviewState>('/write/api/conflicts', JSON.stringify({files})));
  if (problem !== '') window.alert(problem);
  // The editor still shows the text as it was.
  else location.assign('/write/review');
}

function action(words: string, act: () => Promise<void>): HTMLButtonElement {
  const button = element('button', 'desk-preview', words);
  button.type = 'button';
  button.addEventListener('click', () => {
    button.disabled = true;
    void act().finally(() => {
      button.disabled = false;
    });
  });
  return button;
}

function show(line: HTMLElement): void {
  const words = element('span', '', problem || state?.text || '保存以后可以送审');
  words.setAttribute('role', 'status');
  const link = element('a', '', '我的改动');
  link.href = '/write/review';
  line.replaceChildren(
    ...(state?.canSend ? [action('送审', send)] : []),
    ...(state && state.conflicts > 0 ? [action(`对照${state.conflicts}篇别人也改了的`, answerConflicts)] : []),
    words,
    ' ',
    link,
  );
}

/** After a save. */
export const reviewChanged = (): void => void (lines.size > 0 && current());

/** One line for a panel, which is told when the state is another. */
export function reviewLine(onChange: () => void): HTMLElement {
  const line = element('p', 'desk-review');
  lines.set(line, onChange);
  if (!isAsking) {
    isAsking = true;
    void current();
    setInterval(() => {
      if (!document.hidden && [...lines.keys()].some(({isConnected}) => isConnected)) void current();
    }, pause);
  }
  show(line);
  return line;
}
