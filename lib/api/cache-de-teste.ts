import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** For tests: a cache of its own for each view, so that no test sees what another has read. */
export function CacheDeTeste({ children }: { children: ReactNode }) {
  return createElement(SWRConfig, { value: { provider: () => new Map(), shouldRetryOnError: false } }, children);
}
