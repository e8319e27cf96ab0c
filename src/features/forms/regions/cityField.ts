import {onlyCityOf, placeOf} from '../data/regions';
import {lookupField} from '../fields';

/** Required city by its six-digit adcode; a province with one city alone is taken as that city. */
export const cityField = () =>
  lookupField(
    (adcode) => placeOf(adcode) !== undefined,
    (adcode) => onlyCityOf(adcode) ?? adcode,
  );
