import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';

type LoadingBar = typeof import('@site/src/components/ui/loadingBar');

const bar = () => document.querySelector<HTMLElement>('[role=status]')!;

describe('loading bar', () => {
  let startLoading: LoadingBar['startLoading'];
  let whileLoading: LoadingBar['whileLoading'];
  beforeEach(async () => {
    jest.resetModules();
    ({startLoading, whileLoading} = await import('@site/src/components/ui/loadingBar'));
  });
  afterEach(() => document.body.replaceChildren());

  it('runs until the last of several requests has ended', () => {
    const endFirst = startLoading();
    const endSecond = startLoading();
    expect(bar().dataset.state).toBe('running');
    endFirst();
    expect(bar().dataset.state).toBe('running');
    endSecond();
    expect(bar().dataset.state).toBe('done');
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  });

  it('turns red when one fails, and stays so while the others end', () => {
    const endFirst = startLoading();
    const endSecond = startLoading();
    endFirst(true);
    endSecond();
    expect(bar().dataset.state).toBe('failed');
    startLoading();
    expect(bar().dataset.state).toBe('running');
  });

  it('takes a rejection and a result that says so for a failure', async () => {
    await expect(whileLoading(Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(bar().dataset.state).toBe('failed');
    await expect(whileLoading(Promise.resolve(503), (status) => status >= 500)).resolves.toBe(503);
    expect(bar().dataset.state).toBe('failed');
    await expect(whileLoading(Promise.resolve(404), (status) => status >= 500)).resolves.toBe(404);
    expect(bar().dataset.state).toBe('done');
  });

  it('announces a long load once, and not when it starts again', () => {
    const end = startLoading();
    expect(bar().textContent).toBe('');
    bar().dispatchEvent(Object.assign(new Event('animationend'), {pseudoElement: '::before'}));
    expect(bar().textContent).toBe('');
    bar().dispatchEvent(Object.assign(new Event('animationend'), {pseudoElement: ''}));
    expect(bar().textContent).toBe('正在加载……');
    end();
    startLoading();
    expect(bar().textContent).toBe('');
  });
});
