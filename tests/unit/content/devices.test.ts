/** Devices chosen by kind: a model added to the catalogue is in every list of its kind, and in no other. */
import {describe, expect, it} from '@jest/globals';
import {countAtStart, countEn, countZh} from '../../../src/facts/deviceCounts';
import {chosenDevices, choosesDevice, type DeviceChoice} from '../../../src/facts/devices';
import {modelById, models, modelsOfKind, type CatalogueModel} from '../../../src/facts/models';

const added = (model: CatalogueModel, changes: object = {}) => ({...model, id: 'x9', ...changes}) as CatalogueModel;
const ids = (choice: DeviceChoice | undefined) => chosenDevices(choice).map(({id}) => id);

describe('a choice of devices', () => {
  it('takes all models of its kinds and the ones it names, in catalogue order', () => {
    expect(ids({of: ['recorder', 'u8-d']})).toEqual(['u8-d', ...modelsOfKind('recorder').map(({id}) => id)]);
    expect(ids(undefined)).toEqual(models.map(({id}) => id));
  });

  it('takes a new model by its kind, not by the names of others', () => {
    const camera = added(modelById('e3-x'));
    expect(choosesDevice({of: ['camera']}, camera)).toBe(true);
    expect(choosesDevice({of: ['recorder']}, camera)).toBe(false);
    expect(choosesDevice({of: ['e3-x']}, camera)).toBe(false);
  });

  it('can ask for PoE or Wi-Fi', () => {
    const withPoe: DeviceChoice = {of: ['camera'], with: 'poe'};
    expect(choosesDevice(withPoe, added(modelById('e3-x'), {power: ['dc5']}))).toBe(false);
    expect(choosesDevice(withPoe, added(modelById('e3-x'), {power: ['dc12', 'poe']}))).toBe(true);
    const withWifi: DeviceChoice = {of: ['camera'], with: 'wifi'};
    expect(choosesDevice(withWifi, added(modelById('w3-e'), {wifi: false}))).toBe(false);
    expect(choosesDevice(withWifi, added(modelById('w3-e')))).toBe(true);
  });
});

it('counts models in words', () => {
  const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const cameras = modelsOfKind('camera').length;
  expect(countEn('camera')).toBe(words[cameras]);
  expect(countAtStart('camera')).toBe(words[cameras]!.replace(/^./, (letter) => letter.toUpperCase()));
  expect(countZh('camera')).toBe([...'零一两三四五六七八九十'][cameras]);
  expect(countZh()).toBe(String(models.length));
});
