/**
 * The words this site uses, and the ones it does not: `npm run check` holds documents, news and copy against them. The
 * words customers type (`symptoms`) are theirs and are left alone. A new entry needs its reason: the writer reads it.
 */
export interface GlossaryTerm {
  /** What to write, as the message says it. */
  readonly write: string;
  /** The forms not to write. */
  readonly avoid: RegExp;
  readonly why: string;
  /** Right words that contain such a form. */
  readonly except?: readonly string[];
  /** `instructions`: documents and news only. Forms and legal notices have a tone of their own. */
  readonly where?: 'instructions';
}

/** A Latin word that is not part of an address, a file name or an id. */
const word = (forms: string): RegExp => new RegExp(`(?<![\\w#/.@-])(?:${forms})(?![\\w/@-]|\\.\\w)`);

const zh: readonly GlossaryTerm[] = [
  {
    write: '摄像机',
    avoid: /摄像头/,
    why: 'the catalogue, the labels and the apps say 摄像机',
    except: ['前置摄像头', '后置摄像头', '手机摄像头'],
  },
  {write: '登录', avoid: /登陆/, why: '登陆 is what ships and typhoons do', except: ['登陆沿海']},
  {write: '账号', avoid: /帐号|帐户|账户(?!余额)/, why: 'the apps say 账号', except: ['银行账户', '对公账户']},
  {
    write: '点',
    avoid: /点击/,
    why: 'one character says it, and a finger does not click',
    except: ['点击率', '点击量', '点击流'],
  },
  {
    write: '您',
    avoid: /尊敬的用户|(?:请|提醒|提示)用户|用户(?:可以|您|需要?(?!求)|应当?|必须|请(?!求)|须|自行)/,
    why: 'the reader is 您, the people in the store are 顾客',
  },
  {write: 'App', avoid: word('APP|app|APp'), why: 'one spelling in Chinese'},
  {write: 'Wi-Fi', avoid: word('[Ww][Ii][Ff][Ii]|wi-fi|Wi-fi|WI-FI|WIFI'), why: 'the name as its owner writes it'},
  {write: 'PoE', avoid: word('poe|POE|Poe'), why: 'the name as the standard writes it'},
  {write: '录像机', avoid: /硬盘录像机|网络录像机/, why: 'the catalogue says 录像机'},
  {write: '客流统计', avoid: /客流量统计/, why: 'the product is called 客流统计'},
  {
    write: '找谁、在哪个菜单里改',
    avoid: /请?联系(?:系统|您的)?管理员(?![\d“（改解开给重])/,
    why: 'the reader is often the administrator, or does not know who it is',
  },
];

const en: readonly GlossaryTerm[] = [
  {write: 'Wi-Fi', avoid: word('[Ww][Ii][Ff][Ii]|wi-fi|Wi-fi|WI-FI'), why: 'the name as its owner writes it'},
  {write: 'PoE', avoid: word('poe|POE|Poe'), why: 'the name as the standard writes it'},
  {
    write: 'e-mail',
    avoid: /\b[Ee]mails?\b/,
    why: 'one spelling on the whole site',
    except: ['The email address is incorrect. Check it and enter it again.'],
  },
  {
    write: 'sign in',
    avoid:
      /\b[Ll]og(?:ged|ging|s)?[ -]in(?:to)?\b(?! page| (?:the|a|an|its|their|your) )|\b(?:to|can|cannot|must|you|then|will|not) login\b|\b[Ll]ogin (?:to|into|with|again)\b/,
    why: 'the buttons say Sign in; “login” is only the pair of name and password',
  },
  {
    write: 'the US spelling',
    avoid:
      /\b(?:colour|behaviour|favourite|neighbour|labour)\w*|\b(?:centre|metre|litre|theatre|grey|licence|cancelled|labelled|travelled)s?\b|\b(?:organis|recognis|realis|minimis|maximis|authoris)\w+/i,
    why: 'the English edition has US spelling',
  },
  {write: 'register', avoid: /\btills?\b(?! now| then)/i, why: '“till” is British, and “until” when it is a time'},
  {write: 'sub-stream', avoid: /\b[Ss]ub ?streams?\b/, why: 'one spelling, as on the screens'},
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
];

/** The house's words by language. */
export const glossary: Readonly<Record<'zh-CN' | 'en', readonly GlossaryTerm[]>> = {'zh-CN': zh, en};
