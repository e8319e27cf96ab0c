import {describe, expect, it} from '@jest/globals';
import {routeCodec, routeResult, startPlan} from '../../../src/pages/products/store-inspection/cloud/_parts/routePlan';

describe('day on the road and at the desk', () => {
  it('counts whole stores and whole days', () => {
    expect(routeResult({stores: 24, drive: 40, visit: 60, desk: 15})).toEqual({
      onRoad: 4,
      atDesk: 32,
      roadDays: 6,
      deskDays: 1,
      driving: 160,
    });
    expect(routeResult({stores: 33, drive: 40, visit: 60, desk: 15}).deskDays).toBe(2);
  });

  it('gets one store done however far it is', () => {
    expect(routeResult({stores: 5, drive: 120, visit: 400, desk: 5}).onRoad).toBe(1);
  });

  it('ignores numbers outside the range', () => {
    const query = new URLSearchParams('stores=500&drive=60&visit=x');
    expect(routeCodec.read(query)).toEqual({...startPlan, drive: 60});
    routeCodec.write({...startPlan, desk: 20}, query);
    expect(query.toString()).toBe('desk=20');
  });
});
