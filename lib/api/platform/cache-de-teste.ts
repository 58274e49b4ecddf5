import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** For tests: gives each view its own cache, so that no test sees data read by another. */
export function CacheDeTeste({ children }: { children: ReactNode }) {
  return createElement(SWRConfig, { value: { provider: () => new Map(), shouldRetryOnError: false } }, children);
}
