/** The three ways in which receipts leave the register, as zones of one wall: sent as items, split off the printer, exported as a table. */
import type {Zone} from '@site/src/components/sections/DrawnRow';

/** The same register in each zone, so that what differs is what leaves it. */
const register = (
  <>
    <path className="s" d="M32 236v-60h128v60" />
    <path d="M20 176h152" />
    <rect className="s" x="48" y="108" width="66" height="46" rx="6" />
    <path d="M81 154v22M64 176h34" />
    <path className="l" d="M60 124h34M60 138h20" />
    <path className="paper" d="M130 154v-30l5 4 5-4 5 4 5-4v30" />
    <rect className="s" x="122" y="154" width="36" height="22" rx="4" />
  </>
);

/** What takes the receipts stands on it. */
const shelf = <path d="M272 184h112M284 184v52M372 184v52" />;

export const registerWays: readonly Zone[] = [
  {
    at: [222, 158],
    drawing: (
      <>
        {register}
        {shelf}
        <path className="b" d="M114 116h80M250 116h78v30m-6-8 6 8 6-8" />
        <rect className="s" x="194" y="74" width="56" height="84" rx="6" />
        <path className="b" d="M206 94h20M238 94h0M206 110h26M238 110h0M206 126h16M238 126h0M206 142h22M238 142h0" />
        <rect className="s" x="284" y="156" width="88" height="28" rx="5" />
        <path className="l" d="M296 156v-6M308 156v-6M348 156v-6M360 156v-6" />
        <path className="b" d="M296 170h12M356 170h0" />
      </>
    ),
  },
  {
    at: [222, 206],
    drawing: (
      <>
        {register}
        <path d="M252 220h128M264 220v16M368 220v16" />
        <path className="b" d="M158 166h24v40h76m-8-6 8 6-8 6" />
        <rect className="s" x="266" y="194" width="100" height="26" rx="4" />
        <path className="b" d="M280 207h0M292 207h0" />
        <path d="M316 194v-18" />
        <rect className="s" x="244" y="72" width="144" height="104" rx="8" />
        <path className="l" d="M256 154h120M284 154v-20a16 16 0 0 1 32 0v20" />
        <circle className="l" cx="300" cy="106" r="9" />
        <rect className="fb" x="322" y="82" width="56" height="48" rx="4" />
        <path className="o" d="M330 94h38M330 106h26M330 118h34" />
      </>
    ),
  },
  {
    at: [222, 166],
    drawing: (
      <>
        {register}
        {shelf}
        <path className="b" strokeDasharray="2 7" d="M114 126h74M256 126h44" />
        <path className="b" d="m296 120 6 6-6 6" />
        <rect className="s" x="190" y="86" width="64" height="80" rx="6" />
        <path className="b" d="M190 106h64M190 126h64M190 146h64M214 86v80" />
        <rect className="s" x="302" y="124" width="70" height="48" rx="5" />
        <path d="M290 184v-4q0-4 4-4h86q4 0 4 4v4" />
        <path className="l" d="M314 140h46M314 154h30" />
        <path className="o" d="M334 60a18 18 0 1 0 20 24 15 15 0 0 1-20-24z" />
      </>
    ),
  },
];
