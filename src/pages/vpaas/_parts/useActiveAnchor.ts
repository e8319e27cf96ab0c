import {useEffect, useState} from 'react';

/** Id of the last of these elements whose top is above the middle of the window; the first before any of them is. */
export function useActiveAnchor(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const elements = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const above = elements.filter((element) => element.getBoundingClientRect().top < window.innerHeight / 2);
      setActive((above.at(-1) ?? elements[0])?.id);
    };
    const observer = new IntersectionObserver(update, {rootMargin: '0px 0px -50% 0px'});
    elements.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [key]);
  return active;
}
