import {useEffect, useState} from 'react';

/** Whether any part of the element is on the screen, while `active`. */
export function useInView(element: {readonly current: Element | null}, active: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!active || !element.current) {
      setInView(false);
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, active]);
  return inView;
}
