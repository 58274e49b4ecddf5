import ImportacaoIcon from '@mui/icons-material/DirectionsBoatOutlined';
import DcrIcon from '@mui/icons-material/DonutLargeOutlined';
import DciIcon from '@mui/icons-material/MoveUpOutlined';
import ConfiguracoesIcon from '@mui/icons-material/SettingsOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import type { EntradaMenu, ItemMenu } from '#components/shell/MenuEntries.tsx';

/** The side menu, in its order. The titles also name the page in the top bar. */
export const MENU = [
  { path: '/dashboard', titulo: 'Dashboard', icone: <DashboardIcon /> },
  {
    path: '/importacao',
    titulo: 'Importação',
    icone: <ImportacaoIcon />,
    filhos: [
      { path: '/importacao/relatorioPos', titulo: 'PO' },
      { path: '/importacao/novo-processo', titulo: 'Novo Processo' },
      { path: '/importacao/processos', titulo: 'Processos' },
      { path: '/importacao/sefaz', titulo: 'Sefaz' },
    ],
  },
  {
    path: '/configuracoes',
    titulo: 'Configurações',
    icone: <ConfiguracoesIcon />,
    filhos: [
      {
        path: '/configuracoes/representante',
        titulo: 'Representante Legal',
        naEmpresa: '/configuracoes/empresa/$idEmpresa/representante',
      },
      {
        path: '/configuracoes/associados',
        titulo: 'Importador',
        naEmpresa: '/configuracoes/empresa/$idEmpresa/associados',
      },
    ],
  },
  {
    path: '/dci',
    titulo: 'DCI',
    icone: <DciIcon />,
    filhos: [
      { path: '/dci/novo-processo-dci', titulo: 'Novo Processo' },
      { path: '/dci/processos-dci', titulo: 'Meus Processos' },
    ],
  },
  {
    path: '/dcr',
    titulo: 'DCR',
    icone: <DcrIcon />,
    filhos: [
      { path: '/dcr/novo-processo-dcr', titulo: 'Novo Processo' },
      { path: '/dcr/processos-dcr', titulo: 'Meus Processos' },
    ],
  },
] as const;

/** The menu as it stands at a path: which entry is current, and where those of the company lead for this person. */
export function menuEm(caminho: string, idEmpresa: string | null): EntradaMenu[] {
  const estaEm = (path: string) => caminho === path || caminho.startsWith(`${path}/`);
  return MENU.map((entrada) => {
    const { titulo, icone, path } = entrada;
    if (!('filhos' in entrada)) return { titulo, icone, destino: { to: path }, atual: estaEm(path) };
    const filhos = entrada.filhos.map((filho): ItemMenu => {
      const naEmpresa = 'naEmpresa' in filho ? filho.naEmpresa : null;
      const destino = naEmpresa && idEmpresa ? { to: naEmpresa, params: { idEmpresa } } : { to: filho.path };
      return { titulo: filho.titulo, destino, atual: estaEm(filho.path) || ehDaEmpresa(caminho, naEmpresa) };
    });
    return { titulo, icone, atual: estaEm(path), filhos };
  });
}

function ehDaEmpresa(caminho: string, naEmpresa: string | null): boolean {
  const [inicio, fim] = naEmpresa?.split('$idEmpresa') ?? [];
  return inicio !== undefined && fim !== undefined && caminho.startsWith(inicio) && caminho.endsWith(fim);
}
