import TelaIcon from '@mui/icons-material/ArrowForwardOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LugarDaTela, SobreATela } from '#components/shell/sobre-a-tela.ts';
import { ALL_SCREENS } from './screens.ts';

/** A command of the palette. */
export interface Comando {
  chave: string;
  titulo: string;
  /** Other words that find the command. */
  sinonimos: string;
  icone: ReactNode;
  destino: ToOptions;
}

/** Every screen a person may go to, those of the menu first. */
export const LUGARES: readonly Comando[] = [
  ...lugaresDe((tela, { nome }) => tela.menu !== undefined && nome === undefined),
  ...lugaresDe((_, { nome }) => nome !== undefined),
];

function lugaresDe(quais: (tela: SobreATela, lugar: LugarDaTela) => boolean): Comando[] {
  return ALL_SCREENS.flatMap(([caminho, tela]) =>
    (tela.lugares ?? []).filter((lugar) => quais(tela, lugar)).map((lugar) => comando(caminho, tela, lugar)),
  );
}

function comando(caminho: string, { menu }: SobreATela, { nome, sinonimos, params, search }: LugarDaTela): Comando {
  const titulo = nome ?? [menu?.grupo, menu?.titulo].filter(Boolean).join(' › ');
  return {
    chave: `lugar:${titulo}`,
    titulo,
    sinonimos,
    icone: <TelaIcon />,
    destino: { to: caminho, ...(params && { params }), ...(search && { search }) } as ToOptions,
  };
}
