import type { Locator, Page } from '@playwright/test';
import type { Sight } from './recorder.ts';

export type PageName = 'log-in' | 'list' | 'dashboard';

/** One of the applications compared: where its pages are, and how a person finds things on them. */
export interface Application {
  name: string;
  url: string;
  pages: Partial<Record<PageName, { path: string; content: Sight }>>;
  /** Selects the rows of the list. */
  rows: string;
  /** What is first painted of an opened record. */
  record: Sight;
  /** What shows that the record itself was read. */
  recordContent: Sight;
  find: {
    email: (page: Page) => Locator;
    password: (page: Page) => Locator;
    search: (page: Page) => Locator;
    /** The head of a column that sorts. */
    sortable: (page: Page) => Locator;
    nextPage: (page: Page) => Locator;
  };
}

export const ROWS_OF_A_PAGE = 25;

/** The rows of a whole page of the list. */
export const fullPage = (rows: string): Sight => ({ selector: rows, count: ROWS_OF_A_PAGE });
