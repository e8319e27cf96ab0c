/** What search knows about how people ask, per language. All entries are normalised (lower case, no apostrophes). */

export type SearchLanguage = 'zh' | 'en';

/** Phrases that carry no content, longest first, so that 怎么办 goes before 怎么. */
export const stopPhrases: Record<SearchLanguage, readonly string[]> = {
  zh: ['是怎么回事', '是什么原因', '怎么回事', '怎么解决', '为什么', '怎么办', '怎么样', '是什么', '什么是', '请问', '如何', '怎么', '怎样', '一下', '吗', '呢', '的'],
  en: [
    'what should i do', 'how should i', 'how can i', 'what is the', 'how do i', 'how do you', 'why does the', 'why is the', 'what is', 'why is',
    'why does', 'how to', 'please', 'help', 'the', 'a', 'an', 'my', 'is', 'of', 'to',
  ],
};

/** Names for the same thing. Kept small: a pair belongs here when support sees both words from customers. */
export const synonyms: Record<SearchLanguage, readonly (readonly string[])[]> = {
  zh: [
    ['摄像机', '摄像头', 'ipc'],
    ['离线', '不在线', '掉线'],
    ['录像机', 'nvr'],
    ['恢复出厂', '重置', '复位'],
    ['橙灯', '橙色灯'],
    ['wi-fi', '无线网络'],
  ],
  en: [
    ['offline', 'not online', 'disconnected'],
    ['recorder', 'nvr'],
    ['camera', 'ipc'],
    ['reset', 'factory reset'],
    ['light', 'led'],
    ['amber', 'orange'],
    ['flashing', 'blinking'],
    ['flash', 'blink'],
  ],
};
