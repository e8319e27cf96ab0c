/** Figures that only the planner shows. Apart from `bitrate.ts`, which the page itself loads. */
import {terabytes} from '@site/src/facts/hardware/storage';
import {cameraMbit, codecs, incomingMbit, type BitrateState, type CameraGroup, type VideoCodec} from './bitrate';

/** Two decimals. */
export const cents = (figure: number): number => Math.round(figure * 100) / 100;

/** Bitrate of all cameras of a group in Mbit/s. */
export const groupMbit = (group: CameraGroup): number => cents(cameraMbit(group) * group.count);

/** What a plan would need with one codec throughout. */
export interface CodecNeed {
  readonly codec: VideoCodec;
  /** Disk space. */
  readonly tb: number;
  /** Whether every group records with it already. */
  readonly isChosen: boolean;
}

/** Disk space for each codec, all cameras recording with it. */
export const codecNeeds = ({groups, hours, days}: Pick<BitrateState, 'groups' | 'hours' | 'days'>): CodecNeed[] =>
  codecs.map((codec) => ({
    codec,
    tb: terabytes(incomingMbit(groups.map((group) => ({...group, codec}))), hours, days),
    isChosen: groups.every((group) => group.codec === codec),
  }));
