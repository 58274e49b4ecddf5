import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { CatalogoNav } from './CatalogoNav.tsx';
import type { Ramo } from './ramo.ts';

/** What the dialog that prepares drafts gets from the list. */
interface AoPreparar {
  filtros: Readonly<Record<string, unknown>>;
  importadorId: string;
  aoFechar: () => void;
}

interface TelaDoPreparoProps<Linha extends { id: string }> {
  ramo: Ramo;
  definicao: DefinicaoDaLista<Linha>;
  /** What the link to the credentials says. */
  credenciais: string;
  /** While there is none. */
  vazia: { icone: ReactNode; titulo: string; porque: string };
  /** The dialog that prepares drafts. */
  preparar: (ao: AoPreparar) => ReactNode;
  /** The lists that the Portal answered. */
  comparacao: ReactNode;
}

/** A list of what is prepared for the Portal's catalogue, with its drafts, its comparison and the way to the others. */
export function TelaDoPreparo<Linha extends { id: string }>(props: TelaDoPreparoProps<Linha>) {
  const { ramo, definicao, credenciais, vazia, preparar, comparacao } = props;
  const lista = useLista(definicao);
  const { filtros, dialogo } = lista;
  const importadorId = (filtros.importadorId as string | undefined) ?? '';
  const abrir = (qual: string | undefined) => lista.mudar({ dialogo: qual });
  const aoFechar = () => abrir(undefined);
  const botao = (
    <Button variant="contained" onClick={() => abrir('preparar')}>
      Preparar rascunhos…
    </Button>
  );
  return (
    <>
      <CadastrosNav />
      <CatalogoNav />
      <Stack sx={{ gap: 2 }}>
        <div>
          <Lista
            lista={lista}
            acoes={
              <>
                <ButtonTo variant="outlined" color="inherit" to="/configuracoes/portal-unico">
                  {credenciais}
                </ButtonTo>
                <Button variant="outlined" color="inherit" onClick={() => abrir('comparar')}>
                  Comparar com o Portal…
                </Button>
                {botao}
              </>
            }
            vazia={
              <EmptyState icone={vazia.icone} titulo={vazia.titulo} acoes={botao}>
                {vazia.porque}
              </EmptyState>
            }
          />
        </div>
        {comparacao}
      </Stack>
      {dialogo === 'preparar' && preparar({ filtros, importadorId, aoFechar })}
      {dialogo === 'comparar' && <CompararDialog ramo={ramo} importadorId={importadorId} aoFechar={aoFechar} />}
    </>
  );
}

const CompararDialog = lazyPart(() => import('./CompararDialog.tsx').then((part) => part.CompararDialog));
