/**
 * Host of all dialogs and bottom sheets. Any component opens one by template id; its content is loaded then.
 * State follows the specification: a configuration while open, cleared on close.
 */
import copy from '@copy/shell';
import {
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import {LoadBoundary} from '../navigation/LoadBoundary';
import type {InquirySubject} from '@site/src/features/forms/inquiry/useSubject';
import {Overlay, type OverlayLook} from '../../components/ui/Overlay';
import {useOnNextPage} from '@site/src/site/useOnNextPage';
import {WhenPainted} from '../../components/ui/WhenPainted';
import styles from './OverlayHost.module.css';

/** Everything a template may need to know about the control that opened it. */
export interface OverlayRequest extends OverlayLook {
  readonly template: TemplateId;
  readonly kind: 'dialog' | 'sheet';
  readonly title: string;
  /** Id of the control, for the lead's source. */
  readonly componentId?: string;
  /** What an inquiry is about. */
  readonly subject?: InquirySubject;
}

export interface TemplateProps {
  readonly componentId?: string;
  readonly subject?: InquirySubject;
  readonly close: () => void;
}

type TemplateId = keyof typeof templates;

const templates = {
  freeExperience: lazy(() => import('@edition/FreeForm')),
  inquiry: lazy(() => import('@edition/InquiryForm')),
  hotline: lazy(() => import('./Hotline')),
  wechat: lazy(() => import('./Wechat')),
} satisfies Record<string, LazyExoticComponent<ComponentType<TemplateProps>>>;

const OverlayContext = createContext<(request: OverlayRequest) => void>(() => undefined);

/** Opens a dialog or sheet. */
export const useOverlay = () => useContext(OverlayContext);

export function OverlayHost({children}: {readonly children: ReactNode}) {
  const [request, open] = useState<OverlayRequest | null>(null);
  const close = useCallback(() => open(null), []);

  useOnNextPage(close);

  const Template: ComponentType<TemplateProps> | null = request && templates[request.template];
  const content = useMemo(() => children, [children]);
  const loading = <p className={styles.loading}>{copy.loading}</p>;
  return (
    <OverlayContext.Provider value={open}>
      {content}
      {request && Template && (
        <Overlay {...request} closeLabel={copy.close} onClose={close}>
          <LoadBoundary>
            <WhenPainted fallback={loading}>
              <Suspense fallback={loading}>
                <Template componentId={request.componentId} subject={request.subject} close={close} />
              </Suspense>
            </WhenPainted>
          </LoadBoundary>
        </Overlay>
      )}
    </OverlayContext.Provider>
  );
}
