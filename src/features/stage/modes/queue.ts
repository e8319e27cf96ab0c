/** The queue at the till. */
import {faded} from '../colors';
import {fill, path, type Running, type Stage} from '../modes';
import type {Mark} from '../scene';
import {createQueueLog, queueReading, queueStep} from '../sensors/queue';
import type {StageSettings} from '../settings';
import {queueSlots} from '../spots';

export function queue({world, labels, colors}: Stage, first: StageSettings): Running {
  const log = createQueueLog(first.limit);
  return {
    floorEvery: 0.5,
    set: (settings) => settings.limit === first.limit,
    step: () => queueStep(log, world),
    floor: () => (context, unit) => {
      const {isCalling} = queueReading(log, world);
      const color = isCalling ? colors.alert : colors.in;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.strokeStyle = faded(color, 0.2);
      context.lineWidth = 0.62;
      context.beginPath();
      path(context, queueSlots.slice(0, Math.max(2, world.queue.length)));
      context.stroke();
      // The limit lies across the queue, longer on the free side: the people in line hide the rest.
      const [a, b] = [queueSlots[first.limit]!, queueSlots[first.limit + 1]!];
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [nx, ny] = [(-(b[1] - a[1]) / length) * 0.5, ((b[0] - a[0]) / length) * 0.5];
      context.strokeStyle = colors.outLine;
      context.lineWidth = 3.5 * unit;
      context.beginPath();
      path(context, [
        [x - nx, y - ny],
        [x + nx * 3.6, y + ny * 3.6],
      ]);
      context.stroke();
    },
    scene() {
      const marks = new Map<number, Mark>();
      for (const [place, {id, activity, queuedAt}] of world.queue.entries()) {
        marks.set(
          id,
          activity === 'paying'
            ? {tone: 'in'}
            : {
                tone: place > first.limit ? 'alert' : 'plain',
                label: fill(labels.seconds, {count: Math.round(world.time - queuedAt)}),
              },
        );
      }
      return {marks, notes: []};
    },
    reading: () => ({mode: 'queue', ...queueReading(log, world), calls: log.calls, lengths: log.lengths.slice(-60)}),
  };
}
