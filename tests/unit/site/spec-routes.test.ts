import {describe, expect, it} from '@jest/globals';
import {hardwarePath, models} from '../../../src/facts/models';
import {brand} from '../../../src/site/brand';
import {exceptionAt} from '../../../src/site/exceptions';
import {hasEdition, routeIdAt, routeIds, routes} from '../../../src/site/routes';
import {specModels, specRoutes} from '../../fixtures/spec-routes';

const paths = new Set<string>(routeIds.map((id) => routes[id].path));

describe('the registry beside the specification', () => {
  it.each(specRoutes(brand.slug).filter((path) => !path.includes('#')))('%s is in the registry', (path) =>
    expect(paths).toContain(path),
  );

  it('knows the anchors the menus lead to', () => {
    expect(specRoutes(brand.slug).filter((path) => path.includes('#') && !paths.has(path))).toEqual([]);
  });

  it('gives VPaaS its thirteen features', () => {
    expect([...paths].filter((path) => path.startsWith('/vpaas#'))).toHaveLength(13);
  });

  it('has face recognition in English only, and everything else that has content in both editions', () => {
    const withContent = routeIds.filter((id) => routes[id].needs === undefined);
    expect(withContent.filter((id) => !hasEdition(id, 'zh-CN'))).toEqual(['technology.faceRecognition']);
    expect(withContent.filter((id) => !hasEdition(id, 'global'))).toEqual([]);
  });

  it('hides cross-lens analysis from the menus', () => {
    expect(routes['products.crossLensAnalysis']).toMatchObject({hidden: true});
    expect(routes['products.crossLensAnalysis']).not.toHaveProperty('nav');
  });

  it.each(specModels)('has a page for %s', (name) => {
    const model = models.find((one) => one.name === name);
    expect(model).toBeDefined();
    expect(hardwarePath(model!)).toMatch(/^\/products\/hardware\/[a-z0-9-]+\/[a-z0-9-]+$/);
  });

  it('gives every device one address', () => {
    const addresses = models.map(hardwarePath);
    expect(new Set(addresses).size).toBe(addresses.length);
    const listed = [...paths].filter(
      (path) => /^\/products\/hardware\//.test(path) && routeIdAt(path) !== 'products.hardware.aiHardware',
    );
    expect(listed.filter((path) => !addresses.includes(path))).toEqual([]);
  });
});

describe('addresses with a wrong parameter', () => {
  it.each([
    ['/products/hardware/cloud-camera/w9', 'zh-CN', 'hardware'],
    ['/products/hardware/none', 'global', 'hardware'],
    ['/news/sports', 'global', 'archive'],
    ['/downloads/app', 'zh-CN', 'app'],
    ['/downloads/apps/unknown', 'global', 'app'],
    ['/support/5.x', 'zh-CN', 'version'],
    ['/support/5.x/troubleshooting/details/t0201', 'global', 'version'],
  ] as const)('%s (%s)', (path, edition, kind) => expect(exceptionAt(path, edition)?.kind).toBe(kind));

  it.each(['/nothing', '/news/product/gone', '/downloads', '/products/none'])('%s is just unknown', (path) =>
    expect(exceptionAt(path, 'zh-CN')).toBeUndefined(),
  );
});
