/** What help pages hand over to a service request. */
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {
  caseKey,
  caseValues,
  keepModel,
  keepSeen,
  keepSteps,
  markSent,
  markTaken,
  readCase,
} from '../../../src/features/forms/service/case';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const steps = (title: string, code: string, ...lines: string[]) => ({title, code, lines});
const valuesOf = (query = '') => caseValues(readCase(), new URLSearchParams(query));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a case', () => {
  it('collects the model, the way through the finder and the steps of several articles', () => {
    keepModel('k3');
    keepSeen('客流是0 · counting-1');
    keepSteps('/a', steps('A', 'CNT-1-2', '1. x · y'));
    keepSteps('/b', steps('B', 'CNT-2-3', '1. z · y'));
    keepSteps('/a', steps('A', 'CNT-1-3', '1. x · y', '2. w · y'));
    expect(valuesOf()).toEqual({
      model: 'k3',
      seen: '客流是0 · counting-1',
      steps: 'B · CNT-2-3\n1. z · y\n\nA · CNT-1-3\n1. x · y\n2. w · y',
      ticket: 'CNT-2-3, CNT-1-3',
    });
    keepSteps('/b', steps('B', 'CNT-2-1'));
    expect(valuesOf().steps).not.toContain('B');
  });

  it('is what the address says where nothing could be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    keepModel('k3');
    expect(valuesOf('model=e3-x&code=NET-1-3&path=offline-2-1')).toEqual({
      model: 'e3-x',
      ticket: 'offline-2-1, NET-1-3',
    });
    window.sessionStorage.clear();
    expect(valuesOf()).toEqual({});
  });

  it('keeps within what the form takes, and says a code once', () => {
    keepSeen('长'.repeat(600));
    keepSteps('/a', steps('A', 'NET-1-3', '步'.repeat(3000)));
    const values = valuesOf('code=NET-1-3');
    expect([[...values.seen!].length, [...values.steps!].length]).toEqual([500, 2000]);
    expect(values.ticket).toBe('NET-1-3');
  });

  it('is handed over once', () => {
    keepModel('k3');
    markSent();
    expect(readCase().isSent).toBe(true);
    markTaken();
    expect(readCase()).toEqual({model: 'k3', isSent: false});
  });

  it('does not fail at what somebody else stored', () => {
    window.sessionStorage.setItem(caseKey, '{');
    expect(valuesOf('model=k3')).toEqual({model: 'k3'});
  });
});
