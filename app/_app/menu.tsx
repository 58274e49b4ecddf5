import ImportacaoIcon from '@mui/icons-material/DirectionsBoatOutlined';
import DcrIcon from '@mui/icons-material/DonutLargeOutlined';
import DciIcon from '@mui/icons-material/MoveUpOutlined';
import ConfiguracoesIcon from '@mui/icons-material/SettingsOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { EntradaMenu, ItemMenu } from '#components/shell/MenuEntries.tsx';
import type { NoMenu } from '#components/shell/sobre-a-tela.ts';
import { ALL_SCREENS } from './screens.ts';

/**
 * The groups of the side menu, in order. The entries of each group come from screens.ts. The titles also name the page in the top
 * bar.
 */
export const MENU = [
  { path: '/dashboard', titulo: 'Dashboard', icone: <DashboardIcon />, filhos: [] },
  { path: '/importacao', titulo: 'Importação', icone: <ImportacaoIcon />, filhos: doGrupo('Importação') },
  { path: '/configuracoes', titulo: 'Configurações', icone: <ConfiguracoesIcon />, filhos: doGrupo('Configurações') },
  { path: '/dci', titulo: 'DCI', icone: <DciIcon />, filhos: doGrupo('DCI') },
  { path: '/dcr', titulo: 'DCR', icone: <DcrIcon />, filhos: doGrupo('DCR') },
];

function doGrupo(grupo: NoMenu['grupo']): (NoMenu & { path: string })[] {
  return ALL_SCREENS.flatMap(([path, { menu }]) => (menu?.grupo === grupo ? [{ path, ...menu }] : []));
}

/** The menu at a path: which entry is current, and where the company's entries lead for this person. */
export function menuEm(caminho: string, idEmpresa: string | null): EntradaMenu[] {
  const estaEm = (path: string) => caminho === path || caminho.startsWith(`${path}/`);
  return MENU.map((entrada) => {
    const { titulo, icone, path } = entrada;
    if (entrada.filhos.length === 0) return { titulo, icone, destino: { to: path } as ToOptions, atual: estaEm(path) };
    const filhos = entrada.filhos.map((filho): ItemMenu => {
      const { naEmpresa } = filho;
      const destino = naEmpresa && idEmpresa ? { to: naEmpresa, params: { idEmpresa } } : { to: filho.path };
      const atual = estaEm(filho.path) || ehDaEmpresa(caminho, naEmpresa);
      return { titulo: filho.titulo, destino: destino as ToOptions, atual };
    });
    return { titulo, icone, atual: estaEm(path), filhos };
  });
}

function ehDaEmpresa(caminho: string, naEmpresa: string | undefined): boolean {
  const [inicio, fim] = naEmpresa?.split('$idEmpresa') ?? [];
  return inicio !== undefined && fim !== undefined && caminho.startsWith(inicio) && caminho.endsWith(fim);
}
