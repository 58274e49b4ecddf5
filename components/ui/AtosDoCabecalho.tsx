import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFocoDeVolta } from './use-foco-de-volta.ts';

interface AtosDoCabecalhoProps<Passo extends string> {
  menu: ReactNode;
  abrirMenu: (lugar: HTMLElement) => void;
  /** What is to be done next, where something is. */
  seguinte: Passo | undefined;
  nomes: Readonly<Record<Passo, string>>;
  /** The step on its way. */
  passando: Passo | null;
  passar: (passo: Passo) => void;
}

/** On the page of a document that goes on by steps: all that can be done with it, and what comes next. */
export function AtosDoCabecalho<Passo extends string>(props: AtosDoCabecalhoProps<Passo>) {
  const { menu, abrirMenu, seguinte, nomes, passando, passar } = props;
  const lugarDoSeguinte = useFocoDeVolta<HTMLSpanElement>(passando !== null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => abrirMenu(currentTarget)}
      >
        Ações
      </Button>
      {menu}
      {seguinte && (
        <span ref={lugarDoSeguinte}>
          <Button variant="contained" loading={passando === seguinte} onClick={() => passar(seguinte)}>
            {nomes[seguinte]}
          </Button>
        </span>
      )}
    </>
  );
}
