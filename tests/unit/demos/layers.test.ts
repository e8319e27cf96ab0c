/** Layers that are chosen: on the page of the platform, and on that of the smart store. */
import {describe, expect, it} from '@jest/globals';
import {layerByKey, layers} from '@site/src/pages/technology/platform-capabilities/_parts/layerKeys';
import {layerCodec, layers as plates, start} from '@site/src/pages/solutions/smart-store/_parts/layerChoice';

describe('keys of the tabs', () => {
  it('walk on and round the ends', () => {
    expect(layerByKey('paas', 'ArrowRight')).toBe('vpaas');
    expect(layerByKey('paas', 'ArrowLeft')).toBe('dataCenterStation');
    expect(layerByKey('dataCenterStation', 'ArrowDown')).toBe('paas');
    expect(layerByKey('aiot', 'ArrowUp')).toBe('vpaas');
  });

  it('Home and End lead to the ends, other keys nowhere', () => {
    expect([layerByKey('aiot', 'Home'), layerByKey('aiot', 'End')]).toEqual([layers[0], layers.at(-1)]);
    expect(layerByKey('aiot', 'Enter')).toBeUndefined();
  });
});

describe('the address of the smart store', () => {
  it.each(plates.map(({id}) => id))('keeps %s, with and without internet', (layer) => {
    for (const offline of [true, false]) {
      const query = new URLSearchParams('sp=x');
      layerCodec.write({layer, offline}, query);
      expect(query.get('sp')).toBe('x');
      expect(layerCodec.read(query)).toEqual({layer, offline});
    }
  });

  it('is empty at the start, and what is unknown is dropped', () => {
    const query = new URLSearchParams();
    layerCodec.write(start, query);
    expect(query.toString()).toBe('');
    expect(layerCodec.read(new URLSearchParams('layer=roof&line=up'))).toEqual(start);
  });
});
