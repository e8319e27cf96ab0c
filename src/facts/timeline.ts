/**
 * The company's history: product milestones by year and month. The words of an event are in `copy/about/company.ts`. Every
 * year is a demo entry until the owner confirms or replaces its events (`demo: false`).
 */
import type {TimelineYear} from './timeline.schema';

export const timeline = [
  {
    year: 2009,
    demo: true,
    months: [
      {month: 4, events: ['founded']},
      {month: 12, events: ['firstPicture']},
    ],
  },
  {year: 2010, demo: true, months: [{month: 9, events: ['cloudCamera']}]},
  {
    year: 2011,
    demo: true,
    months: [
      {month: 3, events: ['algorithmTeam']},
      {month: 10, events: ['homeApp']},
    ],
  },
  {year: 2012, demo: true, months: [{month: 6, events: ['cloudRecording']}]},
  {year: 2013, demo: true, months: [{month: 8, events: ['recorder']}]},
  {
    year: 2014,
    demo: true,
    months: [
      {month: 5, events: ['inspectionApp']},
      {month: 11, events: ['platform2']},
    ],
  },
  {year: 2015, demo: true, months: [{month: 9, events: ['kindergarten', 'openInterfaces']}]},
  {year: 2016, demo: true, months: [{month: 7, events: ['overheadCounting']}]},
  {
    year: 2017,
    demo: true,
    months: [
      {month: 4, events: ['storeSaas']},
      {month: 12, events: ['heatMap']},
    ],
  },
  {year: 2018, demo: true, months: [{month: 8, events: ['edgeBox']}]},
  {
    year: 2019,
    demo: true,
    months: [
      {month: 3, events: ['platform4']},
      {month: 10, events: ['checkout']},
    ],
  },
  {
    year: 2020,
    demo: true,
    months: [
      {month: 4, events: ['remoteInspection']},
      {month: 11, events: ['gb28181']},
    ],
  },
  {year: 2021, demo: true, months: [{month: 6, events: ['algorithmMall']}]},
  {
    year: 2022,
    demo: true,
    months: [
      {month: 5, events: ['stereo']},
      {month: 9, events: ['platform5']},
    ],
  },
  {year: 2023, demo: true, months: [{month: 7, events: ['retrieval']}]},
  {
    year: 2024,
    demo: true,
    months: [
      {month: 3, events: ['badge']},
      {month: 10, events: ['globalEdition']},
    ],
  },
  {
    year: 2025,
    demo: true,
    months: [
      {month: 9, events: ['cascade']},
      {month: 11, events: ['wideDoor']},
    ],
  },
  {
    year: 2026,
    demo: true,
    months: [
      {month: 1, events: ['platform6', 'newStoreSaas']},
      {month: 11, events: ['compareHeat', 'nightFirmware']},
    ],
  },
] as const satisfies readonly TimelineYear[];

/** Keys of the events in the page's copy. */
export type TimelineEvent = (typeof timeline)[number]['months'][number]['events'][number];
