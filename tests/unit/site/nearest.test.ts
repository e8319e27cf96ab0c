/** Suggestions of the 404 page for mistyped addresses. */
import {describe, expect, it} from '@jest/globals';
import {nearestRoutes} from '../../../src/site/nearest';
import {routeIds, routes} from '../../../src/site/routes';

const nearest = (path: string, edition: 'zh-CN' | 'global' = 'zh-CN') =>
  nearestRoutes(path, edition).map((id) => routes[id].path);

describe('nearest pages', () => {
  it.each([
    ['/produts', ['/products', '/products/accurate-people-counting', '/products/head-shoulder-counting']],
    ['/product', ['/products', '/products/accurate-people-counting', '/products/head-shoulder-counting']],
    ['/suport/model/w3e', ['/support', '/support/troubleshooting', '/support/finder']],
    ['/news/compny', ['/news/company', '/news', '/news/product']],
    ['/solution', ['/solutions', '/solutions/smart-store', '/solutions/industries/catering']],
  ])('%s', (path, wanted) => {
    expect(nearest(path)).toEqual(wanted);
    expect(nearest(path, 'global')).toEqual(wanted);
  });

  it.each([
    ['/news/product/gone', '/news/product'],
    ['/support/finder/offlin', '/support/finder'],
    ['/contact', '/about/contact'],
    ['/industries/catering', '/solutions/industries/catering'],
    ['/Prodcts/AI-bx.html', '/products/ai-box'],
  ])('%s first of all leads to %s', (path, wanted) => expect(nearest(path)[0]).toBe(wanted));

  it('are pages that menus may show, each once', () => {
    const offered = nearestRoutes('/paas/acess-layer', 'zh-CN', routeIds.length);
    const paths = offered.map((id) => routes[id].path);
    expect(new Set(paths.map((path) => path.split('#')[0])).size).toBe(paths.length);
    expect(offered.filter((id) => routes[id].hidden || routes[id].status !== undefined)).toEqual([]);
    expect(paths).not.toContain('/technology/ai-technology/face-recognition');
  });
});
