/** The week before a table was moved and the week after it: cells of both plans, their difference, and the area in figures. */
import {areaFigures, heatCells, heatChange} from './heatCells';
import {changeCells, warmCells} from './HeatPlan';
import {tableZones, weekVisits} from './heatSample';

/** Top of the dwell scale, the same for both weeks. */
const most = 30;

/** Works out both weeks; takes some milliseconds. */
export function compareWeeks() {
  const visits = {before: weekVisits('before'), after: weekVisits('after')};
  const cells = {before: heatCells(visits.before), after: heatCells(visits.after)};
  return {
    before: warmCells(cells.before.values(), 'dwell', most),
    after: warmCells(cells.after.values(), 'dwell', most),
    change: changeCells(heatChange(cells.before, cells.after)),
    figures: {
      before: areaFigures(visits.before, tableZones.before),
      after: areaFigures(visits.after, tableZones.after),
    },
  };
}

export type WeekComparison = ReturnType<typeof compareWeeks>;
