import {
  leaseCodec,
  leaseResult,
  leaseStart,
  parseLease,
  parseLeaseAll,
} from '@site/src/pages/products/located-here/_parts/lease';
import {describe, expect, it} from '@jest/globals';

const numbers = parseLeaseAll(leaseStart)!;

describe('leaseResult', () => {
  it('follows the chain from the street to the rent', () => {
    const result = leaseResult(numbers);
    expect(result.passers).toBe(7200);
    expect(result.visits).toBe(288);
    expect(result.receipts).toBeCloseTo(100.8);
    expect(result.revenue).toBeCloseTo(108_864);
    expect(result.rentShare).toBeCloseTo(0.2205, 4);
    // 24000 ÷ 30 = 800 a day; a visit earns 35 % × 36 × 55 % = 6.93.
    expect(result.breakEven).toBe(116);
  });

  it('says nothing where nothing is earned', () => {
    expect(leaseResult({...numbers, conversion: 0})).toMatchObject({revenue: 0, rentShare: null, breakEven: null});
    expect(leaseResult({...numbers, passers: 0})).toMatchObject({rentShare: null, breakEven: 116});
  });
});

describe('inputs', () => {
  it('take one decimal and keep to their range', () => {
    expect(parseLease('capture', '3.5')).toBe(3.5);
    expect(['', '-1', '101', '3.55', 'a'].map((text) => parseLease('capture', text))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('travel in the address, without those at their start', () => {
    const query = new URLSearchParams('other=1');
    leaseCodec.write({...leaseStart, rent: '30000'}, query);
    expect(query.toString()).toBe('other=1&rent=30000');
    expect(leaseCodec.read(query)).toEqual({...leaseStart, rent: '30000'});
    expect(leaseCodec.read(new URLSearchParams('rent=x'))).toEqual(leaseStart);
  });
});
