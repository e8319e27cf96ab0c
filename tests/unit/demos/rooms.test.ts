import {planSize, rooms, sector} from '@site/src/pages/_routed/home-cameras/_parts/rooms';
import {modelById} from '@site/src/facts/models';
import {expect, it} from '@jest/globals';

it('keeps rooms on the plan and names cameras of the catalogue', () => {
  for (const {x, y, width, height, model} of rooms) {
    expect(x + width).toBeLessThanOrEqual(planSize.width);
    expect(y + height).toBeLessThanOrEqual(planSize.height);
    if (model) expect(modelById(model).kind).toBe('camera');
  }
});

it('puts no camera into the bathroom', () => {
  expect(rooms.find(({id}) => id === 'bath')?.model).toBeNull();
});

it('draws a sector around the direction', () => {
  expect(sector([0, 0], 90, 90, 100)).toBe('M0 0L70.7 70.7A100 100 0 0 1 -70.7 70.7z');
});
