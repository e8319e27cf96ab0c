/**
 * What fits at which width. A drawing is as wide as its place and keeps the size of its texts, so the build cannot know
 * the width: labels carry the least width of the figure from which they are shown, and the style sheet does the rest.
 */
import type {Chart} from '../../../src/facts/chart.schema';
import {linesIn, textWidth} from './text';

/** Least widths of a figure that are told apart, px (`src/css/charts.css`). The first is that of a step on a small phone. */
export const tiers = [216, 288, 480, 680] as const;
export type Tier = (typeof tiers)[number];

/** Class of what is shown from a width on; none where it is always shown. */
export const fromClass = (tier: Tier): string => (tier === tiers[0] ? '' : `from-${tier}`);

/** The least of the widths from which on something fits, or undefined. */
export const leastTier = (fits: (width: Tier) => boolean): Tier | undefined => {
  const wrong = tiers.findLastIndex((tier) => !fits(tier));
  return tiers[wrong + 1];
};

/** Room between labels, px. */
const gap = 8;

/** Lines of a label under a column at most. */
const linesMost = 3;

/** From which width on every label fits under its column, on up to three lines. */
export const labelsFit = ({labels}: Chart, padding: number): Tier | undefined =>
  leastTier((tier) => {
    const width = (tier - padding) / labels.length - gap;
    return labels.every((label) => linesIn(label, width) <= linesMost);
  });

/** Whether labels are a row of times or numbers, of which some may be left out. */
export const isRow = ({kind, labels}: Chart): boolean =>
  kind === 'lines' || (labels.length > 8 && labels.every((label) => /\d/.test(label)));

/** Steps that divide one another, so that a label shown on a phone is shown everywhere. */
const steps = [1, 2, 4, 8, 24];

/** For each label of a row the width from which it is shown; undefined where there is never room. */
export function thinned({labels}: Chart, padding: number): (Tier | undefined)[] {
  const shownAt = (tier: Tier): ReadonlySet<number> => {
    const plot = tier - padding;
    const band = plot / labels.length;
    const widest = Math.max(...labels.map((label) => textWidth(label)));
    const step = steps.find((one) => one * band >= widest + gap) ?? labels.length;
    const isInside = (index: number) => {
      const center = (index + 0.5) * band;
      const half = textWidth(labels[index]!) / 2;
      return center + half <= plot && center - half >= -padding;
    };
    return new Set(labels.flatMap((_, index) => (index % step === 0 && isInside(index) ? [index] : [])));
  };
  const shown = tiers.map((tier) => [tier, shownAt(tier)] as const);
  return labels.map((_, index) => {
    const hidden = shown.findLastIndex(([, set]) => !set.has(index));
    return shown[hidden + 1]?.[0];
  });
}
