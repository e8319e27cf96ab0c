import type zh from '@site/i18n/zh-CN/copy/legal/accessibility';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const day = (date: string) => new Date(date).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

const copy = {
  meta: {
    title: 'Accessibility',
    description:
      'Which accessibility standard this website aims at, what was tested and how, what is known to be wrong, whom to tell and how soon you get an answer.',
  },
  banner: {title: 'Accessibility', text: 'What was tested, what is known to be wrong, and whom to tell.'},
  contents: 'On this page',
  updated: (date: string) => `Last reviewed ${day(date)}`,
  sections: {
    goal: {
      title: 'What we aim at',
      blocks: [
        `The ${brand.nameEn} website should work for everyone: for people who see little or nothing, who use no mouse, whom motion disturbs, or who have an old phone. Each of them should be able to read, find the way out of a problem, and reach us.`,
        'Both editions aim at levels A and AA of the Web Content Accessibility Guidelines (WCAG) 2.2. These contain the level A and AA criteria of WCAG 2.0 that Section 508 of the US Rehabilitation Act refers to.',
        'Our own assessment is “partially conformant”: everything under “What was tested” passes, and the points under “Known limitations” are open. No third party has certified it.',
      ],
    },
    tested: {
      title: 'What was tested',
      blocks: [
        'Before each release, programs run these checks on the built website. If one fails, nothing is published:',
        {
          items: [
            'axe-core looks for violations of the rules for WCAG 2.0, 2.1 and 2.2, levels A and AA, in light and dark colors, at phone and computer width. Of articles made from one template it checks the structure of each and the colors of the first.',
            'By keyboard alone, in both editions: skip link, main menu, phone menu, dialogs, tabs, video, picture viewer and forms. The focus is visible and comes back to where it was.',
            'At a width of 320 pixels, and at 200% zoom of a 1280-pixel screen, no page scrolls sideways.',
            'With reduced motion set in the system, nothing moves by itself.',
            'In forced colors (Windows contrast themes), buttons and fields can be seen and a chosen option can be told from the others.',
            'With scripts turned off, texts can be read, the footer and the site map lead to every page, and a phone number and an e-mail address stand where the forms are.',
            'The main jobs are done in Chromium and in Firefox: applying for a trial, searching, reading a troubleshooting article, changing the language.',
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
            'No people with disabilities have tried it for us yet, and nobody has walked through it with a screen reader such as NVDA, JAWS or VoiceOver. Automated checks find only part of what can be wrong.',
            'Safari and the browsers that phone makers ship have not been tested systematically.',
            'The product clips have no sound and no audio description; the text beside them says the same. The teaching videos are silent and captioned, without sign language; manuals and articles give the same steps.',
            'Simulated stores, heat maps and dimension drawings are graphics. A screen reader gets one sentence about each; their figures stand in a table or text nearby, except for a few labels of the dimension drawings.',
            'Troubleshooting articles that are not translated yet appear in Chinese in this edition, marked as Chinese.',
            'The trial form needs a code sent by e-mail. If you cannot use it, call or write to us and we file the request for you.',
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
            'Press Tab: the first thing to appear is “Skip to main content”. Arrow keys, Home and End work in the menus, and Esc closes them.',
            'Articles and manuals can be printed, or saved to a phone to read offline.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Tell us about a barrier',
    text: (days: number, phone: string | null) =>
      `Tell us which page it was, what you wanted to do, and with which device and assistive technology${phone ? `, by e-mail or by phone at ${phone}` : ''}. We answer within ${days} business days: with a date if it can be mended soon, and otherwise with what you were looking for, by phone or e-mail.`,
    action: 'Write to',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
