import PortalIcon from '@mui/icons-material/CloudDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { Comando } from '#app/_app/places.tsx';
import { formatarNumeroDuimp, validarDuimp } from '#lib/domain/identificadores/duimp.ts';

/** What the palette offers of the Portal Único on every page. */
export const PORTAL_ACTIONS: readonly Comando[] = [
  {
    chave: 'acao:Buscar no Portal Único',
    titulo: 'Buscar no Portal Único',
    sinonimos: 'duimp siscomex baixar número importador período',
    icone: <UploadIcon />,
    destino: { to: '/importacao/processos', search: { dialogo: 'importar-di' } },
  },
];

/** The number of a DUIMP that is not here, or that has another version, is asked of the Portal. */
export function askPortalFor(texto: string): Pick<Comando, 'chave' | 'titulo' | 'icone' | 'destino'>[] {
  const duimp = validarDuimp(texto);
  if (!duimp.valido) return [];
  const numero = formatarNumeroDuimp(duimp.valor);
  return [
    {
      chave: `duimp:${numero}`,
      titulo: `Buscar a DUIMP ${numero} no Portal Único`,
      icone: <PortalIcon />,
      destino: { to: '/importacao/processos', search: { dialogo: 'importar-di', q: numero } },
    },
  ];
}
