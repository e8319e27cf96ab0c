import {leaveScroll, rememberScroll, scrollToTop, type Location} from '@site/src/features/navigation/scroll';
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';

let now = 0;
let frames: ((now: number) => void)[] = [];
const offsets: number[] = [];

beforeEach(() => {
  now = 0;
  frames = [];
  offsets.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run));
  stubGlobal('cancelAnimationFrame', () => (frames = []));
  stubGlobal('scrollTo', (_: number, top: number) => offsets.push(Math.round(top)));
  stubGlobal('matchMedia', () => ({matches: false}));
});
afterEach(() => {
  restoreGlobals();
  jest.restoreAllMocks();
});

const frameAt = (time: number): void => {
  now = time;
  for (const run of frames.splice(0)) run(time);
};

describe('the way to the top', () => {
  it('takes 300 ms to the top, and none with reduced motion', () => {
    scrollToTop(1000);
    for (const time of [100, 200, 299]) frameAt(time);
    expect(offsets.every((offset, at) => at === 0 || offset < offsets[at - 1]!)).toBe(true);
    frameAt(300);
    expect(offsets.at(-1)).toBe(0);
    expect(frames).toHaveLength(0);

    stubGlobal('matchMedia', () => ({matches: true}));
    offsets.length = 0;
    scrollToTop(1000);
    expect(offsets).toEqual([0]);
  });

  it('ends when the visitor scrolls', () => {
    scrollToTop(1000);
    frameAt(100);
    window.dispatchEvent(new Event('wheel'));
    expect(frames).toHaveLength(0);
  });
});

describe('a change of the address alone', () => {
  const at = (search: string) => ({pathname: '/search', search, hash: '', key: search}) as Location;
  it('leaves the page where it is', () => {
    leaveScroll(at('?q=b'), at('?q=a'), 'REPLACE')();
    expect(offsets).toEqual([]);
    leaveScroll(at('?q=b'), at('?q=b'), 'PUSH')();
    expect(offsets).toEqual([0]);
  });
});

describe('a plain link to a place in the page', () => {
  const at = (hash: string) => ({pathname: '/algorithm-mall', search: '', hash, key: undefined}) as Location;
  const scrollsTo: string[] = [];

  it('leads there, also before the browser has told of its scroll, and Back leads back', () => {
    stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    document.body.innerHTML = '<a href="#goods">Goods</a><div id="goods"></div>';
    document.getElementById('goods')!.scrollIntoView = () => scrollsTo.push('goods');
    stubGlobal('scrollY', 120);
    rememberScroll();
    for (let time = 0; time < 2; time += 1) {
      document.querySelector('a')!.click();
      leaveScroll(at('#goods'), at(''), 'POP')();
      expect(offsets).toEqual([]);
      expect(scrollsTo).toHaveLength(time + 1);
      stubGlobal('scrollY', 900);
      window.dispatchEvent(new Event('scroll'));
    }
    leaveScroll(at(''), at('#goods'), 'POP')();
    expect(offsets).toEqual([120]);
    leaveScroll(at('#goods'), at(''), 'POP')();
    expect(offsets).toEqual([120, 900]);
    expect(scrollsTo).toHaveLength(2);
  });
});
