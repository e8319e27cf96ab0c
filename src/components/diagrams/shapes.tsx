/** Things that stand in several diagrams, each drawn around its own center. */
import type {ReactNode} from 'react';

/** Moves a shape to its place. */
export const At = ({x, y, children}: {readonly x: number; readonly y: number; readonly children: ReactNode}) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** A dome camera, about 108 × 80. */
export const CameraShape = () => (
  <>
    <path className="s" d="M-44 30a44 40 0 1 1 88 0z" />
    <circle className="s" r="24" />
    <circle className="o" r="13" />
    <circle r="5" />
    <rect className="s" x="-54" y="26" width="108" height="16" rx="8" />
  </>
);

/** A memory card, about 40 × 56. */
export const CardShape = () => (
  <>
    <path className="s" d="M-18-26H8l12 12v36a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-44a4 4 0 0 1 4-4z" />
    <path className="o" d="M-12-16v10M-3-16v10M6-16v10" />
  </>
);

/** A network switch, 116 × 44. */
export const SwitchShape = () => (
  <>
    <rect className="s" x="-58" y="-22" width="116" height="44" rx="8" />
    <path d="M-42-6h14v12h-14zM-20-6h14v12h-14zM2-6h14v12H2z" />
    <circle className="b" cx="32" r="3" />
    <circle className="o" cx="44" r="3" />
  </>
);

/** The cloud, about 116 × 92. */
export const CloudShape = () => (
  <>
    <path className="s" d="M-44 36h88a28 28 0 0 0 6-55 38 38 0 0 0-72-13 32 32 0 0 0-44 25 22 22 0 0 0 22 43z" />
    <path className="b" d="m-12 6 9 10 18-22" />
  </>
);

/** A phone, 56 × 104. */
export const PhoneShape = () => (
  <>
    <rect className="s" x="-28" y="-52" width="56" height="104" rx="12" />
    <path className="fb" d="M-20-36h40v46h-40z" />
    <path d="M-20-36h40v46h-40zM-8 40H8" />
    <path className="b" d="m-5-21 14 8-14 8z" />
  </>
);

/** A server of the customer or of a platform, 64 × 84. */
export const ServerShape = () => (
  <>
    <path className="s" d="M-32-42h64v84h-64z" />
    <path d="M-32-14h64M-32 14h64M-20-28h20M-20 0h20M-20 28h20" />
    <circle className="b" cx="18" cy="-28" r="2.5" />
    <circle className="b" cx="18" r="2.5" />
    <circle className="o" cx="18" cy="28" r="2.5" />
  </>
);

/** Three people, the middle one in front, about 108 × 84. */
export const PeopleShape = () => (
  <>
    <circle className="s" cx="-35" cy="-18" r="10" />
    <circle className="s" cx="35" cy="-18" r="10" />
    <path
      className="s"
      d="M-54 42V16a17 17 0 0 1 17-17h4a17 17 0 0 1 17 17v26zM16 42V16a17 17 0 0 1 17-17h4a17 17 0 0 1 17 17v26z"
    />
    <circle className="s" cy="-29" r="12" />
    <path className="s" d="M-22 42V10a20 20 0 0 1 20-20h4a20 20 0 0 1 20 20v32z" />
  </>
);

/** An office building, about 100 × 92. */
export const OfficeShape = () => (
  <>
    <path className="s" d="M-36 46v-92h72v92z" />
    <path className="fb" d="M-24-34h14v14h-14zM10-34h14v14H10zM-24-8h14V6h-14zM10-8h14V6H10z" />
    <path d="M-24-34h14v14h-14zM10-34h14v14H10zM-24-8h14V6h-14zM10-8h14V6H10zM-9 46V22H9v24M-50 46H50" />
  </>
);

/** A store with its awning and a camera under it, 112 × 88. */
export const StoreShape = () => (
  <>
    <path className="s" d="M-44-12v56h88v-56" />
    <path className="fb" d="M2 4h30v22H2z" />
    <path d="M2 4h30v22H2zM-32 44V2h24v42M-56 44H56" />
    <path className="s o" d="M-42-44h84l10 24a13 11 0 0 1-26 0 13 11 0 0 1-26 0 13 11 0 0 1-26 0 13 11 0 0 1-26 0z" />
    <path className="o" d="M-52-20H52" />
  </>
);

/** The classroom camera ukid: a round face with ears, about 52 × 54. */
export const BearShape = () => (
  <>
    <circle className="s" cx="-18" cy="-19" r="8" />
    <circle className="s" cx="18" cy="-19" r="8" />
    <circle className="s b" r="25" />
    <circle className="s" cy="-3" r="10" />
    <circle className="o" cy="-3" r="4" />
    <path d="M-9 13q9 6 18 0" />
  </>
);
