/** The company's history: product milestones by year and month. The words of an event are in `copy/about/company.ts`. */
import type {TimelineYear} from './timeline.schema';

export const timeline = [
  {
    year: 2009,
    months: [
      {month: 4, events: ['founded']},
      {month: 12, events: ['firstPicture']},
    ],
  },
  {year: 2010, months: [{month: 9, events: ['cloudCamera']}]},
  {
    year: 2011,
    months: [
      {month: 3, events: ['algorithmTeam']},
      {month: 10, events: ['homeApp']},
    ],
  },
  {year: 2012, months: [{month: 6, events: ['cloudRecording']}]},
  {year: 2013, months: [{month: 8, events: ['recorder']}]},
  {
    year: 2014,
    months: [
      {month: 5, events: ['inspectionApp']},
      {month: 11, events: ['platform2']},
    ],
  },
  {year: 2015, months: [{month: 9, events: ['kindergarten', 'openInterfaces']}]},
  {year: 2016, months: [{month: 7, events: ['overheadCounting']}]},
  {
    year: 2017,
    months: [
      {month: 4, events: ['storeSaas']},
      {month: 12, events: ['heatMap']},
    ],
  },
  {year: 2018, months: [{month: 8, events: ['edgeBox']}]},
  {
    year: 2019,
    months: [
      {month: 3, events: ['platform4']},
      {month: 10, events: ['checkout']},
    ],
  },
  {
    year: 2020,
    months: [
      {month: 4, events: ['remoteInspection']},
      {month: 11, events: ['gb28181']},
    ],
  },
  {year: 2021, months: [{month: 6, events: ['algorithmMall']}]},
  {
    year: 2022,
    months: [
      {month: 5, events: ['stereo']},
      {month: 9, events: ['platform5']},
    ],
  },
  {year: 2023, months: [{month: 7, events: ['retrieval']}]},
  {
    year: 2024,
    months: [
      {month: 3, events: ['badge']},
      {month: 10, events: ['globalEdition']},
    ],
  },
  {
    year: 2025,
    months: [
      {month: 5, events: ['platform6']},
      {month: 11, events: ['newStoreSaas']},
    ],
  },
  {year: 2026, months: [{month: 11, events: ['compareHeat', 'nightFirmware']}]},
] as const satisfies readonly TimelineYear[];

/** Keys of the events in the page's copy. */
export type TimelineEvent = (typeof timeline)[number]['months'][number]['events'][number];
