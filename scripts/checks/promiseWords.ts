/** Trigger words of the promises check, and the sentences that may use them by hand. */

interface Trigger {
  /** What the words speak of, as the message names it. */
  readonly message: string;
  readonly words: RegExp;
  /** Other meanings of the words, taken out before they are looked for. */
  readonly except?: RegExp;
}

const leaves = 'what leaves the store';
const kept = 'what is kept and how long';
const computed = 'where it is computed';
const undeletable = 'what cannot be deleted';
const covered = 'how long the warranty is';

/** By edition; where contradictions were found. `\u0002` stands for a computed value. */
export const promiseTriggers: Readonly<Record<'zh-CN' | 'en', readonly Trigger[]>> = {
  'zh-CN': [
    {
      message: leaves,
      words:
        /(画面|[截抓]图|图片|录像|视频|录音|片段|标签|轨迹|网格|照片|特征值|描述|数字|结果)[^。；！？]*(不?出店|离店|离开门店|传出|传走|不?上云|存到云|不上传|云端)|(出店|离开门店)的|(不|才|就得|传)(出店|离店|上传)|不上云|轨迹点/,
      // Walking out of the store, a connection that fails, and the arithmetic of bandwidth.
      except: /进店[、和]出店|出店的人|(连[不得]|上不)上云|[^。；]*上行[^。；]*/g,
    },
    {
      message: kept,
      words:
        /(保留|保存|存|留|删除?|清掉|清除|覆盖|自动删)[^。；，、]{0,10}(\d+|\u0002|[一二三七九]?十|七|两)(天|个月|年)|(\d+|\u0002|七|三十|九十)天(以?[后内])?[^。；，]{0,6}(删|清)/,
      // Capacity, which is computed from the catalogue, and people who stay.
      except:
        /[^。；]*(TB?|GB|Mbit\/s|硬盘|TF卡|存储卡|配最大的卡|装满|存满|存储剩|路录|全天录|每天录|有人时|停留)[^。；]*/g,
    },
    {message: computed, words: /(在|由|到|靠)云(端|上)?[^。；，]{0,3}(算|分析|识别|判断)|(交给|放到)[^。；]*云端/},
    {message: covered, words: /(保修|质保|包换)[^。；，]{0,8}(\d+|\u0002|[一二两三四五])个?(天|月|年)/},
    // A right that somebody lacks is another matter.
    {message: undeletable, words: /删不掉|只增不改|不能删|无法删除|不可删除/, except: /店长[^。；]*不能删除/g},
  ],
  en: [
    {
      message: leaves,
      words:
        /\b(leaves?|leaving|sent out of|stays? in) the (store|shop|kindergarten)\b|\b(video|pictures?|stills?|snapshots?|clips?|recordings?|footage|tracks?|tags?|templates?|photos?|originals?)\b[^.;!?]*\b(in(to)? the cloud|never leaves?)\b|\b(never|not|nothing is) uploaded\b|\btrack points?\b/i,
      except: /upload (bandwidth|speed)|\(main streams leaving the store/gi,
    },
    {
      message: kept,
      words:
        /\b(kept?|keeps|stored|saved|deletes?d?|erased?|cleared|removed)\b[^.;]{0,40}(\b(\d+|two|seven|thirty|ninety)|\u0002) (days?|months?|years?)\b|(\b(\d+|seven|thirty|ninety)|\u0002) days?\b[^.;]{0,30}\b(deleted?|erased?|removed|cleared|kept)\b/i,
      except: /[^.;]*\b(TB|GB|Mbit\/s|disks?|TF card|around the clock)\b[^.;]*/gi,
    },
    {
      message: computed,
      words:
        /\b(computed|runs?|analy[sz]ed|count(ed|ing)|thinks?|algorithms?)\b[^.;]{0,30}\bin the cloud\b|\bor the cloud does\b/i,
    },
    {
      message: covered,
      words:
        /\bwarranty\b[^.;]{0,30}\b(\d+|one|two|three|five|\u0002)[ -](days?|months?|years?)\b|\b(\d+|one|two|three|five|\u0002)[ -](day|month|year)s?[’ ]+[^.;]{0,10}\bwarranty\b/i,
    },
    {
      message: undeletable,
      words:
        /\bcannot be (deleted|erased)\b|\b(nobody|no one|no administrator) can (delete|erase)\b|\bnot even an administrator\b|\bonly grows\b/i,
    },
  ],
};

interface Allowance {
  /** Part of the path. */
  readonly file: string;
  readonly words: RegExp;
  readonly reason: string;
}

/** Sentences that use the words for something else. Quote instead wherever a sentence makes a promise. */
export const allowedSentences: readonly Allowance[] = [
  {
    file: 'copy/legal/periods.ts',
    words: /\u0002/,
    reason: 'the table of periods, all of which are those of src/site/retention.ts',
  },
  {
    file: 'copy/products/cloud-camera.ts',
    words: /云端只是多一份|经宽带上云/,
    reason: 'title and drawing; the lead quotes',
  },
  {
    file: 'copy/vpaas.ts',
    words: /拼成一条时间轴|Recordings sit on/,
    reason: 'where the interface finds video that was recorded, wherever that is',
  },
  {file: 'platform-capabilities.ts', words: /is not its concern/, reason: 'the same'},
  {
    file: 'en/copy/forms/lead.ts',
    words: /A draft is kept on this device/,
    reason:
      'words of forms go into the bundle of the lead service, which has no registry; the draft stays in the browser',
  },
  {
    file: 'en/copy/solutions/smart-city.ts',
    words: /^The regulation|and video is kept/,
    reason: 'a duty by law, not a promise',
  },
  {file: '/manuals/', words: /^\|.*in the cloud \|/, reason: 'the table of what a reset leaves alone'},
  {file: 'troubleshooting/app/t0704.md', words: /^\|/, reason: 'the table of what uninstalling an app leaves alone'},
  {file: 'recording/t0104.md', words: /买7天|with 7 days|一段录完才上传/, reason: 'how a plan that was bought works'},
  {file: 'nvr/t0601.md', words: /录像机不需要摄像机上云/, reason: 'how a camera is connected'},
];
