/** What the further pictures of a device show. Device pages get theirs while building (plugins/site-routes). */
const copy = {
  /** On the page of a family. */
  row: {
    title: '装上去有多大',
    lead: '旁边的门框、货架和马克杯是常见尺寸，可以对照。图片按真实尺寸渲染。',
    more: (name: string) => `看${name}的尺寸图`,
  },
  /** In a place: what is seen, and the sentence under the picture. */
  mounted: {
    k3: {
      alt: 'K3吊在门口正上方的天花板上，镜头朝下，后面是玻璃门的门楣和亮着的出口灯',
      caption: 'K3装在门内侧的天花板上，比一本书还小，镜头垂直看着门口。',
    },
    h2001: {
      alt: 'H2001倒吊在宽大门上方的天花板上，深灰色横条两端各一只镜头，远处是玻璃门和走进来的客人',
      caption: 'H2001装在宽门上方，用一根短柱固定在天花板上，横条和门平行。',
    },
    b1: {
      alt: 'B1放在白色隔板上，橙色网线从正面接到旁边的路由器，后面有一只马克杯',
      caption: 'B1放在路由器旁边，一根网线接上就行，比一本书小一圈。',
    },
    'w3-e': {
      alt: 'W3-E立在木架子上，左边斜靠着一本橙色的书，右边是一只白色马克杯',
      caption: 'W3-E立在架子上，和一只马克杯差不多高。',
    },
  },
  /** From behind. */
  rear: {
    'ul-8208nh': 'UL-8208NH背面，从左到右：交流电源口、上下排列的VGA和HDMI、上网口和复位孔、两排八个PoE口',
  },
};

export default copy;
