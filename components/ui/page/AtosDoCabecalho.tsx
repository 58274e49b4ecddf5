import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFocoDeVolta } from '#components/ui/dialogs/use-foco-de-volta.ts';
import { BotaoDosOutrosAtos } from './BotaoDosOutrosAtos.tsx';

interface AtosDoCabecalhoProps<Passo extends string> {
  menu: ReactNode;
  abrirMenu: (lugar: HTMLElement) => void;
  /** The next step, if there is a usual one. */
  seguinte: Passo | undefined;
  nomes: Readonly<Record<Passo, string>>;
  /** The step that is being saved. */
  passando: Passo | null;
  passar: (passo: Passo) => void;
}

/** Header actions of a document that moves through steps: a menu of all actions and a button for the next step. */
export function AtosDoCabecalho<Passo extends string>(props: AtosDoCabecalhoProps<Passo>) {
  const { menu, abrirMenu, seguinte, nomes, passando, passar } = props;
  const lugarDoSeguinte = useFocoDeVolta<HTMLSpanElement>(passando !== null);
  return (
    <>
      <BotaoDosOutrosAtos nome="Ações" aoAbrir={abrirMenu} />
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
