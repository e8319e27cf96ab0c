/** Words of other regions, as data for the tables of characters (`characters.ts`). */

/** Characters that only dialects write, with the common ones. */
export const dialectCharacters = '唔不冇没睇看嘅的咗了喺在畀给啲些嗰那佢它嘢东冧灭攞拿揾找';

/** Words of Taiwan and Hong Kong that OpenCC's dictionaries lack, or have another meaning for: those of our trade. */
export const regionalWords: readonly (readonly [theirs: string, ours: string])[] = [
  ['监视录影', '监控录像'],
  ['监视器', '监控'],
  ['闭路电视', '监控'],
  ['摄影机', '摄像机'],
  ['录影机', '录像机'],
  ['录影', '录像'],
  ['脱机', '离线'],
  ['即时', '实时'],
  ['线上', '在线'],
  ['门市', '门店'],
  ['店舖', '门店'],
  ['店铺', '门店'],
  ['药局', '药店'],
  ['超商', '便利店'],
  ['保固', '保修'],
  ['记忆卡', '存储卡'],
  ['当机', '死机'],
  ['品质', '质量'],
  ['简讯', '短信'],
  ['人潮', '客流'],
  ['来客', '客流'],
  ['收银台', '收银'],
  ['行动', '手机'],
  ['客诉', '投诉'],
  ['经销', '代理'],
];
