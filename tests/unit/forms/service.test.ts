/** The service request: the device, its serial number and the pictures. */
import {describe, expect, it} from '@jest/globals';
import {models} from '../../../src/facts/models';
import {kindOfModel, normalizeSerial, serialFormatOf, serialFormats} from '../../../src/facts/serialNumbers';
import {issuesOf} from '../../../src/features/forms/fields';
import {fields as serviceCn} from '../../../src/features/forms/service-cn/schema';
import {fields as serviceGlobal} from '../../../src/features/forms/service-global/schema';

const request = {model: 'k3', description: '黑屏', contact: '张三', mobile: '13800000000', consent: true};
const picture = (digit: number): string => `0000000${digit}-0000-4000-8000-000000000000`;

const issues = (values: Record<string, unknown>): Record<string, string> => {
  const result = serviceCn.safeParse({...request, ...values});
  return result.success ? {} : issuesOf(result.error);
};

describe('serial numbers', () => {
  it('tells the kind of every model of the catalogue', () => {
    expect(kindOfModel).toEqual(Object.fromEntries(models.map(({id, kind}) => [id, kind])));
  });

  it('has an example of every format that fits no other', () => {
    for (const {example} of Object.values(serialFormats))
      expect(Object.values(serialFormats).filter(({pattern}) => pattern.test(example))).toHaveLength(1);
  });

  it.each([
    ['ｓｎ２０００００００００', 'SN2000000000'],
    ['SN: 2000-000 000', 'SN2000000000'],
    ['sn2oooooooOi', 'SN2000000001'],
    ['SN\u200B2000000000', 'SN2000000000'],
    ['  ', undefined],
  ])('takes %j as %s', (typed, stored) => {
    expect(serviceCn.parse({...request, serialNumber: typed}).serialNumber).toBe(stored);
  });

  it('leaves letters of other makers alone', () => expect(normalizeSerial('ab-10 oil')).toBe('AB10OIL'));

  it.each([
    ['k3', 'SN1000000000', 'format'],
    ['k3', 'SN200000000', 'format'],
    ['k3', 'SN20000000000', 'format'],
    ['k3', 'AC:DE:48:00:11:22', 'format'],
    ['e3-x', serialFormatOf('e3-x')!.example, undefined],
    ['other', 'ABC-1234', undefined],
    ['other', 'A1', 'format'],
    ['other', '序列号', 'format'],
  ])('%s with the number %s: %s', (model, serialNumber, issue) => {
    expect(issues({model, serialNumber}).serialNumber).toBe(issue);
  });

  it('is checked while other fields are wrong', () => {
    expect(issues({serialNumber: 'SN1', mobile: '1', consent: false})).toEqual({
      serialNumber: 'format',
      mobile: 'format',
      consent: 'accept',
    });
  });
});

describe('the case', () => {
  it.each([
    [{model: 'K3 '}, {}],
    [{model: ''}, {model: 'required'}],
    [{model: 'k4'}, {model: 'option'}],
    [{model: 'constructor'}, {model: 'option'}],
    [{firmware: 'Ｖ6.2.1 build 2409'}, {}],
    [{firmware: 'the newest'}, {firmware: 'format'}],
    [{firmware: `1${'.1'.repeat(20)}`}, {firmware: 'format'}],
    [{description: ' '}, {description: 'required'}],
    [{description: '长'.repeat(2000), steps: '步'.repeat(2000), seen: '见'.repeat(500), ticket: 'T'.repeat(60)}, {}],
    [{description: '长'.repeat(2001)}, {description: 'length'}],
    [{steps: '步'.repeat(2001)}, {steps: 'length'}],
    [{seen: '见'.repeat(501)}, {seen: 'length'}],
    [{ticket: 'T'.repeat(61)}, {ticket: 'length'}],
    [{companyName: '店'}, {companyName: 'length'}],
    [{companyName: '小店'}, {}],
    [{pictures: [picture(1), picture(2), picture(3)]}, {}],
    [{pictures: [1, 2, 3, 4].map(picture)}, {pictures: 'length'}],
    [{pictures: [picture(1), picture(1)]}, {pictures: 'format'}],
    [{pictures: ['00000000-0000-1000-8000-000000000000']}, {pictures: 'format'}],
    [{pictures: 'photo.jpg'}, {pictures: 'format'}],
    [{pictures: [7]}, {pictures: 'format'}],
  ])('%j: %j', (values, expected) => {
    expect(issues(values)).toEqual(expected);
  });

  it('has one form of no pictures', () => {
    expect(serviceCn.parse({...request, pictures: []}).pictures).toBeUndefined();
    expect(serviceCn.parse({...request, pictures: [picture(1).toUpperCase()]}).pictures).toEqual([picture(1)]);
  });

  it('has the same fields in both editions', () => {
    const contact = ['contact', 'mobile', 'firstName', 'lastName', 'businessEmail', 'phone'];
    const [chinese, english] = [serviceCn, serviceGlobal].map(({shape}) =>
      Object.keys(shape).filter((name) => !contact.includes(name)),
    );
    expect(chinese).toEqual(english);
  });
});
