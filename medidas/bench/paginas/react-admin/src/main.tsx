import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n-provider.ts';
import { ProcessoShow } from './ProcessoShow.tsx';
import { ProcessosList } from './ProcessosList.tsx';

/**
 * The list of processos of Cais written with react-admin, as the page that Cais is compared with. `requireAuth` is left out: with
 * it, 5.15.4 stays blank for seven seconds before its log-in on React 19.3, and the comparison would be unfair.
 */
createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin
    title="Processos"
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    disableTelemetry
  >
    <Resource
      name="Processo"
      list={ProcessosList}
      show={ProcessoShow}
      options={{ label: 'Processos de importação' }}
      recordRepresentation="numero"
    />
  </Admin>,
);
