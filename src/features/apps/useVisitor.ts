import {useEffect, useState} from 'react';
import {readUserAgent, type Visitor} from './userAgent';

/** The visitor's platform and browser; null in the HTML of the page, which is the same for everybody. */
export function useVisitor(): Visitor | null {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  useEffect(() => setVisitor(readUserAgent(navigator.userAgent, navigator.maxTouchPoints)), []);
  return visitor;
}
