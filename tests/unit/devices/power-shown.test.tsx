/** What the planner, the choosers and the kit pages show of power: the reason a recorder is refused, and what solves it. */
import chooserCopy from '@copy/home';
import {Chooser} from '@site/src/pages/_parts/Chooser';
import CounterChooser from '@site/src/pages/products/cloud-ai-camera/_parts/CounterChooser';
import StoragePlanner from '@site/src/pages/products/cloud-video-recorder/_parts/StoragePlanner';
import StoreKitPart from '@site/src/features/hardware/StoreKitPart';
import catering from '@site/i18n/zh-CN/copy/solutions/catering';
import {storeKits} from '@site/src/facts/storeKits';
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';

let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  place.remove();
});

/** Mounts a part at an address and gives what it says, with plain spaces between numbers and units. */
async function shown(part: ReactNode, query = ''): Promise<string> {
  window.history.replaceState(null, '', `/${query}`);
  await act(async () => createRoot(place).render(part));
  return place.textContent!.replaceAll('\u00a0', ' ');
}

it('the planner refuses eight P3-X-8 on the recorder and names the switch', async () => {
  const text = await shown(<StoragePlanner />, '?cams=p3-x-8*8&days=7&poe=1');
  expect(text).toContain('没有哪款录像机单台够用');
  expect(text).toContain('P3-X-8最大功耗13 W，录像机一个口最多供12.95 W；按1.2倍余量共需124.8 W，各口总供电只有90 W');
  expect(text).toContain('改由交换机供电：一台UL-8208NH就够');
  expect(text).toContain('PoE+（802.3at）交换机，8个PoE口');
  expect(text).toContain('标签上的PoE总功率不小于130 W');
});

it('the planner takes eight E3-X, with nothing beside the recorder', async () => {
  const text = await shown(<StoragePlanner />, '?cams=e3-x*8&days=7&poe=1');
  expect(text).toContain('用一台UL-8208NH');
  expect(text).toContain('另配供电不用');
});

it('the list of the restaurant says what powers the camera over the pass', async () => {
  const text = await shown(<StoreKitPart kit={storeKits.catering} copy={catering.kit} />);
  expect(text).toContain('录像机可直接给7台供电：连余量共需64.8 W，录像机总供电90 W');
  expect(text).toContain(
    'P3-X-8最大功耗13 W，录像机一个口最多供12.95 W；另配1个PoE+（802.3at）单口供电器（30 W），或另接12 V电源',
  );
});

it.each([
  ['?door=3.6&height=3', '装在3 m高，一台覆盖4.3 m宽'],
  ['?door=2.4&height=2.2', '哪一款都不合适，改用边缘盒子B1'],
])('the counter chooser says at %s what a device covers: %s', async (query, expected) => {
  expect(await shown(<CounterChooser />, query)).toContain(expected);
});

it('the chooser of the home page follows the height', async () => {
  const {labels, existing} = chooserCopy.chooser;
  await shown(<Chooser />);
  const choose = (label: string, value: string) =>
    act(async () => {
      const select = place.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, value);
      select.dispatchEvent(new Event('change', {bubbles: true}));
    });
  expect(place.textContent).toContain(existing.cameras);
  await choose(labels.existing, 'none');
  await choose(labels.door, '4.5');
  await choose(labels.height, '4.5');
  expect(place.textContent).toContain('H2001');
  await choose(labels.height, '6');
  expect(place.textContent).not.toContain('H2001');
  expect(place.textContent).toContain(chooserCopy.chooser.reasons.angled);
});
