import { useLayoutEffect } from 'react';
import type { Middleware } from 'swr';
import { hold } from '#components/ui/feedback/settling.ts';

/**
 * SWR middleware: the page has not settled while a read that has nothing to show yet is on its way. A failed read shows its error,
 * and a screen keeps its data while SWR reads them again.
 */
const holdFirstRead: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  const { isLoading } = answer;
  useLayoutEffect(() => (isLoading ? hold() : undefined), [isLoading]);
  return answer;
};

export const firstReads = { use: [holdFirstRead] };
