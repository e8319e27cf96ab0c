/** The words of the English edition, and the ones it does not use. A new entry needs its reason. */
import {latin, withCapital, type GlossaryTerm} from '../../src/facts/glossary';

/** British forms and their US spelling, as patterns of whole words; `$1` to `$3` are what stays. */
const spellings: readonly (readonly [british: string, us: string])[] = [
  ['(\\w*)(col|behavi|fav|neighb|lab|hon|harb|vap|rum|od|hum|flav|endeav|arm|parl|sav)our(\\w*)', '$1$2or$3'],
  ['(\\w*)(cent|met|lit|theat|fib|calib|lust|spect)re(s|d)?', '$1$2er$3'],
  [
    '((?:\\w*)(?:organ|recogn|real|minim|maxim|author|optim|custom|priorit|summar|standard|final|categor|initial|synchron|visual|util|normal|apolog|capital|central|critic|digit|emphas|equal|familiar|formal|general|local|memor|mobil|modern|monet|neutral|penal|personal|special|stabil|steril|symbol|sympath|vandal|harmon|item|random|serial|token|anonym|pseudonym|immobil|character|subsid|jeopard))is(e|ed|es|er|ers|ing|able|ation|ations|ational)',
    '$1iz$2',
  ],
  // "Analyses" is a plural too.
  ['(anal|paral|catal)ys(e|ed|er|ers|ing)', '$1yz$2'],
  [
    '(cancel|label|travel|model|signal|level|channel|fuel|dial|total|counsel|panel|tunnel|initial|pencil|unravel)l(ed|ing|er|ers)',
    '$1$2',
  ],
  ['(\\w*)grey(\\w*)', '$1gray$2'],
  ['(licen|defen|offen|preten)ce(s|d)?', '$1se$2'],
  ['practis(e|ed|es|ing)', 'practic$1'],
  ['catalogu(e|es|ed|ing)', 'catalog$1'],
  ['(pro)gramme(s)?', '$1gram$2'],
  ['(judg|acknowledg|lodg)ement(s)?', '$1ment$2'],
  ['cheque(s)?', 'check$1'],
  ['tyre(s)?', 'tire$1'],
  ['kerb(s|side)?', 'curb$1'],
  ['aluminium', 'aluminum'],
  ['ageing', 'aging'],
  ['storey(s)?', 'story$1'],
  ['(m|sm)ou(ld|lder)(s|ed|ing|y)?', '$1o$2$3'],
  ['skilful(ly)?', 'skillful$1'],
  ['(fulfi|enro|insta)l(s|ment|ments)?', '$1ll$2'],
  ['learnt', 'learned'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['(to|after|back|up|down|in|out|on)wards', '$1ward'],
  ['enquir(y|ies|e|es|ed|ing|er|ers)', 'inquir$1'],
  ['manoeuvr(e|es|ed|ing)', 'maneuver$1'],
  ['per cent', 'percent'],
  ['plough(s|ed|ing)?', 'plow$1'],
  ['maths', 'math'],
  ['anti-?clockwise', 'counterclockwise'],
];

const patterns = spellings.map(([british, us]) => [new RegExp(`^(?:${british})$`, 'i'), us] as const);

/** The US spelling of a British word. */
export function usSpelling(found: string): string {
  const pair = patterns.find(([british]) => british.test(found));
  if (!pair) return found;
  const us = found.toLowerCase().replace(pair[0], pair[1]);
  return withCapital(found, us.replace(/^(catalog|maneuver)e(?!d)/, '$1').replace(/^storys$/, 'stories'));
}

const spelling: GlossaryTerm = {
  write: usSpelling,
  rule: 'US spelling',
  avoid: new RegExp(`(?<![\\w#/.@-])(?:${spellings.map(([british]) => british).join('|')})(?![\\w/@]|\\.\\w)`, 'i'),
  why: 'the English edition has US spelling',
};

const british = 'the word is British; the edition is read in the US';

/** British words, by what to write. */
const usWords: readonly GlossaryTerm[] = [
  {write: 'register', avoid: /\btills?\b(?! now| then)/i, why: '“till” is British, and “until” when it is a time'},
  {
    write: 'line',
    avoid: /\bqueu(?:e|es|ed|eing|ing)\b/i,
    why: 'people stand in line in the US; only data queues',
    except: ['queue up', 'queues up', 'can queue', 'first, queue', 'message queue', 'event queue', 'upload queue'],
  },
  {write: 'street-front store', avoid: /\bhigh[ -]streets?\b/i, why: british},
  {write: 'AC power, or outlet', rule: 'mains', avoid: /\bmains\b/i, why: british},
  {write: 'phone', avoid: /\bmobile phones?\b|\bhandsets?\b/i, why: 'one word for it'},
  {write: 'sales floor', avoid: /\bshop[ -]?floors?\b/i, why: 'in the US, the shop floor is a factory’s'},
  {write: 'power outage', avoid: /\bpower[ -]cuts?\b/i, why: british},
  {write: 'check, or select', rule: 'tick', avoid: /\btick(?:s|ed|ing)?\b/i, why: 'a box is checked in the US'},
  {write: 'shopping cart', avoid: /\btrolleys?\b/i, why: british},
  {write: 'sidewalk', avoid: /\bpavements?\b/i, why: british},
  {write: 'parking lot', avoid: /\bcar[ -]parks?\b/i, why: british},
  {write: 'schedule', avoid: /\brotas?\b/i, why: british},
  {write: 'ZIP code', avoid: /\bpost ?codes?\b/i, why: british},
  {write: 'flashlight', avoid: /\btorch(?:es)?\b/i, why: british},
  {write: 'wrench', avoid: /\bspanners?\b/i, why: british},
  {write: 'two weeks', avoid: /\bfortnights?\b/i, why: british},
  {write: 'outlet', avoid: /\b(?:power|plug|wall|mains) sockets?\b/i, why: british},
  {write: 'ground, grounded', rule: 'earth', avoid: /\bearth(?:ed|ing| wires?)\b/i, why: british},
  {write: 'fitting room', avoid: /\bchanging rooms?\b/i, why: british},
  {write: 'takeout', avoid: /\btake-?aways?\b/i, why: british, except: ['key takeaway']},
  {write: 'sales associate', avoid: /\bshop assistants?\b/i, why: british},
  {write: 'register, or checkout', rule: 'cash desk', avoid: /\bcash desks?\b/i, why: british},
  {write: 'foot traffic', avoid: /\bfootfall\b/i, why: british},
  {write: 'public holiday', avoid: /\bbank holidays?\b/i, why: british},
  {write: 'truck', avoid: /\blorr(?:y|ies)\b/i, why: british},
  {write: 'elevator', avoid: /\b(?:passenger|goods|service) lifts?\b/i, why: british},
  {
    write: 'the time with a.m. or p.m.',
    rule: 'US clock',
    // A time that stands alone is data, which the page writes in the reader’s way; one with seconds is read off a device.
    avoid:
      /(?<=[^\s'"=−] )(?:0?0|1[3-9]|2[0-3]):[0-5]\d(?![:\d])|\b(?:at|until|before|after|by|for) (?:[1-9]|1[0-2]):[0-5]\d(?![:\d]| ?[ap]\.m| ?[AP]M| (?:to|and|or) \d)/,
    why: 'the US has a clock of twelve hours',
  },
];

const name = 'the product has this name only, as in the menu';

const products: readonly GlossaryTerm[] = [
  {write: 'Site selection', avoid: /\bLocated[ -][Hh]ere\b/, why: name},
  {write: 'Aisle and counter analytics', avoid: /\b[Cc]lose-view (?:customer )?(?:flow|traffic)\b/, why: name},
  {write: 'Cross-camera paths', avoid: /\b[Cc]ross-(?:lens|mirror)\b(?: analysis| paths?)?/, why: name},
  {
    write: 'Store inspection app',
    avoid: /\bXundiantong (?:inspection )?[Aa]pp\b|\b[Ss]tore[ -]check app\b|\bpatrol app\b/,
    why: name,
  },
  {write: 'How-to videos', avoid: /\b[Tt]eaching videos?\b|\b[Tt]utorial videos?\b|\b[Vv]ideo tutorials?\b/, why: name},
  {write: 'Help center', avoid: /\b[Ss]upport cent(?:er|re)\b|\bHelp Center\b/, why: name},
  {write: 'Cash-loss prevention', avoid: /\b[Cc]ash[ -]lost\b|\b[Cc]ash loss prevention\b/, why: name},
  {write: 'Heat map analysis', avoid: /\b[Hh]eatmaps?\b|\b[Hh]eating power\b/, why: 'heat map is two words'},
];

const field: readonly GlossaryTerm[] = [
  {write: 'Wi-Fi', avoid: latin('[Ww][Ii][Ff][Ii]|wi-fi|Wi-fi|WI-FI'), why: 'the name as its owner writes it'},
  {write: 'PoE', avoid: latin('poe|POE|Poe'), why: 'the name as the standard writes it'},
  {
    write: 'e-mail',
    avoid: /\b[Ee]mails?\b/,
    why: 'one spelling on the whole site',
    except: ['The email address is incorrect. We could not send the code to it. Check it for typos.'],
  },
  {
    write: 'manual',
    avoid:
      /\b(?:user|user’s|product|device|operating|quick-start) (?:guides?|handbooks?)\b|\bhandbooks?\b|\b(?:user|instruction) manuals?\b|\binstruction books?\b/i,
    why: 'the menu and every document of this kind say manual',
    except: ['employee handbook', 'Employee handbook'],
  },
  {
    write: 'upload bandwidth',
    avoid:
      /\bup-?link(?:s| bandwidth| speed| rate)?\b(?! ports?\b| cables?\b| in a PoE| and PoE)|\bupstream\b(?: bandwidth| speed| rate| capacity)?(?! (?:platform|switch|router|server)s?\b)|\bupload (?:speed|rate)s?\b/i,
    why: 'one name for one figure: the planner and the articles ask for the upload bandwidth',
  },
  {
    write: 'sign in',
    avoid:
      /\b[Ll]og(?:ged|ging|s)?[ -]in(?:to)?\b(?! page| (?:the|a|an|its|their|your) )|\b(?:to|can|cannot|must|you|then|will|not) login\b|\b[Ll]ogin (?:to|into|with|again)\b/,
    why: 'the buttons say Sign in; “login” is only the pair of name and password',
  },
  {
    write: 'task',
    avoid: /\btickets?\b/i,
    why: 'what a store has to fix is a task; a ticket is a request to support',
    except: [
      // Requests to support, and systems of the customer.
      'A ticket closes only when you press',
      'done on each ticket',
      'work on our tickets',
      'needs no ticket to us',
      'into a ticket, a chat',
      'A ticket account, paid by the ticket',
      'Overdue tickets go to the next provider',
      'a copy of the ticket',
      'hand over open tickets',
      'ticket photos',
      'BI, tickets and wall displays',
      'Intranet, tickets',
      'a ticket opens in your system',
      // Receipts, and turnstiles.
      'average ticket',
      'sales tickets',
      'Extra tickets',
      'showing a ticket',
    ],
  },
  {
    write: 'inspector, or area manager',
    rule: 'inspector',
    avoid: /\bsupervisors?\b|\b(?:field|district) managers?\b/i,
    why: 'the app and the console know inspectors and area managers',
    except: ['warehouse keeper, then the supervisor', 'Supervisor and maintenance'],
  },
  {
    write: 'dismiss',
    avoid: /\brejection rates?\b|\brejected (?:pictures?|alerts?|three days)\b/i,
    why: 'the button says Dismiss',
  },
  {
    write: 'empty post',
    avoid: /\bunstaffed[ -](?:posts?|counters?|desks?|registers?)\b/i,
    why: 'the algorithm is called Empty post',
  },
  {
    write: 'chef’s cap',
    avoid: /\bhats?\b/i,
    why: 'one word for it',
    except: ['under hats', 'Hats, face masks and strollers', 'mask or hat', 'hard hat'],
  },
  {
    write: 'snapshot',
    avoid: /\bstills\b|\b(?:a|the|last|sample) still\b(?= (?:from|of|is|goes|may|image)|[,.:;]|$)|\bsnap[ -]shots?\b/i,
    why: 'the button says Snapshot',
  },
  {write: 'sub-stream', avoid: /\b[Ss]ub ?streams?\b/, why: 'one spelling, as on the screens'},
  {
    write: 'TF card',
    avoid: /\b(?:micro)?SD[ -]cards?\b|\bmemory cards?\b/i,
    why: 'the catalog and the labels say TF card',
  },
  {
    write: 'choose or tap, with the name of the button',
    avoid: /\bclick(?:s|ed|ing)? on\b(?!-)/i,
    why: 'half the readers hold a phone',
  },
  {
    write: 'the instruction alone',
    avoid: /\bplease\b/i,
    why: 'a step that asks politely is one word longer, five times a page',
    where: 'instructions',
  },
  {write: 'the sentence without it', avoid: /\bsimply\b/i, why: 'it is not simple for the person who is stuck'},
  {write: 'to', avoid: /\bin order to\b/i, why: 'two words less'},
  {
    write: 'no one, or who does it instead',
    rule: 'nobody',
    avoid: /\bnobody\b/i,
    why: 'a sentence about nobody leaves open who acts',
  },
];

/** Words of advertising: they claim without saying what. */
const advertising: GlossaryTerm = {
  write: 'what it does, and the figure',
  rule: 'advertising words',
  avoid:
    /\bseamless(?:ly)?\b|\bempower\w*|\bsolution-driven\b|\bleverag(?:e|es|ed|ing)\b|\bcutting[ -]edge\b|\bworld[ -]class\b|\bbest[ -]in[ -]class\b|\bstate[ -]of[ -]the[ -]art\b|\brevolution(?:ary|ize[sd]?|izing)\b|\bgame[ -]chang\w+|\bnext[ -]gen(?:eration)?\b|\bone[ -]stop\b|\bholistic\w*|\bunlock the\b|\beffortless(?:ly)?\b|\bunparalleled\b|\bunrivall?ed\b|\bsynerg\w+|\bindustry[ -]leading\b|\bleading provider\b|\bend[ -]to[ -]end solutions?\b|\bsupercharg\w+|\bbleeding[ -]edge\b/i,
  why: 'it says nothing that a buyer can check',
};

export const glossary: readonly GlossaryTerm[] = [spelling, ...usWords, ...products, ...field, advertising];
