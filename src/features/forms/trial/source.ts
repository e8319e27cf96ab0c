/** Attribution of a lead: the control, the page and the campaign. Never personal data. */
import {isWide} from '../../../components/ui/wide';

export interface Source {
  readonly component_id: string;
  readonly source_path: string;
  readonly source_page_title?: string;
  readonly device_type?: 'mobile' | 'desktop';
  /** Milliseconds since the epoch. */
  readonly ts?: number;
}

/** localStorage key given by the specification. */
export const sourceKey = 'temp.common.change.data';

/** Cookie of the campaign parameter `sp`, kept for an hour. */
export const campaignCookie = {name: '_sp', maxAgeSeconds: 3600} as const;

const deviceType = () => (isWide() ? 'desktop' : 'mobile');

/** Stores what was pressed and returns it. A browser that refuses storage still gets the query parameters. */
export function rememberSource(input: {componentId: string; sourcePath: string; sourcePageTitle: string}): Source {
  const source: Source = {
    component_id: input.componentId,
    source_path: input.sourcePath,
    source_page_title: input.sourcePageTitle,
    device_type: deviceType(),
    ts: Date.now(),
  };
  try {
    window.localStorage.setItem(sourceKey, JSON.stringify(source));
  } catch {
    // Private mode or blocked storage.
  }
  return source;
}

/** The parameters the form page receives. */
export function sourceQuery(source: Source): string {
  const query = new URLSearchParams({component_id: source.component_id, source_path: source.source_path});
  if (source.source_page_title) query.set('source_page_title', source.source_page_title);
  if (source.device_type && source.component_id === 'rightFixed') query.set('device_type', source.device_type);
  return query.toString();
}

function storedSource(): Partial<Source> {
  try {
    return JSON.parse(window.localStorage.getItem(sourceKey) ?? '{}') as Partial<Source>;
  } catch {
    return {};
  }
}

/** Tracking fields sent with a lead: the address's parameters first, then what the button stored, then the page itself. */
export function readTracking(componentId: string | undefined) {
  const query = new URLSearchParams(window.location.search);
  const stored = storedSource();
  const pick = (name: 'component_id' | 'source_path' | 'source_page_title') => query.get(name) ?? stored[name];
  return {
    component_id: query.get('component_id') ?? componentId ?? stored.component_id ?? 'experience',
    source_path: pick('source_path') ?? window.location.pathname,
    source_page_title: pick('source_page_title') ?? document.title,
    device_type: query.get('device_type') ?? deviceType(),
    sp: readCookie(campaignCookie.name),
  };
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
}
