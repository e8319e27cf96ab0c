/** Shape of the owner settings; parsed when the site is built and by `npm run check:launch`. */
import * as z from 'zod';

/** A setting with the mark that says whether it is still the demo value shipped with the repository. */
const setting = <T extends z.ZodType>(value: T) => z.object({value, demo: z.boolean()});

const httpsUrl = z.url({protocol: /^https$/, error: 'write a full https:// address'});

const months = z.int('write a whole number of months').min(1).max(120);

const contactPoint = z.object({
  /** Number as shown; null hides every place that would show it. */
  phone: setting(
    z
      .string()
      .regex(/^[+\d][\d -]+$/, 'digits, spaces and hyphens, e.g. "400-000-0000"')
      .nullable(),
  ),
  email: setting(z.email('write an e-mail address')),
  /** Opening hours in the office's time zone: ISO weekdays (1 = Monday) and HH:MM. */
  hours: setting(
    z.object({
      timeZone: z.string(),
      weekdays: z.array(z.number().int().min(1).max(7)).min(1),
      from: z.string().regex(/^\d{2}:\d{2}$/, 'write HH:MM'),
      to: z.string().regex(/^\d{2}:\d{2}$/, 'write HH:MM'),
    }),
  ),
});

const office = z.object({
  id: z.string(),
  address: z.object({zh: z.string(), en: z.string()}),
  zipCode: z.string(),
  phone: z.string().nullable(),
  email: z.email(),
});

/** Where an app or client is fetched from; null where there is none: its button is left out. */
const downloadLink = setting(httpsUrl.nullable());

const mobileApp = z.object({
  /** The app's page in the App Store. */
  ios: downloadLink,
  /** The installer, or the app's page in an Android store. */
  android: downloadLink,
});

export const ownerSchema = z.object({
  /** Origin of the published site, without a trailing slash. */
  siteUrl: setting(httpsUrl),
  contact: z.object({zh: contactPoint, en: contactPoint}),
  /** Address for reports of a weakness, named in `/.well-known/security.txt`. */
  securityContact: setting(z.email('write an e-mail address')),
  /** Address for journalists, named in the press room. */
  pressContact: setting(z.email('write an e-mail address')),
  offices: setting(z.array(office).min(1)),
  /** ICP filing number; null where the owner has none yet: nothing is shown then. */
  icp: setting(z.string().nullable()),
  accessibility: z.object({
    /** Working days to answer a report of a barrier; quoted in the accessibility statement. */
    replyDays: setting(z.int('write a whole number of days').min(1).max(30)),
  }),
  warranty: z.object({
    /** Months by kind of device, from the day of delivery or acceptance; `/support/warranty` makes its table of them. */
    months: setting(
      z.object({
        camera: months,
        aiCamera: months,
        umeCamera: months,
        recorder: months,
        edgeBox: months,
        badge: months,
      }),
    ),
    /** Months for what comes in the box: supplies, cables, charging docks. */
    accessoryMonths: setting(months),
  }),
  links: z.object({
    openPlatform: setting(httpsUrl.nullable()),
    login: setting(httpsUrl.nullable()),
    chat: setting(httpsUrl.nullable()),
    /** Content of the WeChat official account's QR code; null hides the panel entry. */
    wechatQr: setting(z.string().nullable()),
  }),
  /**
   * Origin of the writers' desk. Staff who switched it on see "Improve this page" on documents; null: nobody does. `http` is for
   * a desk on one's own computer.
   */
  desk: setting(z.url({protocol: /^https?$/, error: 'write the address of the desk'}).nullable()),
  downloads: z.object({
    desktop: z.object({windows: downloadLink, macos: downloadLink}),
    /** The client for platform 5.x, and the one for tills that still run Windows 7. */
    desktopOld: z.object({windows: downloadLink, windows7: downloadLink}),
    inspection: mobileApp,
    newHuidian: mobileApp,
    huidian: mobileApp,
    home: mobileApp,
    xiaodian: mobileApp,
  }),
});

export type OwnerSettings = z.infer<typeof ownerSchema>;
