import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { AberturaDoRegistro } from './AberturaDoRegistro.tsx';
import { AcimaDasLinhas, type Escolhendo } from './AcimaDasLinhas.tsx';
import type { LinhaDeLista } from './definicao-da-lista.ts';
import { ListaGrid } from './grid/ListaGrid.tsx';
import { ListaCards } from './ListaCards.tsx';
import { ListaVazia } from './ListaVazia.tsx';
import { SobreALista } from './SobreALista.tsx';
import type { ListaAberta } from './use-lista.ts';
import { useSelecao } from './use-selecao.ts';

interface ListaProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  /** Actions of the screen; the primary action comes last. */
  acoes?: ReactNode;
  /** Shown when there are no records at all: what belongs here, and the first action. */
  vazia: ReactNode;
  /** Another view of the same result, shown instead of the rows. */
  quadro?: ReactNode;
}

/** List of the product: views, search, filters, rows with totals, actions on rows, and pages. */
export function Lista<Linha extends LinhaDeLista>({ lista, acoes, vazia, quadro }: ListaProps<Linha>) {
  const { definicao, busca, total, falha } = lista;
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const selecao = useSelecao(lista.linhas, total ?? 0, lista.consulta);
  const [escolhendo, setEscolhendo] = useState<Escolhendo>('nao');

  return (
    <AberturaDoRegistro documento={definicao.documento}>
      <SobreALista lista={lista}>
        <Typography component="p" variant="h1" sx={{ display: 'none', displayPrint: 'block', mb: 1 }}>
          {definicao.titulo}
          {busca.q && `: busca por “${busca.q}”`}
        </Typography>
        <AcimaDasLinhas
          lista={lista}
          // A row is seen to be selected before the bar of the selection is drawn.
          selecao={useDeferredValue(selecao)}
          telefone={telefone}
          escolhendo={escolhendo}
          aoEscolher={setEscolhendo}
          acoes={acoes}
        />
        {falha && total !== undefined && <FalhaAoAtualizar falha={falha} tentarDeNovo={lista.tentarDeNovo} />}

        {quadro ? (
          quadro
        ) : falha && total === undefined ? (
          <ErrorState erro={falha} tentarDeNovo={lista.tentarDeNovo} />
        ) : total === 0 && !lista.carregando ? (
          <ListaVazia
            filtrada={lista.filtrada}
            plural={definicao.plural}
            aoLimpar={lista.temFiltro ? lista.limpar : undefined}
          >
            {vazia}
          </ListaVazia>
        ) : (
          <>
            {telefone ? (
              <ListaCards lista={lista} selecao={selecao} escolhendo={escolhendo === 'sim'} />
            ) : (
              <ListaGrid lista={lista} selecao={selecao} />
            )}
            {total !== undefined && (
              <ListPagination
                total={total}
                pagina={busca.pagina}
                tamanho={busca.tamanho}
                tamanhos={TAMANHOS}
                aoMudar={lista.mudar}
              />
            )}
          </>
        )}
      </SobreALista>
    </AberturaDoRegistro>
  );
}

/** Alert of a failed refresh. The old rows stay visible: stale rows are better than none. */
function FalhaAoAtualizar({ falha, tentarDeNovo }: { falha: Error; tentarDeNovo: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" onClick={tentarDeNovo}>
          Tentar de novo
        </Button>
      }
    >
      A lista não pôde ser atualizada e mostra o que havia antes. {falha.message}
    </Alert>
  );
}

const TAMANHOS = [25, 50, 100];
