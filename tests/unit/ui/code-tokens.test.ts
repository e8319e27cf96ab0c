import {expect, it} from '@jest/globals';
import {codeTokens} from '../../../src/components/sections/codeTokens';
import {outputSamples, videoSamples} from '../../../src/facts/callExamples';

const colored = (code: string): string[] =>
  codeTokens(code).flatMap(({kind, text}) => (kind === undefined ? [] : [`${kind} ${text}`]));

it.each(Object.entries({...outputSamples, ...videoSamples}))(
  'loses nothing of the sample "%s", and colors it',
  (_, code) => {
    expect(
      codeTokens(code)
        .map(({text}) => text)
        .join(''),
    ).toBe(code);
    expect(colored(code).length).toBeGreaterThan(1);
  },
);

it('tells names from values in JSON', () => {
  expect(colored('{"seconds": 300, "to": "12:41"}')).toEqual([
    'name "seconds"',
    'number 300',
    'name "to"',
    'string "12:41"',
  ]);
});

it('takes the method and the protocol of a request for words, and leaves its path alone', () => {
  expect(colored('GET /v1/devices/SN01/recordings?from=12:00 HTTP/1.1')).toEqual(['word GET', 'word HTTP/1.1']);
});
