/**
 * The messages of the content checks in Chinese, for writers. A check's message is English, because engineers read it in
 * terminals; here each kind has its Chinese words. `tests/content/desk/messages.test.ts` holds that none is missing.
 */
/** `$1` is the first group. */
type Kind = readonly [message: RegExp, chinese: string];

const frontMatter: readonly Kind[] = [
  [/^write the title$/, '写标题'],
  [/^write the description .*$/, '写摘要：一句话说读者能做到什么'],
  [/^keep the description under 220 characters$/, '摘要不超过220个字符'],
  [/^write the owner .*$/, '写哪个团队负责这一页'],
  [/^write the (slug|id|source)$/, '这一项要填'],
  [/^lower-case letters, digits, "\/", "\." and "-" only$/, '只能用小写字母、数字、“/”“.”和“-”'],
  [/^the slug is <archive>.*$/, '网址是“栏目/用连字符连的词”'],
  [/^write a date as YYYY-MM-DD$/, '日期写成2026-11-12这样'],
  [/^write a version in quotes.*$/, '写固件版本，例如6.0'],
  [/^use model ids from .*$/, '有一个型号不在目录里，请从列表里选'],
  [/^article ids look like t0001$/, '文章编号像t0001'],
  [/^list the words customers type to find this page$/, '写客户会搜的词'],
  [/^list at least (\d+) words customers type.*$/, '客户会搜的词至少写$1个'],
  [/^list at most (\d+) words.*$/, '客户会搜的词最多$1个，太多会搜不准'],
  [/^list the words customers type to find the manual.*$/, '应用的说明书要写客户会搜的词；设备的说明书不写'],
  [/^list the words customers type$/, '写顾客会搜的话'],
  [/^list at least three words or phrases.*$/, '顾客会搜的话至少写三个'],
  [/^use (?:one of|platforms|places): (.*)$/, '只能用其中一个：$1'],
  [/^list the models, e\.g\. .* or write all$/, '选适用型号'],
  [/^list the models, .* or the platforms$/, '选适用型号，或者选适用平台'],
  [/^list at least one model$/, '至少选一个型号'],
  [/^list (?:the platforms: .*|at least one platform)$/, '至少选一个平台'],
  [/^write the minutes a reader needs.*$/, '写读者需要几分钟，只写数字'],
  [/^write the number of the step, from 2; leave.*$/, '写安全提示放在第几步，从2开始；放在全文前面就不填'],
  [/^write the number of the step, from 2$/, '写第几步，从2开始'],
  [/^write the number of the step, from 1$/, '写第几步，从1开始'],
  [/^write the number of the step; leave it out for a video.*$/, '写视频放在第几步，从1开始；放在全文前面就不填'],
  [/^name a step that the article has$/, '文章里要有这一步'],
  [/^name a step that the article has, and write.*$/, '文章里要有这一步，还要写安全提示'],
  [/^write the days until a reader checks the result.*$/, '写过几天看结果，只写数字'],
  [/^list a place for each step.*$/, '每一步选一个在哪里做'],
  [/^the article has (\d+) steps \(##\) and places for (\d+); .*$/, '正文有$1步，“每一步在哪里做”选了$2个，要一样多'],
  [/^codes look like NET-1$/, '短码像NET-1'],
  [/^give the article a code.*$/, '写一个短码，例如NET-1'],
  [/^list article ids.*$/, '选接着试的文章'],
  [/^list at least one article.*$/, '至少选一篇接着试的文章'],
  [/^list at most four articles$/, '接着试的文章最多四篇'],
  [/^write the firmware of the models.*$/, '选了型号就写固件版本；只说平台的文章不写'],
  [/^write either the model or the product.*$/, '型号和应用写一个，不能两个都写'],
  [/^write the type: .*$/, '类型不对，请找工程师'],
  [/^only a post of the archive product .*$/, '放在最上面的只能是产品栏目的文章，题图不能是图表'],
  [/^at most 8 characters: .*$/, '列表里的数字最多8个字符'],
  [/^a figure stands in place of a chart; .*$/, '题图是图表时才写列表里的数字'],
  [/^name a picture under \/media\/.*$/, '题图写/media/下的一张图，或者写chart'],
  [/^list the pages it is about.*$/, '选这篇说的是哪些产品页，最主要的放第一'],
  [/^there is no product page "(.*)" in both editions; .*$/, '没有“$1”这个产品页，请从列表里选'],
  [/^list at least one page.*$/, '至少选一个产品页'],
  [/^list at most four pages.*$/, '最多选四个产品页，最主要的放第一'],
  [/^list (?:the keywords.*|at least two keywords)$/, '关键词至少写两个'],
  [/^Invalid input.*$|^Too .*$/, '这一项的内容不对'],
  [/^write "(.*)", as the file's folder and name say, or move the file$/, '应该是“$1”，和文件名一致'],
  [/^(.*) is in the future; .*$/, '$1还没到：写定稿的那一天'],
  [/^write a date after "updated" \((.*)\), .*$/, '复查日期要在更新日期（$1）之后，一般是半年后'],
  [/^write end_of_sale too.*$/, '也要写停售日期：在售的型号都有支持'],
  [/^write a date after "end_of_sale" \((.*)\).*$/, '停止支持要在停售（$1）之后'],
  [/^write the date in "updated" of the Chinese text.*$/, '写您对照的中文稿的更新日期'],
  [/^write \/media\/… instead of "(.*)": .*$/, '图片要放到网站里，不能写“$1”：拖进来或粘贴进来'],
  [/^there is no static(.*); name a picture that exists$/, '没有$1这张图'],
  [/^begin the file with a block.*$/, '文件开头少了字段，请找工程师'],
  [/^this is not YAML \(.*\); put a text .*$/, '图表里有一行格式不对：带“:”或“#”的文字加上引号'],
  [/^this is not YAML.*$/, '字段的格式不对：带“:”或“#”的文字要加引号'],
];

const editions: readonly Kind[] = [
  [/^add this field; (.*) has it$/, '另一种语言填了这一项，这里也要填'],
  [/^write (.*) as in (\S+), or change both$/, '和中文不一致：中文是$1，要改就两边一起改'],
  [/^heading (\d+) has to be "(.*)" as in \S+$/, '第$1个小标题应该和中文的对应：$2'],
  [/^"(.*)" has no counterpart in \S+$/, '中文里没有“$1”这一节'],
  [/^write the other edition's file, \S+$/, '新闻要有中英文两份，还缺一份'],
  [/^state (.*) as \S+ does, or change both \((.*)\)$/, '另一种语言的“$2”一节有数字$1，这里没有：两边要一致'],
];

const structure: readonly Kind[] = [
  [/^"(.*)": the title in the front matter is .*$/, '“$1”：小标题用##，一个#是整页的标题'],
  [/^"(.*)": add an id at its end.*$/, '“$1”后面加编号，例如{#light}'],
  [/^id "(.*)": lower-case letters.*$/, '编号“$1”只能用小写字母、数字和“-”，字母开头'],
  [/^id "(.*)" is already used in line \d+; .*$/, '编号“$1”这一页用过了，换一个'],
  [/^"(.*)" belongs to (\S+); choose another$/, '“$1”是$2的，换一个'],
  [/^there is no article (\S+) in \S+; near it are: (.*)$/, '没有文章$1；相近的有：$2'],
  [/^there is no article (\S+) in .*$/, '没有文章$1，换一篇或去掉'],
  [/^take out "(.*)": it is this article$/, '去掉$1：就是这篇自己'],
  [/^write "(.*)" once$/, '$1写了两次'],
  [/^there is no page (\S+); .*$/, '没有$1这一页，链接换一个'],
  [/^there is no (\S+\.mdx?); write (.*)$/, '没有$1，应该写$2'],
  [/^there is no (\S+\.mdx?); (\S+) has: (.*)$/, '没有$1；$2里有：$3'],
  [/^there is no (\S+\.mdx?); .*$/, '没有$1，链接换一个'],
  [/^this page has no heading #(\S*); it has: (.*)$/, '这一页没有#$1；有：$2'],
  [/^(\S+) has no heading #(\S*); it has: (.*)$/, '$1没有#$2；有：$3'],
  [/^(\S+|this page) has no heading #(\S*); it has none.*$/, '要链到的页没有#$2，只链到页就行'],
  [/^name the version, (.*): .*$/, '标题里写上版本$1：搜索结果里新旧两页排在一起'],
  [/^write (\S+) as \S+ does: the switch.*$/, '网址应该是$1，切换版本要靠它'],
  [
    /^the link leads from (\S+) to the current page of (\S+): link to (\S+), .*$/,
    '从$1的页链到了新版$2：链到$3，或者在链接文字里写明6.x',
  ],
  [/^version (\S+) has no page (\S+)$/, '$1没有$2这一页'],
  [/^write what the picture (\S*) ?shows: .*$/, '写图里看得到什么：![镜头旁边的灯]($1)'],
  [/^name every column.*$/, '表格的每一列都要有名字，第一列也要'],
  [/^take out the import or export: .*$/, '去掉以import或export开头的行：文章里不放代码'],
  [/^take out the tag: write Markdown$/, '去掉“<”开头的标签：只写Markdown，代码放进代码块'],
  [/^take out the braces: .*$/, '去掉花括号：里面的内容会被当成代码，要写就放进代码块'],
  [/^take out ":::" from the code$/, '代码里不能有“:::”'],
  [/^link to a page, not to "(.*)"$/s, '链接只能到网页、邮箱或电话，不能是$1'],
  [/^draw a chart .*$/, '正文里画一张图表，或者写一张图'],
  [/^(\S+) has this picture: .*$/, '$1已经用了这张图，换一张'],
  [/^firmware (\S+) came out on (\S+), after this post.*$/, '固件$1是$2才发布的，比这篇晚：去掉，或者改发布日期'],
  [/^the figure (.*) was counted in (\S+), after this post$/, '数字$1是$2统计的，比这篇晚'],
];

const charts: readonly Kind[] = [
  [/^(\S+) has (\d+) charts, this page (\d+)$/, '中文有$2张图表，这里有$3张'],
  [/^write kind: (.*) as in .*$/, '图表的kind应该和中文一样：$1'],
  [/^write (\d+) (labels|series) instead of (\d+) as in .*$/, '图表的$2是$3个，中文是$1个'],
  [/^write the values (\[.*\]) of "(.*)" as in .*$/, '“$2”的数字和中文不一样，中文是$1'],
  [/^there is no "(.*)"; a chart has (.*)$/, '图表没有“$1”；可以写：$2'],
  [/^a series has name and values$/, '每一组只写name和values'],
  [/^"(.*)" has (\d+) values for (\d+) labels; .*$/, '“$1”有$2个数，标签有$3个；空着的写null'],
  [/^"(.*)" has no value$/, '“$1”没有一个数'],
  [/^write (?:each label once|at least two labels|at most 24 labels)$/, '标签要两到24个，不能重复'],
  [
    /^(?:list the (?:labels|series|values).*|write at (?:least one|most four) series.*)$/,
    '图表少了标签或数字，最多四组',
  ],
  [/^write numbers, and null for a gap$/, '只写数字，空着的写null'],
  [/^keep it under (\d+) characters: it has to fit on a phone$/, '少于$1个字：手机上要放得下'],
  [/^write the (title|unit|label|name|note).*$/, '图表的$1要填'],
];

const words: readonly Kind[] = [
  [/^write: (.*)$/, '还没写：$1'],
  [/^write the full-width "(.)" instead of "(.)".*$/, '中文之间用“$1”，不用“$2”'],
  [/^write full-width parentheses.*$/, '中文用全角括号（）'],
  [/^Chinese has no italics.*$/, '中文没有斜体：用**粗体**或引号“ ”'],
  [/^write "(.*)" instead of "(.*)": the page puts the space.*$/, '写“$1”，不要自己打空格'],
  [/^write "(.*)" instead of "(.*)": ranges .*$/, '范围写“$1”，用短横'],
  [/^write "(.*)" instead of "(.*)": American English .*$/, '英文的句号、逗号在引号里面：$1'],
  [/^write one space instead of two$/, '多了一个空格'],
  [/^"(.*)" says nothing: .*$/, '“$1”等于没写：写有什么，没有就去掉'],
  [/^write (.*) instead of "(.*)": (?:the English edition has US spelling)$/, '用美式拼写：$1，不是$2'],
  [/^write (.*) instead of "(.*)": (.*)$/, '写“$1”，不写“$2”'],
  [/^write (\d+) to (\d+) characters; it has (.*?): ".*"$/s, '要$1到$2个字，现在$3个'],
  [/^write a (title|description) of its own; (\S+) has .*$/s, '和$2重复了，换个说法'],
  [
    /^.*: "(.*)" is one of (\d+) of this figure on the page; (\d+) is the most$/s,
    '“$1”这种句式这一页用了$2次，最多$3次',
  ],
  [/^join clipped sentences.*$/, '句子太碎，连起来写'],
  [/^cut sentences: half have (\d+) (\S+) or more, wanted (\d+)$/, '句子太长：一半有$1个词或字以上，应该在$3以内'],
  [
    /^cut long sentences: a tenth has over (\d+) (\S+), wanted (\d+)$/,
    '长句太多：十句里有一句超过$1个词或字，应该在$3以内',
  ],
  [/^write whole sentences: (.*) are fragments, wanted (.*) at most$/, '不成句的太多：$1，最多$2'],
  [/^write \((.*)\) in "(.*)", as every other page does.*$/, '“$2”括号里应写$1，和别的页面一致'],
  [/^write feet or inches beside "(.*)", .*$/, '英文里“$1”旁边写上英尺或英寸，像3 m (9.8 ft)，一页写一次就行'],
  [/^there is no promise "(.*)".*$/, '没有叫“$1”的承诺，名字见src/facts/promises.ts'],
  [/^quote the registry of promises for what leaves the store: "(.*)"$/s, '什么会出店不能自己写，要引用承诺：“$1”'],
  [/^quote the registry of promises for what is kept.*: "(.*)"$/s, '存多久不能自己写，要引用承诺：“$1”'],
  [/^quote the registry of promises for where it is computed: "(.*)"$/s, '在哪里算不能自己写，要引用承诺：“$1”'],
  [
    /^quote the registry of promises for how long the warranty is: "(.*)"$/s,
    '保修多久不能自己写，用[[table:warranty]]或[[promise:warrantyCover]]：“$1”',
  ],
  [/^quote the registry of promises for what cannot be deleted: "(.*)"$/s, '什么删不掉不能自己写，要引用承诺：“$1”'],
  [/^(.*) \("(.*)", number (\d+) of \.docs\/words\.md\)$/s, '“$2”和别的页说法不一致（约定第$3条）：$1'],
];

const figures: readonly Kind[] = [
  [/^"(.*)": the result is (.*)$/, '“$1”算出来是$2'],
  [/^"(.*)": ([\d.]+) days$/, '“$1”应该是$2天'],
  [/^"(.*)": the ports share (.*) W$/, '“$1”：几个口合用$2 W'],
  [/^"(.*)": (\S+) draws (\d+) W$/, '“$1”：$2是$3 W'],
  [/^(\S+) draws (\d+) W$/, '$1是$2 W'],
  [/^(\S+) needs (.*)$/, '$1要$2'],
  [/^(\S+): the standard is (.*)$/, '$1的供电标准是$2'],
  [/^(.*): (\S+) cannot power them$/, '$1：$2供不了这么多电'],
  [/^(.*): (\S+) powers them$/, '$1：$2供得了'],
  [/^(.*): the sum is (.*)$/, '$1：加起来是$2'],
  [/^(.*): with the reserve (.*)$/, '$1：加上余量是$2'],
  [/^(.*): the streams are (.*)$/, '$1：码流合计$2'],
  [/^(.*): ([\d.]+) days$/, '$1：应该是$2天'],
  [/^(\S+): (\w+(?: \w+)?) is (.*)$/, '$1的数据是$3，和这里不一样（$2）'],
];

/** The first that fits counts: narrow ones stand before wide ones. */
export const messageKinds: readonly Kind[] = [
  ...structure,
  ...editions,
  ...charts,
  ...frontMatter,
  ...figures,
  ...words,
];

/** The message in Chinese; the English one where no kind fits. */
export function inChinese(message: string): string {
  for (const [pattern, chinese] of messageKinds) {
    if (pattern.test(message)) return message.replace(pattern, chinese);
  }
  return message;
}
