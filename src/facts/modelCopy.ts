/**
 * What has to be written for a model: `i18n/<edition>/copy/hardware/models/<id>.ts`, both editions, each ending with
 * `satisfies ModelCopy`. Figures are not written here: key facts, parameters, drawing and most of the survey come from
 * the catalogue. Figures inside sentences have to agree with `src/facts/models.ts`.
 */
import type {RouteId} from '@site/src/site/routes';
import type {PageMeta} from '@site/src/site/copy';

/** A heading and a paragraph. */
interface Block {
  readonly title: string;
  readonly text: string;
}

export interface ModelCopy {
  /** Head of the page. The title begins with the model's name. */
  readonly meta: PageMeta;
  /** What the picture shows, for people who cannot see it. */
  readonly alt: string;
  /** One sentence under the name: what it is and where it belongs. */
  readonly line: string;
  readonly overview: {
    /** The argument for this model as a sentence. */
    readonly title: string;
    /** Two to four reasons, strongest first. The first two stand beside pictures. */
    readonly blocks: readonly Block[];
    /** Where it hangs or what it is for: two to four short entries. */
    readonly places: readonly string[];
    /** Where another model does better, and which; two to four short entries. */
    readonly notFor: readonly string[];
    /** Products that work with it, with the reason. */
    readonly uses: readonly {readonly to: RouteId; readonly text: string}[];
  };
  /** One or two sentences beside the drawing: how it is fixed, where the cable leaves. */
  readonly drawing: string;
  readonly survey: {
    /** What to find out on site before ordering, in one sentence. */
    readonly lead: string;
    /** Three to five checks that only this model needs; the others are derived from the catalogue. */
    readonly checks: readonly string[];
  };
  /** At least four questions a buyer of this model asks. */
  readonly faq: readonly {readonly question: string; readonly answer: string}[];
  /** What to read next: edition-relative paths of pages and documents that exist. */
  readonly reading: readonly {readonly title: string; readonly note: string; readonly href: string}[];
  /** Title and text of the bar that closes the page. */
  readonly inquiry: Block;
}
