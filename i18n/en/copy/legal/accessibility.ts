import type zh from '@site/i18n/zh-CN/copy/legal/accessibility';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';
import {longDay} from '@site/src/site/englishDates';

const copy = {
  meta: {
    title: 'Accessibility statement: tests, limits and contact',
    description:
      'The accessibility standard this website aims for, what was tested, and the problems we know about. Learn whom to tell and how soon you get an answer.',
  },
  banner: {
    title: 'Accessibility',
    text: 'What was tested, which problems we know about, and how to tell us about another.',
  },
  contents: 'On this page',
  updated: (date: string) => `Last reviewed ${longDay(date)}`,
  sections: {
    goal: {
      title: 'What we aim for',
      blocks: [
        `The ${brand.nameEn} website should work for everyone: for people who are blind or have low vision, don’t use a mouse, are sensitive to motion, or have an old phone. Each of them should be able to read it, solve a problem with it, and reach us.`,
        'Both editions aim for levels A and AA of the Web Content Accessibility Guidelines (WCAG) 2.2. These contain the level A and AA criteria of WCAG 2.0 that Section 508 of the US Rehabilitation Act refers to.',
        'Our own assessment is “partially conformant”: everything under “What was tested” passes, and the points under “Known limitations” remain open. No third party has certified it.',
      ],
    },
    tested: {
      title: 'What was tested',
      blocks: [
        'Before each release, automated tests check the finished website. If one of them fails, nothing is published:',
        {
          items: [
            'axe-core looks for violations of the rules for WCAG 2.0, 2.1 and 2.2, levels A and AA. It does so in light and dark colors, at phone and computer width. For articles that share a template, it checks the structure of each one and the colors of the first.',
            'By keyboard alone, in both editions: skip link, main menu, phone menu, dialogs, tabs, video, picture viewer and forms. The focus is always visible and returns to where it was when a dialog closes.',
            'At a width of 320 pixels, and at 200% zoom of a 1280-pixel screen, no page scrolls sideways.',
            'With reduced motion turned on in the system, nothing moves by itself.',
            'In forced colors (Windows contrast themes), buttons and fields stay visible, and the selected option stands out.',
            'With scripts turned off, the text can be read, the footer and the site map lead to every page, and the forms show a phone number and an e-mail address.',
            'The main tasks are run in Chromium and in Firefox: applying for a trial, searching, reading a troubleshooting article, changing the language.',
          ],
        },
        'Developers have also looked at most pages at phone and computer width, and at a few of them in dark and in forced colors.',
      ],
    },
    limits: {
      title: 'Known limitations',
      blocks: [
        {
          items: [
            'It has not been tested by people with disabilities yet, nor used from start to finish with a screen reader such as NVDA, JAWS or VoiceOver. Automated checks find only some of the problems.',
            'Safari and the browsers that phone makers ship have not been tested systematically.',
            'The product clips have no sound and no audio description; the text beside them says the same. The how-to videos are silent and captioned, without sign language; manuals and articles give the same steps.',
            'Simulated stores, heat maps and dimension drawings are graphics. A screen reader reads one sentence about each; the figures are in a table or in text nearby. A few labels of the dimension drawings exist only in the picture.',
            'The trial form needs a code sent by e-mail. If you cannot use it, call or write to us, and we will fill in the request for you.',
            'The developer platform, the sign-in page and the app stores are separate sites, which this statement does not cover.',
          ],
        },
      ],
    },
    help: {
      title: 'Settings that help',
      blocks: [
        {
          items: [
            'Light or dark follows your system, and so do reduced motion, contrast themes and text size.',
            'Zoom to 400%: the content becomes one column.',
            'Press Tab: the first thing to appear is “Skip to main content.” Arrow keys, Home and End work in the menus, and Esc closes them.',
            'Articles and manuals can be printed, or saved to a phone to read offline.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Tell us about a barrier',
    text: (days: number, phone: string | null) =>
      `Tell us which page it was, what you wanted to do, and with which device and assistive technology${phone ? `, by e-mail or by phone at ${phone}` : ''}. We answer within ${days} business days. If we can fix it soon, we give you a date; otherwise we give you what you were looking for by phone or e-mail.`,
    action: 'Write to',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
