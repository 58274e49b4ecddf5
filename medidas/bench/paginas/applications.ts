import { type Application, fullPage } from './application.ts';
import type { Sight } from './recorder.ts';

const LOG_IN: Sight = { selector: 'input[type=password]' };

export function caisAt(url: string): Application {
  const rows = '[role=grid] tr[data-id]';
  return {
    name: 'cais',
    url,
    pages: {
      'log-in': { path: '/', content: LOG_IN },
      list: { path: '/#/importacao/processos', content: fullPage(rows) },
      dashboard: { path: '/#/dashboard', content: { selector: 'main section', figure: true } },
    },
    rows,
    // Its number.
    record: { selector: 'main', figure: true, gone: rows },
    recordContent: { selector: 'main header[data-cabeca]' },
    find: {
      email: (page) => page.getByLabel('E-mail'),
      password: (page) => page.getByLabel('Senha', { exact: true }),
      search: (page) => page.locator('main').getByRole('searchbox').first(),
      sortable: (page) => page.locator('th[data-field=importador]'),
      nextPage: (page) => page.getByRole('button', { name: /próxima página/i }),
    },
  };
}

/** The selectors are those of the pinned react-admin. */
export function reactAdminAt(url: string): Application {
  const rows = 'tbody .RaDataTable-row';
  return {
    name: 'ra',
    url,
    pages: {
      'log-in': { path: '/#/login', content: LOG_IN },
      list: { path: '/#/Processo', content: fullPage(rows) },
    },
    rows,
    record: { selector: '.RaShow-card', figure: true, gone: rows },
    recordContent: { selector: '.RaShow-card', figure: true, gone: rows },
    find: {
      email: (page) => page.locator('input[name=username]'),
      password: (page) => page.locator('input[name=password]'),
      search: (page) => page.locator('input[name=q]'),
      sortable: (page) => page.locator('th.column-fornecedor [role=button]').first(),
      nextPage: (page) => page.getByRole('button', { name: /próxima página/i }),
    },
  };
}
