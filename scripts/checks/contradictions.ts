/**
 * Sentences that once contradicted another page and may not come back. `.docs/words.md` lists every contradiction that was
 * found with what guards it; here are those that no figure, promise or parity check finds.
 */
import type {Problem} from './problem';
import {inSentences, pageTexts} from './sentences';

interface Ended {
  /** Number in the table of `.docs/words.md`. */
  readonly number: number;
  readonly patterns: Readonly<Partial<Record<'zh-CN' | 'en', RegExp>>>;
  readonly write: string;
}

const ended: readonly Ended[] = [
  {
    number: 5,
    patterns: {
      'zh-CN': /(?:装好再|切换|换算法)[^。]{0,8}(?:中间不停|不中断|不停机)/,
      en: /\bswap\w*\b[^.]{0,40}\b(?:without (?:a )?(?:pause|interruption|stopping)|never stops)\b/i,
    },
    write: 'quote the promise algorithmSwap: the channel stops for minutes while an algorithm is loaded',
  },
  {
    number: 6,
    patterns: {
      'zh-CN':
        /(?:磨损|寿命|快坏|坏之前)[^。]{0,20}提前(?:提示|预警|提醒|报警)|提前(?:提示|预警|提醒)[^。]{0,10}(?:磨损|寿命|换卡)/,
      en: /\b(?:wear|worn|lifetime)\b[^.]{0,40}\b(?:in advance|ahead of time|before it fails)\b/i,
    },
    write: 'say that a fault is reported once the device sees one: it does not foresee wear',
  },
  {
    number: 9,
    patterns: {
      'zh-CN': /省级行政区[^。]{0,6}都有(?:服务)?网点/,
      en: /\b(?:all|every)\b[^.]{0,30}\bprovinc\w+\b[^.]{0,20}\bhas an outlet\b|\boutlets in (?:all|every)\b[^.]{0,20}\bprovinc/i,
    },
    write: 'quote the promise serviceCoverage: some provinces have resident staff and no outlet',
  },
  {
    number: 11,
    patterns: {
      'zh-CN': /两条线路[^。]*同一台交换机/,
      en: /\btwo (?:lines|networks|connections)\b[^.]*\b(?:one|same) switch\b/i,
    },
    write: 'name a second line for the router: one switch is one place to fail',
  },
  {
    number: 12,
    patterns: {
      'zh-CN': /只(?:用|是)(?:来|为了)?(?:答复|回复|处理)这一次|仅用于(?:答复|联系)/,
      en: /\bto answer this one request\b|\bonly to contact you about this request\b/i,
    },
    write: 'name marketing messages too, which a visitor may agree to',
  },
  {
    number: 13,
    patterns: {
      'zh-CN': /(?:这一代|5\.x)[^。]{0,10}(?:已经?停止更新|不再更新)(?!功能)/,
      en: /\b(?:5\.x|this version)\b[^.]{0,30}\b(?:is no longer (?:updated|maintained)|gets no (?:more )?updates)\b/i,
    },
    write: 'quote the promise platform5: security fixes go on',
  },
  {
    number: 14,
    patterns: {
      'zh-CN': /(?:规定|法规|药典)[^。]{0,12}2[–-]8 ?°?℃?|2[–-]8 ?(?:°C|℃)[^。]{0,8}(?:是规定|的规定)/,
      en: /\b(?:required|regulations?|rules?|law|pharmacop\w+)\b[^.]{0,25}\b2(?:–|-| to )8 ?°C/i,
    },
    write: 'say "as the label says": the pharmacopoeia’s cold storage is 2–10 °C, and labels decide',
  },
  {
    number: 15,
    patterns: {'zh-CN': /(?:行业编码)?00到09(?:是|属于)/, en: /\b00 to 09\b[^.]{0,10}\b(?:is|are|means?)\b/i},
    write: 'leave the meaning of the codes to the annex of GB/T 28181: 04 to 09 cover more than public security',
  },
  {
    number: 17,
    patterns: {
      'zh-CN': /每一?[行格](?:都)?只有一(?:个|方)[^。]{0,4}负责/,
      en: /\b(?:each|every) row has (?:one|a single|exactly one)\b/i,
    },
    write: 'say who is responsible in each cell: some rows are shared',
  },
  {
    number: 22,
    patterns: {
      'zh-CN': /勾选同意，?才会提交/,
      en: /\bsends? (?:it|them) only after you (?:check|agree)|\bthen nothing is sent\b/i,
    },
    write: 'say that the address goes out with “Get code”, before the consent, and everything else after it',
  },
  {
    number: 23,
    patterns: {
      'zh-CN': /不怕[^。，；]{0,3}(?:水汽|蒸汽)|(?:水汽|蒸汽)[^。；]{0,20}都能应付/,
      en: /\b(?:sealed against|handles?|withstands?|resists?|shrugs? off)\b[^.;]{0,20}\bsteam\b/i,
    },
    write: 'say splashes, and the distance from steam: no rating of ours covers hot steam',
  },
  {
    number: 24,
    patterns: {
      'zh-CN': /按一下(?:就停)?，?(?:已录的[^。，]{0,4})?(?:当场)?删除/,
      en: /\bone press\b[^.;]{0,25}\b(?:erases?|deletes?)\b/i,
    },
    write: 'say that one press stops the badge and that holding the key for 5 seconds deletes',
  },
  {
    number: 25,
    patterns: {
      'zh-CN': /走到[^。，]{0,6}，看一下镜头/,
      en: /\bpresses a button or\b|\b(?:walks?|steps?) up (?:to the terminal|and looks?)\b/i,
    },
    write: 'say that the person presses the button: without a press no face is computed',
  },
  {
    number: 26,
    patterns: {
      'zh-CN': /观看记录留到[^。]{0,10}再删/,
      en: /\bentries (?:stay|are kept) until\b|\bentries\b[^.]{0,20}\bnever removed\b/i,
    },
    write: 'quote the promise auditTrail, and say when the record as a whole expires',
  },
  {
    number: 27,
    patterns: {'zh-CN': /画面[^。]{0,6}五种情况/, en: /\bleaves? (?:the|your) store in (?:five|5) cases\b/i},
    write: 'quote the promise picturesLeave: the thumbnails of a search leave too',
  },
  {
    number: 28,
    patterns: {
      'zh-CN': /(?<!的)算法都在店里(?:运行|算)/,
      en: /\b(?:every|all|each) (?:the |of the |our )?algorithms? runs? in the store\b/i,
    },
    write: 'quote the promise algorithmsInStore: it is about video, speech becomes text in the cloud',
  },
  {
    number: 29,
    patterns: {
      'zh-CN': /网络(?:设置)?和密码(?:都|会|已经)?清掉|复位(?:会)?(?:只)?清掉网络(?:设置)?和密码/,
      en: /\bclears? (?:only )?(?:the )?network(?: settings)? and (?:the )?password\b|(?<!, )\bnetwork(?: settings)? and (?:the )?password (?:are|is) cleared\b/i,
    },
    write: 'name the recording plan, the counting lines and the masks too: a reset clears them',
  },
  {
    number: 30,
    patterns: {
      en: /\b(?:technicians?|partners?|colleagues?|service) near you(?:r stores?)?\b/i,
    },
    write: 'say where we come: China and Singapore; elsewhere by video and courier, with a local partner',
  },
  {
    number: 31,
    patterns: {'zh-CN': /已经在这么多门店里/, en: /\bthis many stores (?:run|use|work)\b/i},
    write: 'say what each figure counts: some stores are not connected yet, others were once',
  },
  {
    number: 32,
    patterns: {
      'zh-CN': /谁持(?:股|有公司股份)/,
      en: /\bwho (?:our shareholders are|holds (?:the )?shares|owns the shares)\b/i,
    },
    write: 'say which kinds of shareholders there are: the page prints no names, shares or amounts',
  },
  {
    number: 33,
    patterns: {'zh-CN': /这张图就进样本/, en: /\bbecomes a training sample\b/i},
    write: 'say whose model: pictures serve the account’s own, and others only if agreed in writing',
  },
  {
    number: 34,
    patterns: {'zh-CN': /H1001[^。]*最宽覆盖4 ?m/, en: /\bH1001\b[^.]*\bdoors up to 4 m\b/i},
    write: 'say 3.9 m (12.8 ft), what one unit covers at the highest mounting',
  },
  {
    number: 35,
    patterns: {en: /\b(?:accept|read) the privacy notice\b/i},
    write: 'say privacy policy, the name of the page',
  },
  {
    number: 38,
    patterns: {
      'zh-CN':
        /(?:画面|截图|图片|视频)[^。]{0,6}(?:只有|只在|有)[一二三四五六七八九十\d]+种情况[^。]{0,6}(?:出店|传出)/,
      en: /\b(?:pictures?|stills?|video)\b[^.]{0,20}\bin (?:three|four|five|six|seven|\d+) cases\b/i,
    },
    write: 'quote the promise picturesLeave, which names the cases and gives no number of them',
  },
  {
    number: 39,
    patterns: {
      'zh-CN': /充电[^。]{0,4}(?:也|同时)[^。]{0,3}上传|绿灯[^。]{0,10}(?:正在|同时)上传/,
      en: /\bcharging and uploading\b|\bgreen\b[^.]{0,20}\b(?:uploading|uploads)\b/i,
    },
    write: 'say that green is charging: the badge uploads in the dock on Wi-Fi, and then it is blue',
  },
  {
    number: 40,
    patterns: {
      'zh-CN': /签约[^。]{0,6}(?:开通|安排|以后)[^。]{0,6}(?:培训|试单)/,
      en: /\bsign\b[^.]{0,30}\bthen (?:train|a trial order)/i,
    },
    write: 'keep the order of the partner program: training, a trial order, then the contract',
  },
  {
    number: 41,
    patterns: {'zh-CN': /(?<!远程[^。]*)安排[^。]{0,10}伙伴[^。]{0,4}上门/, en: /\ba partner near you will come\b/i},
    write: 'say that a trial is set up remotely first, and when a partner comes',
  },
  {
    number: 42,
    patterns: {'zh-CN': /保存满了?72小时|72小时[^。]*(?:自动送达|一定送)/, en: /\bkept for 72 hours and sent\b/i},
    write: 'say that sending stops after 72 hours and that what was typed stays in the draft',
  },
  {
    number: 43,
    patterns: {
      'zh-CN': /(?:等到|等)第二天[^。]{0,6}(?:不会丢|不丢|没关系)/,
      en: /\bnot lost by waiting\b/i,
    },
    write: 'say that a disk fault cannot wait: the recorder may have stopped recording',
  },
  {
    number: 44,
    patterns: {
      'zh-CN': /录像机(?:自己)?坏了(?:也有备份|[^。]{0,4}照样录|[^。]{0,4}继续录)/,
      en: /\bown copy\b[^.]*\bif the recorder fails\b/i,
    },
    write: 'say that cameras powered by the recorder stop with it: a card helps against a broken disk',
  },
  {
    number: 45,
    patterns: {
      'zh-CN': /“我的→(?:设置→)?关于”[^。|]{0,10}\d\.\d/,
      en: /\bMe → (?:Settings → )?About\b[^.|]{0,50}\b\d\.\d/,
    },
    write: 'link the table of the latest versions: each app has its own',
  },
  {
    number: 46,
    patterns: {
      'zh-CN': /(?:人数|客流)[^。]{0,6}每一?分钟(?:更新|刷新)|每一分钟[^。]{0,30}随时可查|报表[^。]{0,8}晚一两分钟/,
      en: /\bcounts arrive once a minute\b|\bfor every door and every minute\b|\ba minute or two behind the door\b/i,
    },
    write: 'quote the promise countsShown: a camera sends counts each minute, screens show them less often',
  },
  {
    number: 47,
    patterns: {
      'zh-CN': /(?:一空|空了)就(?:提醒|通知|报警)/,
      en: /\b(?:the moment|as soon as)\b[^.]{0,20}\b(?:shelf|shelves|facing)\b[^.]{0,15}\b(?:is|are|runs?) empty\b/i,
    },
    write: 'say when an alert goes out: pictures are taken on a schedule, two facings have to be empty',
  },
  {
    number: 48,
    patterns: {'zh-CN': /存得下一天的录音/, en: /\b64 GB holds the day\b/i},
    write: 'say many days: an hour of sound is about 15 MB',
  },
  {
    number: 49,
    patterns: {
      'zh-CN': /每一?项(?:权限)?都?在第一次用到时才问/,
      en: /\beach\b[^.]{0,25}\bon first use(?!,? (?:and for )?notifications)/i,
    },
    write: 'except notifications: they are asked for at the end of the first day',
  },
  {
    number: 50,
    patterns: {
      'zh-CN': /时段(?:到了|一到)，?(?:点开|就能|自动开)/,
      en: /\bwhen the window (?:opens|starts) you can watch\b/i,
    },
    write: 'say that the teacher opens the camera in each window',
  },
  {
    number: 51,
    patterns: {
      'zh-CN': /经(?:边缘)?盒子转(?:一道|成国标|国标)/,
      en: /\bothers go through an edge box\b/i,
    },
    write: 'the access gateway turns other streams into GB/T 28181: an edge box analyzes them',
  },
  {
    number: 52,
    patterns: {
      'zh-CN': /只有同轴摄像机要由录像机转/,
      en: /\bonly analog channels come through the recorder\b/i,
    },
    write: 'name the second case: tagging old footage reads from the recorder too',
  },
  {
    number: 53,
    patterns: {'zh-CN': /这些不含您的身份/, en: /\bnone of (?:this|these) identif/i},
    write: 'say that it is stored with the request and treated as personal data',
  },
  {
    number: 54,
    patterns: {'zh-CN': /继续(?:使用|浏览)[^。]{0,6}(?:就表示|即表示|视为)[^。]{0,4}同意/},
    write: 'consent is the checkbox of a form and nothing else',
  },
  {
    number: 58,
    patterns: {
      'zh-CN': /录音默认(?:是)?关|默认不录[音声]?|声音：默认不录/,
      en: /\b(?:sound|microphone),? (?:which )?is off by default\b|\brecords? no sound by default\b/i,
    },
    write: 'say that a camera with a microphone records sound until it is turned off',
  },
  {
    number: 59,
    patterns: {
      'zh-CN': /只有按住的时候才收音/,
      en: /\bnothing is heard unless\b/i,
    },
    write: 'keep talk apart from recorded sound: talk needs the button, recording has a switch of its own',
  },
  {
    number: 60,
    patterns: {
      'zh-CN': /自带TF卡/,
      en: /\bcameras? (?:carry|carries|come|comes) (?:with )?(?:its|their|an?) (?:own )?(?:TF )?card\b|\bto their own (?:TF )?card\b/i,
    },
    write: 'say that the camera has a slot: no card is in the box',
  },
  {
    number: 61,
    patterns: {
      'zh-CN': /没有打开云录像就不上传/,
      en: /\bnothing is uploaded unless you turn on cloud\b|\bno footage is uploaded\b/i,
    },
    write: 'quote the promise videoInStore or picturesLeave: watching, exporting and cascades leave too',
  },
  {
    number: 62,
    patterns: {
      'zh-CN': /每格只有人数和停留/,
      en: /\bcell says how many people stood\b/i,
    },
    write: 'quote the promise heatGrid: a cell holds those who passed and the seconds of those who stopped',
  },
  {
    number: 56,
    patterns: {
      'zh-CN':
        /按工服颜色(?:、|或者?)(?:佩戴的)?(?:工牌|胸牌|标签)|用工服颜色(?:、|或者?)(?:工牌|胸牌|标签)|没有工服[^。]{0,8}用(?:工牌|胸牌)/,
      en: /\buniform color,? (?:or )?(?:by )?(?:a )?(?:badge|name tag|tag)\b|\bno uniforms, use the badge\b/i,
    },
    write: 'say by uniform color, by time or by area: the count sees no badge and no tag',
  },
  {
    number: 63,
    patterns: {
      'zh-CN': /2025年\d+月[^。]{0,20}新慧店|新慧店(?:一周年|上线一年)/,
      en: /\b(?:\w+ 2025|after a year)\b[^.]{0,40}\bNew Huidian\b|\bNew Huidian after a year\b/i,
    },
    write: 'say January 2026, as the milestones and the release notes do',
  },
  {
    number: 64,
    patterns: {
      'zh-CN': /考勤放进一个后台/,
      en: /\battendance in one web console\b/i,
    },
    write: 'say app: Huidian is the app of platform 5.x, which has no web console',
  },
  {
    number: 65,
    patterns: {
      'zh-CN': /本网站收到的请求，[^。：]{0,30}个工作日/,
      en: /\b(?:on|about) (?:what people enter on )?this website, we hold ourselves to\b/i,
    },
    write: 'name the deadlines of the privacy policy: they differ by law',
  },
  {
    number: 66,
    patterns: {
      'zh-CN': /标签，?在横条的端头|扫横条端头的码/,
      en: /\bread it from the side under the door\b|\bscan the code on the end of the bar\b|\blabel, (?:at|on) the end of the bar\b/i,
    },
    write: 'say the back of the bar, as the pages of the H1001 and the H2001 do',
  },
  {
    number: 67,
    patterns: {
      'zh-CN': /下一家店：长按复位/,
      en: /\bnext store: hold reset\b/i,
    },
    write: 'move the box in the app: a reset clears its channels and the results not yet sent',
  },
  {
    number: 68,
    patterns: {
      'zh-CN': /柜台没人超过/,
      en: /\bcounter is empty longer than\b|\bthat the pharmacist is present\b/i,
    },
    write:
      'say that a customer has to wait: an empty counter alone sends no alert, and the camera sees someone, whoever it is',
  },
  {
    number: 69,
    patterns: {
      'zh-CN': /随机说明书|箱里的说明书/,
      en: /\bmanual in the box\b/i,
    },
    write: 'say the manual of the model: the box holds a quick guide',
  },
  {
    number: 70,
    patterns: {
      'zh-CN': /只(?:识别|看)头肩轮廓/,
      en: /\bhead-and-shoulder shapes only\b/i,
    },
    write: 'name the color of uniforms too, by which staff are left out',
  },
  {
    number: 71,
    patterns: {
      'zh-CN': /折返(?:不进)?的不算(?:。|$)/,
      en: /\bturn back are not counted at all\b/i,
    },
    write: 'say that a rule of the reports takes them out: the device records every crossing',
  },
  {
    number: 72,
    patterns: {
      'zh-CN': /聊天的，不会被数两遍/,
      en: /\bchatting in the doorway are not counted twice\b/i,
    },
    write: 'say that stepping back and forth across the line counts each time',
  },
  {
    number: 73,
    patterns: {
      'zh-CN': /H系列和Fmix-D只管|款只用来数人/,
      en: /\bH series and the Fmix-D only\b|\babove only count people\b/i,
    },
    write: 'say that the K3 and the H series count and that the Fmix-D also measures stops',
  },
  {
    number: 74,
    patterns: {
      'zh-CN': /(?<!默认)前后隔两秒以上会?分成两组/,
      en: /^(?!.*\bdefault\b).*\bmore than two seconds apart become two groups\b/i,
    },
    write: 'say that two seconds is the default and four the most',
  },
  {
    number: 75,
    patterns: {
      'zh-CN': /还没有?译成英文的/,
      en: /\barticles? (?:that (?:is|are) )?not translated yet\b/i,
    },
    write: 'leave it out: every article exists in both editions',
  },
  {
    number: 76,
    patterns: {
      'zh-CN': /K3[^。]*两[个只]镜头/,
      en: /\bK3\b[^.]*\bwith two lenses\b/i,
    },
    write: 'say one lens: the K3 has a single one',
  },
  {
    number: 77,
    patterns: {
      'zh-CN': /B1[^。]*后面是网口/,
      en: /\bB1\b[^.]*\bconnectors at the back\b/i,
    },
    write: 'say the front, where the model page has the network ports',
  },
  {
    number: 78,
    patterns: {
      'zh-CN': /UL-8208NH[^。]*三色小灯/,
      en: /\bUL-8208NH\b[^.]*\bthree colored lights\b/i,
    },
    write: 'say four status lights: PWR, NET, HDD, ALM',
  },
  {
    number: 79,
    patterns: {
      'zh-CN': /忙门，?一小时[^。]{0,4}100人次/,
      en: /\bbusy door\b[^.]{0,12}\b100 passages an hour\b/i,
    },
    write: 'say an ordinary door: a busy one has 100 in ten minutes',
  },
  {
    number: 80,
    patterns: {
      'zh-CN': /网点有固定人员/,
      en: /\boutlets have staff\b/i,
    },
    write: 'say what an outlet keeps: there are more of them than engineers',
  },
  {
    number: 81,
    patterns: {
      'zh-CN': /提醒要等网络恢复才收到/,
      en: /\balerts reach the manager once the connection\b/i,
    },
    write: 'say that only alerts still unresolved are sent later',
  },
  {
    number: 82,
    patterns: {
      'zh-CN': /存有提醒用的截图和短片/,
      en: /\bholds? stills and short clips\b/i,
    },
    write: 'say stills and results: the box holds no video',
  },
  {
    number: 83,
    patterns: {
      'zh-CN': /(?:换|选|改用)H1001(?![^。]*停售)/,
      en: /\b(?:choose|take|use) the H1001\b(?![^.]*\bsold until\b)/i,
    },
    write: 'name its last day of sale, `saleEnd` of src/facts/saleEnds.ts',
  },
  {
    number: 84,
    patterns: {'zh-CN': /打伞[^。]{0,12}(?:照样|购物车)|数得准[^。]*购物车/, en: /\b(?:hats,|under) umbrellas\b/i},
    write: 'say that open umbrellas hide a few people and that a K3 may add a cart',
  },
  {
    number: 85,
    patterns: {
      'zh-CN': /双目[^。]*反光[^。]{0,8}会多数/,
      en: /\bstereo\b[^.]*\b(?:glossy|shiny) floors?\b[^.]*\b(?:add|extra|phantom)\b/i,
    },
    write: 'say that glare has no height and that direct sun into the lenses makes a stereo counter miscount',
  },
  {
    number: 88,
    patterns: {'zh-CN': /别人只能听本人分享/, en: /\bothers (?:hear )?only what was shared\b/i},
    write: 'name the other case: a complaint, with a reason, the consent of HR and the wearer present',
  },
  {
    number: 89,
    patterns: {
      'zh-CN': /(?:洗手间|休息区|用餐)[^。]{0,16}要停(?:止录音|录)/,
      en: /\bmust be stopped: restrooms\b|\b(?:restrooms?|break rooms?)\b[^.]{0,30}\bstop recording\b/i,
    },
    write: 'say that it is switched off there: stopping is not enough',
  },
  {
    number: 90,
    patterns: {
      'zh-CN': /围裙带[^，。；]{0,8}(?:都行|可以|能夹)/,
      en: /\b(?:lapel|shirt front|collar)s?, apron straps?\b|\bclips? (?:on)?to (?:an )?apron\b/i,
    },
    write: 'leave the apron strap out: it swings, and the badge records the rustle',
  },
  {
    number: 92,
    patterns: {'zh-CN': /并排，间距不超过3 m/, en: /\bside by side, no more than 3 m\b[^;]{0,12}\bapart\b/i},
    write: 'say 2.5 m (8.2 ft): what one unit covers less half a meter of overlap',
  },
  {
    number: 93,
    patterns: {
      'zh-CN': /复位孔在横条背面[，。](?!标签)|复位孔在横条背面，标签下方。/,
      en: /\bpinhole is on the back of the bar(?:[;.]| below)/i,
    },
    write: 'say that the pinhole is under the cover on the back of the bar',
  },
  {
    number: 94,
    patterns: {'zh-CN': /B1只收1920/, en: /\bB1 takes 1920×1080 and\b/i},
    write: 'say that larger streams are refused and what 720p is enough for',
  },
  {
    number: 95,
    patterns: {'zh-CN': /自动签退/, en: /\bleaving checks you out\b|\bchecks? you out automatically\b/i},
    write: 'say that the inspector taps “Submit and check out”',
  },
  {
    number: 96,
    patterns: {'zh-CN': /营业时间以外不抓/, en: /\bnothing outside business hours\b/i},
    write: 'say "outside the hours of the rule": some rules run after closing',
  },
  {
    number: 97,
    patterns: {
      'zh-CN': /设备坏了，有人上门|换设备由当地服务商上门/,
      en: /\blocal service partners replace devices\b|\bcalls you to set a time\b/i,
    },
    write: 'say that it depends on the service level: with remote service the store swaps the device',
  },
  {
    number: 98,
    patterns: {
      'zh-CN': /30天[^。]*装不下，换UL-8232NH/,
      en: /\b(?:thirty|30) days of (?:all )?sixteen\b[^.]*\bfit (?:on )?the UL-8232NH\b/i,
    },
    write: 'name the bitrate: at 3 Mbit/s two full disks fall short',
  },
  {
    number: 99,
    patterns: {'zh-CN': /只有您?在表单里勾选，?才算同意/},
    write: 'name “获取验证码”, the consent to use the number for the code',
  },
  {
    number: 100,
    patterns: {'zh-CN': /副本另有期限/, en: /\bcopies\b[^.]*\bhave (?:terms|periods) of their own\b/i},
    write: 'quote the promise formRequests: the policy may state no fixed period',
  },
  {
    number: 101,
    patterns: {'zh-CN': /不涉及这四种情形/},
    write: 'refer to the section on storage and transfers, which follows the setting',
  },
  {
    number: 102,
    patterns: {'zh-CN': /夜里自动升级|自动升级固件/},
    write: 'say that a batch upgrade is set for the night: firmware never installs itself',
  },
  {
    number: 103,
    patterns: {
      'zh-CN': /同一位顾客到店一次，?只算一次/,
      en: /\beach visit by a customer counts once\b|\bcount each customer once\b/i,
    },
    write: 'say that a customer who comes back later is a new visit: no one is recognized',
  },
  {
    number: 104,
    patterns: {
      'zh-CN': /计数任选十分钟|挑人多的半小时/,
      en: /\bany ten minutes you choose are counted\b|\bpick a busy half hour\b/i,
    },
    write: 'say 200 passages in two periods: ten minutes is a quick check',
  },
  {
    number: 105,
    patterns: {'zh-CN': /红外[^。]{0,8}几秒[^。]{0,10}漏/, en: /\bin the seconds when\b[^.]*\binfrared\b/i},
    write: 'say about one second',
  },
  {
    number: 106,
    patterns: {'zh-CN': /用于安全，并统计/, en: /\bfor security and to count\b/i},
    write: 'name the recording and the numbers apart',
  },
  {
    number: 107,
    patterns: {
      'zh-CN': /谁来(?:装|上门)[，、]多久到|多久到场/,
      en: /\bwho (?:installs|comes),? (?:and )?how (?:soon|fast)\b/i,
    },
    write: 'say how arrival times are agreed: the page states none',
  },
  {
    number: 108,
    patterns: {
      'zh-CN': /整改单?[^。]{0,4}(?:后|，)自动关[单闭]|才开整改单，整改后自动/,
      en: /\btickets?\b[^.]*\bcloses? by itself\b|\bfixed, closed by itself\b/i,
    },
    write: 'say that a person confirms a finding before a task goes out and that whoever assigned it closes it',
  },
  {
    number: 109,
    patterns: {
      'zh-CN': /4路(?:主码流，每路)?3 ?Mbit\/s[^。]*上行带宽要12 ?Mbit\/s|4路主码流，每路3 ?Mbit\/s，上行带宽要12/,
      en: /\b4 main streams of 3 Mbit\/s\b[^.]*\btakes 12 Mbit\/s\b/i,
    },
    write: 'say 15.6 Mbit/s: four streams of 3 Mbit/s and the reserve of 1.3',
  },
  {
    number: 110,
    patterns: {
      'zh-CN': /按四个时段各复数/,
      en: /\brecount half an hour in each\b/i,
    },
    write: 'say 200 passages in two periods, which accept a count on every page',
  },
  {
    number: 111,
    patterns: {
      'zh-CN': /蓝灯常亮 \| 充满/,
      en: /\bblue steady \| Full\b|\bgreen has to blink slowly\b/i,
    },
    write: 'say online, uploading or done: the blue light says nothing of the charge',
  },
  {
    number: 112,
    patterns: {
      'zh-CN': /人形涂掉|每个单品先拍二三十张/,
      en: /\bfigures are blacked out\b|\btwenty to thirty sample pictures\b/i,
    },
    write: 'say that the picture is skipped while someone stays, and two to three hundred samples per item',
  },
  {
    number: 113,
    patterns: {en: /(?<!\()\bH5\b/},
    write: 'say embeddable page: H5 is jargon of the Chinese trade',
  },
  {
    number: 114,
    patterns: {
      'zh-CN': /离线(?:那一刻|的那一刻|后立刻|后马上)[^。]{0,16}(?:提醒|消息)/,
      en: /\bmoment (?:it|a device|a camera) goes offline\b[^.]{0,50}\b(?:told|alert|notified|message)/i,
    },
    write:
      'name the waiting time: an alert goes out once a device has been offline for the time set, 10 minutes by default',
  },
  {
    number: 115,
    patterns: {
      'zh-CN': /算法[^。]{0,40}戴在店员身上/,
      en: /\bAI\b[^.]{0,60}\bon the person serving\b|\bor on the person serving the customer\b/i,
    },
    write: 'say that speech from a badge becomes text in the cloud: no algorithm runs on the badge',
  },
  {
    number: 116,
    patterns: {
      'zh-CN': /(?:不需要|不用|无须|无需)(?:取得)?(?:每位)?顾客(?:的)?(?:单独)?同意/,
      en: /\bdo(?:es)?(?: not|n’t) need the consent of\b/i,
    },
    write: 'leave the need for consent to counsel: other pages call it open, and PIPL article 26 limits the purpose',
  },
  {
    number: 117,
    patterns: {en: /\bnothing else your (?:people|staff) do\b/i},
    write: 'leave it out: the same page measures bay use and records conversations with consent',
  },
  {
    number: 118,
    patterns: {en: /\bour Chinese site describes behavior analysis\b/i},
    write: 'say what China’s rules require: the Chinese pages offer check-in by face too',
  },
  {
    number: 119,
    patterns: {
      'zh-CN': /一台PoE交换机，一根网线既供电又传画面/,
      en: /\bA PoE switch sends power and video over one cable\b/i,
    },
    write: 'name the PoE ports of a switch or recorder: the kit on the page has no switch',
  },
  {
    number: 120,
    patterns: {en: /\bbuy them together or one at a time\b|\bbuy just one of them\b/i},
    write: 'say that PaaS is always part of it and that the other layers are optional',
  },
  {
    number: 121,
    patterns: {
      'zh-CN': /违规的那一张图，其余画面不另存/,
      en: /\bpicture of the (?:breach|violation) is kept\. Nothing else is saved\b|^Nothing else is saved, and people\b/i,
    },
    write: 'say that the check saves nothing else: the recorder on the same list records the kitchen',
  },
  {
    number: 122,
    patterns: {'zh-CN': /离店二十分钟没有再出现/},
    write: 'say twenty minutes after the last sighting: the system does not see anyone leave for good',
  },
  {
    number: 123,
    patterns: {'zh-CN': /(?:或者|、)探测、攻击它/},
    write: 'name the rules for research, which the page of security advisories has',
  },
  {
    number: 126,
    patterns: {en: /\*\*Shop(?:\*\*| →)/},
    write: 'say Store, the tab of Xiaodian as its screens show it',
  },
  {
    number: 127,
    patterns: {
      'zh-CN':
        /店长(?:看过[^。；]{0,8}，|点|已|来)?关(?:单|闭)(?:整改|。|$)|由店长关(?:单|闭)|店长看过(?:前后两张|复拍)/,
      en: /\b(?:and|the) (?:store )?manager closes\b|\bclosed by the (?:store )?manager\b|\bmanager (?:checks the new|compares)\b/i,
    },
    write:
      'say that whoever assigned the task, an inspector or the area manager, closes it: a store never closes its own',
  },
  {
    number: 128,
    patterns: {
      'zh-CN': /提醒[^。；，]{0,4}只(?:发)?给总部|总部[^。；，]{0,6}确认(?:提醒|截图)/,
      en: /\balerts to head office only\b|\bhead office confirms\b/i,
    },
    write: 'say inspectors: head office sees an alert once somebody has confirmed it',
  },
  {
    number: 129,
    patterns: {
      'zh-CN': /有权限的账号在网页|总部(?:在手机上看|看直播|看到收银台|点开看|同时看|远程就能|按点位看)/,
      en: /\bhead office (?:watches|walks through|tours|can watch|holds the button|wants live|sees them on a screen)\b|\bfrom head office, see\b|\bviewers at head office\b|\baccounts with playback permission\b/i,
    },
    write: 'say who watches by role: head office has no live view and asks for a recording case by case',
  },
  {
    number: 130,
    patterns: {
      'zh-CN': /没有录像：摄像机断网|那段店里断网/,
      en: /\brecording here: the camera was off the network\b|\bempty \| The store was offline then\b/i,
    },
    write: 'say that the power was gone: cameras record without a network',
  },
  {
    number: 131,
    patterns: {
      'zh-CN': /断网也能(?:先)?填，连上以后自动发出/,
      en: /\bit goes out once you are (?:online|connected)\b/i,
    },
    write: 'say that the code comes first once connected, and then the request is sent',
  },
  {
    number: 132,
    patterns: {en: /^\| (?:Serious|Ordinary|Advice) \| (?:\d|Next visit)/},
    write: 'say Critical, Major, Minor, Suggestion, as the page of on-site inspection does',
  },
  {
    number: 133,
    patterns: {'zh-CN': /缺口如实列出|没有的如实为空/, en: /\bgaps are listed\b|\brecording, gap included\b/i},
    write: 'say that recorded stretches alone are listed: a gap is missing time',
  },
  {
    number: 135,
    patterns: {'zh-CN': /(?:由|^)店长或督导(?:确认|$)/, en: /^manager or (?:supervisor|inspector)$/i},
    write: 'name all three: store manager, inspector or area manager, as the company decides',
  },
  {
    number: 138,
    patterns: {'zh-CN': /等人、看手机的也会算/, en: /\balso for someone who looks at a phone\b/i},
    write: 'say that looking at a phone counts while facing the shelf',
  },
  {
    number: 139,
    patterns: {
      'zh-CN': /只把结果(?:送|传)|^只传结果$/,
      en: /\bsends only results\b|\bonly results (?:go out|leave)\b/i,
    },
    write: 'quote the promise picturesLeave, or say where the algorithms run: pictures leave too in its cases',
  },
  {
    number: 140,
    patterns: {
      'zh-CN': /头部(?:不小于)?40像素/,
      en: /\bhead (?:at least 40 pixels|of 40)\b(?! high)|\bpixels across before\b/i,
    },
    write: 'say high or wide: a head of 40 pixels is a height, a cap of thirty a width',
  },
  {
    number: 141,
    patterns: {'zh-CN': /研究[^。；]{0,8}不在此列/, en: /\bresearch in good faith is welcome under\b/i},
    write: 'say that the rules for research cover devices, apps and the platform, not this website',
  },
  {
    number: 146,
    patterns: {'zh-CN': /袋子里有几件/, en: /\bitems bagged\b/i},
    write: 'say what crosses the counter: nothing looks into a bag',
  },
  {
    number: 147,
    patterns: {
      'zh-CN': /UME系列在摄像机里做，其(?:他|余)摄像机接/,
      en: /\bUME series detect inside the camera(?!,)/i,
    },
    write: 'name the E3-X too: it has one line and a heat zone of its own',
  },
  {
    number: 148,
    patterns: {'zh-CN': /机器编号，改不了/, en: /\bdevice and cannot be edited\b/i},
    write: 'say that an edited picture fails the check: nobody can keep a file from being edited',
  },
  {
    number: 149,
    patterns: {'zh-CN': /默认密码当场改/},
    write: 'say that the customer sets the password: devices have no shared initial one',
  },
  {
    number: 150,
    patterns: {'zh-CN': /筒身底下的码|底座边上也有一张/},
    write: 'name the place that the model page names: the side near the bracket (E3-T-H), inside the base (U8-D)',
  },
];

/** Sentences of contradictions that have ended. */
export const checkContradictions = (root: string): Problem[] =>
  inSentences(pageTexts(root)).flatMap(({file, line, locale, text}) =>
    ended.flatMap(({number, patterns, write}): Problem[] => {
      const found = patterns[locale]?.exec(text)?.[0];
      if (found === undefined) return [];
      const message = `${write} ("${found.trim()}", number ${number} of .docs/words.md)`;
      return [{file, line, message, rule: 'contradictions', sentence: text}];
    }),
  );
