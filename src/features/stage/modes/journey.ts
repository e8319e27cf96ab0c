/** One person, followed from lens to lens. */
import {stepSeconds} from '../clock';
import {faded} from '../colors';
import {stage, toPicture} from '../geometry';
import {paintCameraView} from '../cameraView';
import {none, path, type Running, type Stage} from '../modes';
import type {Tone} from '../scene';
import {createJourney, journeyStep, type Journey, type Lens} from '../sensors/journey';

/** Seconds a finished way stays before the next person is followed. */
const restBetween = 4;

export function journey({world, labels, colors}: Stage): Running {
  let followed: Journey = createJourney(-1);
  let over = 0;
  const next = (after: number) =>
    world.people.filter(({isInside, id}) => isInside && id > after).sort((one, other) => one.id - other.id)[0] ??
    world.people.find(({isInside}) => isInside);
  const follow = (person: number | null) => {
    const id = person ?? next(followed.person)?.id;
    if (id !== undefined) followed = createJourney(id);
  };
  const colorOf = (lens: Lens): string => (lens === 0 ? colors.in : lens === 1 ? colors.outLine : '#7F8CA6');
  const toneNow = (): Tone => (followed.points.at(-1)?.lens === 1 ? 'out' : 'plain');
  return {
    floorEvery: 0.2,
    set: () => true,
    pick: follow,
    step() {
      if (followed.person === -1) follow(null);
      journeyStep(followed, world);
      over = followed.isOver ? over + 1 : 0;
      if (over * stepSeconds > restBetween) follow(null);
    },
    scene: () => ({
      marks: followed.isOver ? none : new Map([[followed.person, {tone: toneNow(), label: labels.followed}]]),
      notes: [],
      over(context, unit) {
        const last = followed.points.at(-1);
        if (!last || last.lens === null || followed.isOver) return;
        const [x, y, z] = stage.cameras[last.lens]!.position;
        context.save();
        context.strokeStyle = faded(colorOf(last.lens), 0.75);
        context.lineWidth = 1.5 * unit;
        context.setLineDash([2 * unit, 6 * unit]);
        context.lineCap = 'round';
        context.beginPath();
        path(context, [toPicture(x, y, z), toPicture(...last.at, 1.5)]);
        context.stroke();
        context.restore();
      },
    }),
    floor: () => (context, unit) => {
      context.lineWidth = 4.5 * unit;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      const {points} = followed;
      for (let index = 1; index < points.length;) {
        const {lens} = points[index]!;
        const from = index;
        while (index < points.length && points[index]!.lens === lens) index += 1;
        context.strokeStyle = colorOf(lens);
        // Where no lens looks the way is only known from both ends.
        context.setLineDash(lens === null ? [0.02, 0.16] : []);
        context.beginPath();
        path(
          context,
          points.slice(from - 1, index).map(({at}) => at),
        );
        context.stroke();
      }
      context.setLineDash([]);
      const [start] = points;
      if (!start) return;
      context.fillStyle = colors.paper;
      context.strokeStyle = colorOf(start.lens);
      context.lineWidth = 3 * unit;
      context.beginPath();
      context.arc(...start.at, 0.12, 0, Math.PI * 2);
      context.fill();
      context.stroke();
    },
    reading: () => ({
      mode: 'journey',
      person: followed.person,
      lens: followed.points.at(-1)?.lens ?? null,
      seconds: [...followed.seconds],
      handovers: followed.handovers,
      stops: [...followed.stops],
      isOver: followed.isOver,
    }),
    inset: (pen, index) =>
      paintCameraView(
        pen,
        index,
        world,
        followed.isOver ? null : followed.person,
        followed.points.at(-1)?.lens === index,
        colors,
      ),
  };
}
