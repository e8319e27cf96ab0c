/** Vignettes of places, the floor at 44. */
import type {Place} from '@site/src/facts/frontmatter.lists';
import type {ReactNode} from 'react';

/** The ceiling with a camera below it. */
const ceilingCamera = (
  <>
    <path d="M4 5h56" />
    <path className="s" d="M22 12a10 10 0 0 0 20 0z" />
    <rect className="s" x="20" y="5" width="24" height="7" rx="2.5" />
    <circle className="b" cx="32" cy="15" r="3" />
  </>
);

/** Where a step of an article is done. */
export const placeDrawings: Readonly<Record<Place, ReactNode>> = {
  camera: (
    <>
      {ceilingCamera}
      <path className="fb" d="M29 24 18 44h28L35 24z" />
      <circle cx="13" cy="25" r="3.6" />
      <path d="M6 44v-7a7 7 0 0 1 14 0v7M4 44h56" />
    </>
  ),
  ladder: (
    <>
      {ceilingCamera}
      <path d="M4 44h56" />
      <path className="b" d="M45 44 50 20M59 44 54 20M49.5 22h5M48.5 28h7M47 34h10M46 40h12" />
      <path className="o" d="m49 18-5-3" />
    </>
  ),
  switch: (
    <>
      <rect className="s" x="5" y="17" width="54" height="17" rx="3.5" />
      <path d="M11 23h6v5h-6zM21 23h6v5h-6zM31 23h6v5h-6z" />
      <circle className="b" cx="45" cy="25.5" r="1.5" />
      <circle className="o" cx="52" cy="25.5" r="1.5" />
      <path className="b" d="M24 28v8q0 8 8 8h28" />
      <path d="M14 23v-8q0-8-8-8H4" />
    </>
  ),
  router: (
    <>
      <rect className="s" x="8" y="29" width="48" height="12" rx="4" />
      <path d="M15 29V13M49 29V13M20 35h12" />
      <circle className="b" cx="47" cy="35" r="1.5" />
      <path className="b" d="M24 16a12 12 0 0 1 16 0M28 21a6.5 6.5 0 0 1 8 0M32 25h.01" />
    </>
  ),
  power: (
    <>
      <rect className="s" x="5" y="10" width="26" height="30" rx="4" />
      <path d="M14 18v5M22 18v5M18 30v4" />
      <rect className="s" x="42" y="17" width="16" height="16" rx="3.5" />
      <path className="b" d="M42 22h-6M42 28h-6M50 33v5q0 6-6 6h-9" />
      <circle className="o" cx="50" cy="25" r="1.5" />
    </>
  ),
  recorder: (
    <>
      <rect className="s" x="14" y="4" width="36" height="22" rx="3" />
      <path className="fb" d="M18 8h13v6H18zM33 16h13v6H33z" />
      <path d="M32 8v14M18 15h28M32 26v5" />
      <rect className="s" x="6" y="31" width="52" height="12" rx="3" />
      <circle className="b" cx="14" cy="37" r="1.5" />
      <circle className="o" cx="21" cy="37" r="1.5" />
      <path d="M40 37h11" />
    </>
  ),
  box: (
    <>
      <path className="s" d="M14 20v-6M22 20v-9M30 20v-9M38 20v-9M46 20v-9M52 20v-6" />
      <rect className="s" x="8" y="20" width="48" height="20" rx="4" />
      <path d="M15 30h8M28 30h6" />
      <circle className="b" cx="43" cy="30" r="1.5" />
      <circle className="o" cx="49" cy="30" r="1.5" />
    </>
  ),
  badge: (
    <>
      <path className="b" d="m24 4 8 12 8-12" />
      <rect className="s" x="18" y="14" width="28" height="31" rx="5" />
      <circle cx="32" cy="25" r="4.5" />
      <path d="M25 38a7 7 0 0 1 14 0" />
      <circle className="o" cx="41" cy="19" r="1.5" />
    </>
  ),
  phone: (
    <>
      <rect className="s" x="20" y="3" width="24" height="42" rx="5" />
      <path className="fb" d="M24 10h16v12H24z" />
      <path d="M30 40h4M24 27h16M24 32h10" />
      <path className="b" d="M30 13v6l5-3z" />
    </>
  ),
  computer: (
    <>
      <rect className="s" x="8" y="5" width="48" height="30" rx="3.5" />
      <path d="M8 12h48M13 8.500h.01M17 8.500h.01M26 35l-2 8M38 35l2 8M18 43h28" />
      <path className="b" d="m14 18 5 4-5 4M23 27h9" />
      <path className="fb" d="M38 17h12v12H38z" />
    </>
  ),
  door: (
    <>
      <path d="M4 44h56M14 44V6h36v38" />
      <path className="fb" d="M18 10h13v34H18z" />
      <path d="M18 44V10h13v34M46 44V10H33v34" />
      <path className="b" d="M6 44h52" />
      <path className="o" d="M32 39v-7M29 35l3-3 3 3" />
    </>
  ),
  floor: (
    <>
      <path d="M4 44h56M7 44V14h17v30M7 24h17M7 34h17" />
      <path className="fb" d="M10 17h5v7h-5zM17 27h4v7h-4z" />
      <circle cx="38" cy="17" r="4" />
      <path d="M31 44V30a7 7 0 0 1 14 0v14" />
      <path className="b" d="M50 37h8M55 34l3 3-3 3" />
    </>
  ),
  till: (
    <>
      <path d="M4 44h56M8 44V28h48v16" />
      <rect className="s" x="13" y="9" width="22" height="14" rx="2.5" />
      <path d="M24 23v5" />
      <path className="b" d="M42 28V13l2 1.5 2-1.5 2 1.5 2-1.500V28M45 19h3M45 23h3" />
      <path className="fb" d="M17 12h14v8H17z" />
    </>
  ),
  people: (
    <>
      <circle className="s" cx="17" cy="17" r="5.5" />
      <path className="s" d="M6 42v-6a11 11 0 0 1 22 0v6z" />
      <path className="b" d="M33 7h24v17H45l-7 6v-6h-5z" />
      <path d="M39 13h12M39 18h8" />
    </>
  ),
};
