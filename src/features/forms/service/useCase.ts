import {useEffect, useState} from 'react';
import {isModelId} from '../../../facts/serialNumbers';
import type {LeadForm} from '../lead/useLeadForm';
import {caseParameters, caseValues, markTaken, readCase} from './case';

/**
 * Fills in what the help pages know of the case. After the link of a help page it replaces what a draft says of another
 * case; otherwise what the visitor wrote stays. Returns whether anything was known.
 */
export function useCase({suggest, replace}: LeadForm): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const known = readCase();
    const fill = known.isSent ? replace : suggest;
    const query = new URLSearchParams(window.location.search);
    const {model, ...values} = caseValues(known, query);
    // A model page that was visited is no reason without the link: its hint would also move the form.
    const isOfCase = known.isSent === true || Object.values(caseParameters).some((name) => query.has(name));
    const isModelKnown = model !== undefined && isModelId(model) && isOfCase;
    if (isModelKnown) fill('model', model);
    for (const [name, value] of Object.entries(values)) fill(name, value);
    if (known.isSent) markTaken();
    setKnown(isModelKnown || Object.keys(values).length > 0);
  }, [suggest, replace]);
  return isKnown;
}
