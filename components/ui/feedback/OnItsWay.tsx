import { useLayoutEffect } from 'react';
import { hold } from './settling.ts';

/** Shows nothing: while it stands, the page has not settled. It is the fallback of a part whose code is on its way. */
export function OnItsWay(): null {
  useLayoutEffect(hold, []);
  return null;
}
