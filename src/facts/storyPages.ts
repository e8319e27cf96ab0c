/** What pages show of customer stories: in one language, with everything looked up while building (`plugins/stories`). */
import type {AlgorithmId} from './algorithms';
import type {RouteId} from '../site/routes';

/** Industries of the solution pages. */
export const storyIndustries = ['catering', 'shoesClothing', 'medicine', 'automobile', 'fmcg', 'smartCity'] as const;
export type StoryIndustry = (typeof storyIndustries)[number];

/** The solution page of an industry. */
export const industryRoute = (industry: StoryIndustry): RouteId => `solutions.${industry}`;

/** Address of the list; a story is one level below. */
export const storiesPath = '/customers';

/** A picture of a story as it is served. */
export interface StoryPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface StoryFigure {
  /** Ready to be shown: with separators, and a sign where it is a difference. */
  readonly figure: string;
  readonly unit: string;
  readonly meaning: string;
  readonly measured: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** A story where others are listed. */
export interface StoryCard {
  readonly id: string;
  /** Full pathname. */
  readonly href: string;
  readonly customer: string;
  readonly industry: StoryIndustry;
  readonly title: string;
  readonly logo: StoryPicture;
  /** The first of its figures. */
  readonly figure: Pick<StoryFigure, 'figure' | 'unit' | 'meaning'>;
}

export interface StoryPage extends Omit<StoryCard, 'figure'> {
  readonly summary: string;
  readonly city: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly stores: number;
  readonly before: string;
  readonly after: string;
  readonly figures: readonly StoryFigure[];
  readonly quote: {
    readonly text: string;
    readonly name: string;
    readonly role: string;
    readonly portrait?: StoryPicture;
  };
  readonly devices: readonly {readonly model: string; readonly count?: number; readonly purpose: string}[];
  readonly algorithms: readonly AlgorithmId[];
  readonly products: readonly RouteId[];
  /** Others to read, of the same industry first. */
  readonly others: readonly StoryCard[];
}
