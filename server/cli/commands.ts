/** Every command of `npm run leads`. Help, the parser and the table in `server/README.md` are made from this. */
import {codes} from './codes';
import type {Command, OptionSpecs} from './command';
import {deliveries, deliveryOptions, resend, resendOptions, testMail, testWebhook} from './deliveries';
import {doctor, doctorOptions} from './doctor';
import {find, set, setOptions, show} from './leads';
import {exportLeads, exportOptions, list, listOptions} from './list';
import {backup, backupOptions, restore, restoreOptions} from './backup';
import {allColumns} from './columns';
import {comments, commentOptions} from './comments';
import {auditLog, auditOptions, erase, misses, opened, purge, rotate} from './maintenance';
import {move} from './move';
import {pictures, picturesOptions} from './pictures';

const confirmed = (meaning: string): OptionSpecs => ({yes: {meaning}});

const lead = {value: '<id or reference>', needed: 'the id or reference of a lead'};
const person = {value: '<mobile or e-mail>', needed: 'a mobile number or an e-mail address'};

const aboutText =
  'A search for text opens every lead that the other options leave, some 40,000 a second. Without --since it looks at the\n' +
  'last 90 days.';
const aboutColumns = `Columns: ${allColumns.join(', ')}`.replace(/(.{1,110})(?: |$)/g, '$1\n').trimEnd();

export const commands: readonly Command[] = [
  {
    name: 'list',
    summary: 'a page of leads, newest first, without personal data',
    options: listOptions,
    details: [aboutText, aboutColumns],
    run: list,
  },
  {
    name: 'show',
    summary: 'a lead and its contact with everything that is known (recorded)',
    operand: lead,
    run: show,
  },
  {
    name: 'set',
    summary: 'state and owner of a lead, and notes on it (recorded)',
    operand: lead,
    options: setOptions,
    run: set,
  },
  {
    name: 'find',
    summary: 'all leads and comments of a person (recorded)',
    operand: person,
    run: find,
  },
  {
    name: 'export',
    summary: 'all leads with everything, newest first (recorded)',
    options: exportOptions,
    details: [aboutText, aboutColumns],
    run: exportLeads,
  },
  {
    name: 'pictures',
    summary: 'write the pictures of a lead into files (recorded)',
    operand: lead,
    options: picturesOptions,
    run: pictures,
  },
  {
    name: 'deliveries',
    summary:
      'what the CRM and sales were told, newest first; with an id one of them with its attempts and answers (recorded)',
    operand: {value: '<delivery id>'},
    options: deliveryOptions,
    run: deliveries,
  },
  {
    name: 'resend',
    alias: 'replay',
    summary: 'send a delivery again, or those of a lead, or all that were given up (recorded)',
    operand: {value: '<id or reference>'},
    options: resendOptions,
    run: resend,
  },
  {name: 'test-webhook', summary: 'send a test to the CRM, and show what came of it (recorded)', run: testWebhook},
  {name: 'test-mail', summary: 'send a test to sales, and show what came of it (recorded)', run: testMail},
  {
    name: 'comments',
    summary: 'what readers wrote under documents, or one of them by its id (recorded)',
    operand: {value: '<comment id>'},
    options: commentOptions,
    run: comments,
  },
  {name: 'misses', summary: 'searches that helped nobody, the most frequent first', run: misses},
  {name: 'opened', summary: 'search results that were opened, and how often another one was opened next', run: opened},
  {name: 'codes', summary: 'verification codes waiting in the development outbox (recorded)', run: codes},
  {
    name: 'erase',
    summary: 'what would be deleted of a person; --yes deletes it (recorded)',
    operand: person,
    options: confirmed('delete it'),
    run: (context, args) => erase(context, args.operand, args.flag('yes')),
  },
  {
    name: 'purge',
    summary: 'delete what is past its retention now (recorded)',
    options: confirmed('also what sweeps keep back'),
    run: (context, args) => purge(context, args.flag('yes')),
  },
  {
    name: 'rotate',
    summary: 'make a new key and seal everything with it (recorded)',
    options: {reseal: {meaning: 'only seal, with the key at hand'}},
    run: (context, args) => rotate(context, args.flag('reseal')),
  },
  {
    name: 'move',
    summary: 'move everything from the data folder to the PostgreSQL of DATABASE_URL, once (recorded)',
    runAlone: move,
  },
  {
    name: 'backup',
    summary: 'a checked copy of the data into a new file (recorded)',
    options: backupOptions,
    runAlone: backup,
  },
  {
    name: 'restore',
    summary: 'put a copy in the place of the data, while the service is stopped (recorded)',
    operand: {value: '<file>', needed: 'the file of a backup'},
    options: restoreOptions,
    runAlone: restore,
  },
  {
    name: 'audit',
    summary: 'who read or changed what, newest first (recorded)',
    options: auditOptions,
    run: auditLog,
  },
  {
    name: 'doctor',
    summary: 'look for what is wrong, also with wrong settings, and say what to do; changes and sends nothing',
    options: doctorOptions,
    details: ['Exit code 1 means that there is a problem; warnings are none.'],
    diagnose: doctor,
  },
];
