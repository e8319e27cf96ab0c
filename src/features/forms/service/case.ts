/**
 * What the help pages know of a case: the model a visitor looked at, what they chose in the symptom finder, the steps they
 * answered. It stays in the tab (sessionStorage) and fills in the service request; the link to the form carries the ids of
 * it for a browser that stores nothing. No personal data.
 */

/** Key in sessionStorage. */
export const caseKey = 'support.case';

/** Parameters of the form's address. */
export const caseParameters = {
  model: 'model',
  /** Code of an article with the step reached, e.g. `NET-1-3`. */
  code: 'code',
  /** Code of a way through the symptom finder, e.g. `offline-2-1`. */
  path: 'path',
} as const;

/** Steps of one article that were answered, one a line. */
interface ArticleSteps {
  readonly title: string;
  /** Caller's code of the article, with the step reached. */
  readonly code: string;
  readonly lines: readonly string[];
}

interface ServiceCase {
  readonly model?: string;
  readonly seen?: string;
  /** By pathname, in the order in which they were read. */
  readonly articles?: Readonly<Record<string, ArticleSteps>>;
  /** The visitor asked for an engineer; the form has not taken the case over yet. */
  readonly isSent?: boolean;
}

export function readCase(): ServiceCase {
  try {
    return JSON.parse(window.sessionStorage.getItem(caseKey) ?? '{}') as ServiceCase;
  } catch {
    return {};
  }
}

function keep(change: ServiceCase): void {
  try {
    window.sessionStorage.setItem(caseKey, JSON.stringify({...readCase(), ...change}));
  } catch {
    // Blocked storage: the link carries what it can.
  }
}

/** The visitor opened a page of this model. */
export const keepModel = (model: string): void => keep({model});

/** What the visitor chose in the symptom finder, as the finder tells it. */
export const keepSeen = (seen: string): void => keep({seen});

/** Steps of an article; without lines the article is taken off. */
export function keepSteps(pathname: string, steps: ArticleSteps): void {
  const {[pathname]: _before, ...others} = readCase().articles ?? {};
  keep({articles: steps.lines.length > 0 ? {...others, [pathname]: steps} : others});
}

/** The visitor follows a link to the form. */
export const markSent = (): void => keep({isSent: true});

/** The form has taken the case over: a reload does not overwrite what was changed there. */
export const markTaken = (): void => keep({isSent: false});

const within = (text: string, most: number): string => [...text].slice(0, most).join('');

/** Values of the form that follow from the case and from the address of the form. */
export function caseValues(of: ServiceCase, query: URLSearchParams): Readonly<Record<string, string>> {
  const articles = Object.values(of.articles ?? {});
  const steps = articles.map(({title, code, lines}) => [`${title} · ${code}`, ...lines].join('\n')).join('\n\n');
  const codes = [query.get(caseParameters.path), query.get(caseParameters.code), ...articles.map(({code}) => code)];
  const values = {
    model: query.get(caseParameters.model) ?? of.model ?? '',
    seen: within(of.seen ?? '', 500),
    steps: within(steps, 2000),
    ticket: within([...new Set(codes.filter(Boolean))].join(', '), 60),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
