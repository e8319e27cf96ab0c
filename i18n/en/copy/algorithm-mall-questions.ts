import type zh from '@site/i18n/zh-CN/copy/algorithm-mall-questions';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  choose: {
    eyebrow: 'How to choose',
    title: 'Start with the problem that costs you the most',
    points: [
      {
        title: 'Name one problem',
        text: 'Write down what cost you most last month. Find the algorithm for it and start with that one only.',
      },
      {
        title: 'Check your cameras',
        text: 'If a camera already sees that spot, you only need a box. If none does, talk with us about adding one.',
      },
      {
        title: 'Count for two weeks',
        text: 'Note how many alerts were right, how many were false and how many problems it missed. Then decide.',
      },
      {
        title: 'Add the second one',
        text: 'A U8 runs three at once, a U9 six. A B1 takes up to four 1080p channels, one algorithm each, or several in turn.',
      },
    ],
  },
  questions: {
    title: 'Questions before you buy',
    faq: [
      {
        question: 'How is it priced?',
        answer:
          'You pay per algorithm and camera channel, by month or by year: two on a U8 and one on a channel of a B1 make three. A channel that runs several in turn is charged for those that run at the same time. Prices in your quote depend on the number of stores.',
      },
      {
        question: 'Can we turn one on for peak season only?',
        answer:
          'Yes. You switch algorithms on the platform at any time, with no visit to the device. One that is off makes no new data, and its earlier reports stay.',
      },
      {
        question: 'Can we bring our own model?',
        answer:
          'Yes, on a B1. The open platform lists the format and compute limits. We run a security check first, then you enable it in your own stores.',
      },
      {
        question: 'How many can one camera run?',
        answer:
          'A UME-8 camera runs three at once, a UME-9 six. The K3 and the H series only count people, and the Fmix-D also measures where they stop. The E3-X runs one counting line and one heat map zone without a box; for anything else, and for other ordinary cameras, use a B1 box, which runs one algorithm per channel.',
      },
      {
        question: 'Will an update change our results overnight?',
        answer: `No. ${promises.algorithmRollout}`,
      },
      {
        question: 'Who is responsible when it is wrong?',
        answer:
          'Where a box is red, the system points something out and a person decides what happens next. It issues no penalty and calls no one. Please do not tie it to anyone’s pay.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Object recognition: what it can and cannot name',
        note: 'Technology',
        href: '/technology/ai-technology/object-recognition',
      },
      {title: 'B1 support', note: 'Model', href: '/support/model/b1'},
      {title: 'How the AI devices divide the work', note: 'Hardware', href: '/products/hardware/ai-hardware'},
      {
        title: 'Rodent detection: what it sees at night',
        note: 'Technology',
        href: '/technology/ai-technology/rat-detection',
      },
    ],
  },
} satisfies CopyOf<typeof zh>;

export default copy;
