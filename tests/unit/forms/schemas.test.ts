import {describe, expect, it} from '@jest/globals';
import {countries, diallingCodeOf} from '../../../src/features/forms/data/countries';
import {placeOf, provinces} from '../../../src/features/forms/data/regions';
import {issuesOf} from '../../../src/features/forms/fields';
import {fields as freeCn} from '../../../src/features/forms/free-cn/schema';
import {fields as freeGlobal} from '../../../src/features/forms/free-global/schema';
import {demandOptions, isFreeMail, storeCountOptions} from '../../../src/features/forms/options';
import {leadRequestSchema, trackingSchema} from '../../../src/features/forms/schema';

const cn = {
  companyName: '示例商贸有限公司',
  contact: '张三',
  mobile: '+86 138-0000-0000',
  region: '440300',
  demand: 'people-counting',
  numberOfStores: '',
  consent: true,
};
const global = {
  appellation: 'ms',
  firstName: 'Ana',
  lastName: 'Silva',
  businessEmail: 'ana@example.com',
  companyName: 'Example Ltd',
  phoneCountry: 'SG',
  phone: '6123 4567',
  region: 'SG',
  numberOfStores: '2-10',
  website: 'example.com',
  whatsapp: '',
  requirements: 'Two shops,\r\nfour doors.',
  consent: true,
};

const issues = (schema: typeof freeCn | typeof freeGlobal, values: unknown) => {
  const result = schema.safeParse(values);
  return result.success ? {} : issuesOf(result.error);
};

describe('Chinese free experience', () => {
  it('normalizes a good form and keeps the order of the fields', () => {
    const result = freeCn.parse({...cn, unknown: 'dropped'});
    expect(result).toEqual({
      companyName: '示例商贸有限公司',
      contact: '张三',
      mobile: '13800000000',
      region: '440300',
      demand: 'people-counting',
      numberOfStores: undefined,
      consent: true,
    });
  });

  it('names every required field of an empty form', () => {
    expect(issues(freeCn, {})).toEqual({
      companyName: 'required',
      contact: 'required',
      mobile: 'required',
      region: 'required',
      demand: 'required',
      consent: 'accept',
    });
  });

  it.each([
    ['region', '440000', 'option'],
    ['region', '999999', 'option'],
    ['demand', 'free-lunch', 'option'],
    ['numberOfStores', '3', 'option'],
    ['consent', false, 'accept'],
  ])('refuses %s = %j as %s', (field, value, issue) => {
    expect(issues(freeCn, {...cn, [field]: value})).toEqual({[field]: issue});
  });

  it('takes a province with one city alone as that city', () => {
    expect(freeCn.parse({...cn, region: '310000'}).region).toBe('310100');
  });

  it.each([...demandOptions])('takes demand %s', (demand) => {
    expect(issues(freeCn, {...cn, demand})).toEqual({});
  });

  it.each([...storeCountOptions])('takes numberOfStores %s', (numberOfStores) => {
    expect(issues(freeCn, {...cn, numberOfStores})).toEqual({});
  });
});

describe('English free experience', () => {
  it('normalizes a good form', () => {
    expect(freeGlobal.parse(global)).toEqual({
      ...global,
      phone: '61234567',
      website: 'https://example.com',
      whatsapp: undefined,
      requirements: 'Two shops,\nfour doors.',
      marketing: false,
    });
  });

  it('names every required field of an empty form', () => {
    expect(issues(freeGlobal, {})).toEqual({
      appellation: 'required',
      firstName: 'required',
      lastName: 'required',
      businessEmail: 'required',
      companyName: 'required',
      phoneCountry: 'required',
      phone: 'required',
      region: 'required',
      requirements: 'required',
      consent: 'accept',
    });
  });

  it.each([
    ['appellation', 'lord', 'option'],
    ['firstName', 'x'.repeat(51), 'length'],
    ['businessEmail', 'ana@', 'format'],
    ['phoneCountry', 'XX', 'option'],
    ['region', 'Singapore', 'option'],
    ['website', 'not a site', 'format'],
    ['whatsapp', '123', 'format'],
    ['requirements', 'x'.repeat(2001), 'length'],
  ])('refuses %s = %j as %s', (field, value, issue) => {
    expect(issues(freeGlobal, {...global, [field]: value})).toEqual({[field]: issue});
  });

  it('takes a free-mail address, which only earns a hint', () => {
    expect(issues(freeGlobal, {...global, businessEmail: 'ana@gmail.com'})).toEqual({});
    expect(isFreeMail('Ana@GMAIL.com')).toBe(true);
    expect(isFreeMail('ana@example.com')).toBe(false);
  });
});

describe('envelope', () => {
  const envelope = {
    id: '5F0C9A52-6D0B-4B0A-9A0E-0123456789AB',
    form: 'free-cn',
    edition: 'zh-CN',
    fields: {},
    verificationCode: '１２３ ４５６',
  };

  it('takes the minimum and normalizes id and code', () => {
    expect(leadRequestSchema.parse(envelope)).toEqual({
      ...envelope,
      id: envelope.id.toLowerCase(),
      tracking: {},
      verificationCode: '123456',
    });
  });

  it('cuts and cleans tracking values instead of refusing the lead', () => {
    const tracking = trackingSchema.parse({
      component_id: 'hero\u001B[2J\n',
      source_path: `/${'a'.repeat(900)}`,
      source_page_title: '首页\u202E',
      extra: 'dropped',
    });
    expect(tracking).toEqual({
      component_id: 'hero[2J',
      source_path: `/${'a'.repeat(499)}`,
      source_page_title: '首页',
    });
  });
});

describe('regions and countries', () => {
  it('has the 34 provinces, each with cities of six-digit codes, no code twice', () => {
    expect(provinces).toHaveLength(34);
    const codes = provinces.flatMap(([, , cities]) => cities.map(([code]) => code));
    expect(provinces.every(([, , cities]) => cities.length > 0)).toBe(true);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['440300', '广东省', '深圳市'],
    ['110100', '北京市', '北京市'],
    ['500100', '重庆市', '重庆市'],
    ['429004', '湖北省', '仙桃市'],
    ['810000', '香港特别行政区', '香港特别行政区'],
    ['820000', '澳门特别行政区', '澳门特别行政区'],
    ['710000', '台湾省', '台湾省'],
  ])('knows %s', (code, province, city) => {
    expect(placeOf(code)).toEqual({province, city});
  });

  it('lists countries in order, each with a dialing code', () => {
    const names = countries.map(([, , name]) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length);
    expect(countries.every(([code, dial]) => /^[A-Z]{2}$/.test(code) && /^[1-9]\d{0,3}$/.test(dial))).toBe(true);
    expect(['SG', 'GB', 'CN', 'US', 'BS'].map(diallingCodeOf)).toEqual(['65', '44', '86', '1', '1242']);
  });
});
