/** The door of the counter chooser in the address. */
import type {Door} from '@site/src/facts/hardware/doors';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const doorLimits = {width: {min: 0.8, max: 14}, height: {min: 2, max: 8}} as const;

export const doorStart: Door = {width: 2.4, height: 3};

const tenths = (text: string | null, {min, max}: {readonly min: number; readonly max: number}): number | null => {
  const value = Math.round(Number(text) * 10) / 10;
  return text && value >= min && value <= max ? value : null;
};

/** `?door=2.4&height=3` */
export const doorCodec: QueryCodec<Door> = {
  read: (query) => ({
    width: tenths(query.get('door'), doorLimits.width) ?? doorStart.width,
    height: tenths(query.get('height'), doorLimits.height) ?? doorStart.height,
  }),
  write: ({width, height}, query) => {
    setOrDelete(query, 'door', width === doorStart.width ? undefined : String(width));
    setOrDelete(query, 'height', height === doorStart.height ? undefined : String(height));
  },
};
