/** Buttons that reset filters are removed when pressed: the focus moves to the filters and is not lost. */
import copy from '@copy/finder';
import {DeviceFilters} from '@site/src/features/compare/DeviceFilters';
import {noAnswers, type Answers, type Facet} from '@site/src/features/compare/finder';
import {act, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it} from '@jest/globals';

const facets: readonly Facet<string, 'place'>[] = [
  {name: 'place', form: 'several', answers: () => ['indoor', 'outdoor'], holds: () => true},
];
const words = {label: 'Filters', facets: {place: {label: 'Place', answers: {indoor: 'Indoor', outdoor: 'Outdoor'}}}};

function Finder() {
  const [answers, setAnswers] = useState<Answers>({place: ['indoor']});
  return (
    <section>
      <DeviceFilters models={['a']} facets={facets} answers={answers} hits={1} words={words} onChange={setAnswers} />
      <output id="state">{answers === noAnswers ? 'none' : 'some'}</output>
    </section>
  );
}

it('resetting all filters moves the focus to the first question', async () => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Finder />));
  const reset = [...place.querySelectorAll('button')].find(({textContent}) => textContent === copy.reset)!;
  reset.focus();
  await act(async () => reset.click());
  expect(place.querySelector('#state')!.textContent).toBe('none');
  expect(document.activeElement).toBe(place.querySelector('input, select'));
});
