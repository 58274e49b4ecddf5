import RelatoriosIcon from '@mui/icons-material/AssessmentOutlined';
import EmpresaIcon from '@mui/icons-material/BusinessOutlined';
import PrimeirosPassosIcon from '@mui/icons-material/FlagOutlined';
import CadastrosIcon from '@mui/icons-material/FolderOutlined';
import EstoqueIcon from '@mui/icons-material/Inventory2Outlined';
import MeuDiaIcon from '@mui/icons-material/TodayOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ItemMenu } from '#components/shell/MenuEntries.tsx';
import { ALL_SCREENS } from './screens.ts';

/** The block under the menu, for the screens that the menu does not have. The menu itself is fixed. */
export function workMenuAt(caminho: string, { comPrimeirosPassos = false } = {}): (ItemMenu & { icone: ReactNode })[] {
  return [...(comPrimeirosPassos ? [PRIMEIROS_PASSOS] : []), ...TRABALHO].map(({ dele: pertence, ...entrada }) => ({
    ...entrada,
    atual: pertence(caminho),
  }));
}

const abaixoDe =
  (...inicios: readonly string[]) =>
  (caminho: string) =>
    inicios.some((inicio) => caminho === inicio || caminho.startsWith(`${inicio}/`));

/** The cadastros that the menu does not have. */
const CADASTROS = ALL_SCREENS.flatMap(([caminho, { faixa, menu }]) =>
  faixa && !menu ? [caminho.split('/$')[0] ?? caminho] : [],
);

interface Trabalho {
  titulo: string;
  icone: ReactNode;
  destino: ToOptions;
  /** Whether the path belongs to the entry. */
  dele: (caminho: string) => boolean;
}

const PRIMEIROS_PASSOS: Trabalho = {
  titulo: 'Primeiros passos',
  icone: <PrimeirosPassosIcon />,
  destino: { to: '/primeiros-passos' },
  dele: abaixoDe('/primeiros-passos'),
};

const TRABALHO: readonly Trabalho[] = [
  { titulo: 'Meu dia', icone: <MeuDiaIcon />, destino: { to: '/meu-dia' }, dele: abaixoDe('/meu-dia') },
  {
    titulo: 'Estoque',
    icone: <EstoqueIcon />,
    destino: { to: '/dcr/saldo-insumos' },
    dele: abaixoDe('/dcr/saldo-insumos'),
  },
  {
    titulo: 'Cadastros',
    icone: <CadastrosIcon />,
    destino: { to: '/configuracoes/itens' },
    dele: abaixoDe(...CADASTROS, '/dcr/produtos', '/dcr/compras-nacionais', '/configuracoes/importar'),
  },
  {
    titulo: 'Relatórios',
    icone: <RelatoriosIcon />,
    destino: { to: '/importacao/relatorios/$relatorio', params: { relatorio: 'registro-de-di' } } as ToOptions,
    dele: abaixoDe('/importacao/relatorios'),
  },
  {
    titulo: 'Empresa',
    icone: <EmpresaIcon />,
    destino: { to: '/configuracoes/empresa' },
    dele: (caminho) => /^\/configuracoes\/empresa(\/[^/]+)?$/.test(caminho),
  },
];
