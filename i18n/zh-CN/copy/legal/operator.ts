/** Who runs the site, by the settings of the owner: for the privacy policy and the terms. */
import type {ContactPerson} from '@site/config/legal.schema';
import type {MissingWords} from '@site/src/site/legal';

interface Row extends MissingWords {
  readonly label: string;
}

const unset = '尚未公布，网站正式上线前会在这里写明。';

const rows = {
  name: {label: '运营主体', none: unset, unset: '登记的全称尚未公布，网站正式上线前会在这里写明。'},
  registration: {label: '统一社会信用代码', none: '没有登记号码。', unset},
  address: {label: '注册地址', none: unset, unset: '尚未公布。要寄书面材料的，请先写邮件询问地址。'},
  officer: {
    label: '个人信息保护负责人',
    none: '没有另行指定，请求统一由下面的邮箱受理。',
    unset: '尚未公布。公布以前，请求由下面的邮箱受理。',
  },
} satisfies Record<string, Row>;

const representatives: Readonly<Record<string, Row>> = {
  china: {label: '境内代表', none: '不适用：运营主体设在中国大陆。', unset},
};

const copy = {
  head: ['项目', '内容'] as readonly string[],
  sample: '（示例）',
  /** Once per page, where a setting is open; empty where the cells say it themselves. */
  pending: '',
  rows: rows as Readonly<Record<keyof typeof rows, Row>>,
  representatives,
  email: '邮箱',
  person: ({name, address, email}: ContactPerson) => [name, address, email].filter(Boolean).join('，'),
};

export default copy;
