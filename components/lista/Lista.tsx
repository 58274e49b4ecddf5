import Checklist from '@mui/icons-material/Checklist';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ListPagination } from '#components/ui/ListPagination.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { ToolButton } from '#components/ui/ToolButton.tsx';
import { AjustarButton } from './AjustarButton.tsx';
import { ColunasButton } from './ColunasButton.tsx';
import type { LinhaDeLista, Selecao } from './definicao-da-lista.ts';
import { ExportacaoEmCurso } from './ExportacaoEmCurso.tsx';
import { ExportarMenu } from './ExportarMenu.tsx';
import { FiltrosDaLista } from './FiltrosDaLista.tsx';
import { ListaCards } from './ListaCards.tsx';
import { ListaGrid } from './ListaGrid.tsx';
import { ListaVazia } from './ListaVazia.tsx';
import { SelecaoBar } from './SelecaoBar.tsx';
import { SobreALista } from './SobreALista.tsx';
import { useAcoesDaLista } from './use-acoes-da-lista.ts';
import type { ListaAberta } from './use-lista.ts';
import { useSelecao } from './use-selecao.ts';
import { VisoesDaLista } from './VisoesDaLista.tsx';

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
  const { definicao, busca, total, falha, apresentacao } = lista;
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const selecao = useSelecao(lista.linhas, total ?? 0, lista.consulta);
  const { exportacao, exportar, exportarEscolhidos, copiar } = useAcoesDaLista(lista, selecao.escolhida, telefone);
  const { escolhida } = selecao;
  const [escolhendo, setEscolhendo] = useState<'sim' | 'nao' | 'nao-mais'>('nao');
  const emCartoes = telefone && escolhendo === 'sim';
  const naoHaOQueExportar = !total || exportacao.andamento !== null;
  const limpar = () => {
    selecao.limpar();
    setEscolhendo('nao-mais');
  };

  return (
    <SobreALista lista={lista}>
      {escolhida || emCartoes ? (
        <SelecaoBar
          quantas={quantasDe(escolhida)}
          total={total ?? 0}
          tudo={escolhida?.tipo === 'resultado'}
          plural={definicao.plural}
          genero={definicao.genero}
          aoEscolherPagina={
            emCartoes && selecao.ids.size < lista.linhas.length
              ? () => selecao.escolher(lista.linhas.map(({ id }) => id))
              : undefined
          }
          aoEscolherTudo={selecao.escolherResultado}
          aoLimpar={limpar}
        >
          <ExportarMenu
            rotulo="Exportar selecionados"
            desabilitado={exportacao.andamento !== null}
            aoExportar={exportarEscolhidos}
          />
          {definicao.copia && (
            <Button variant="outlined" color="inherit" onClick={copiar}>
              {definicao.copia.rotulo}
            </Button>
          )}
          {escolhida && definicao.acoesDaSelecao?.(escolhida, limpar)}
        </SelecaoBar>
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 34 }}>
          <VisoesDaLista lista={lista} />
          <Stack direction="row" sx={{ ml: 'auto', gap: 1, flexWrap: 'wrap' }}>
            {!telefone && (
              <>
                <ColunasButton
                  apresentacao={apresentacao.atual}
                  titulos={new Map(definicao.colunas.map(({ campo, titulo }) => [campo, titulo]))}
                  aoMudar={apresentacao.mudar}
                  aoRestaurar={() => apresentacao.esquecer()}
                />
                <ExportarMenu desabilitado={naoHaOQueExportar} aoExportar={exportar} />
              </>
            )}
            {acoes}
          </Stack>
        </Stack>
      )}
      <Stack direction="row" role="search" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <SearchField rotulo={definicao.busca} valor={busca.q} aoBuscar={(q) => lista.filtrar({ q })} />
        {telefone && !emCartoes && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <ToolButton
              rotulo="Selecionar"
              disabled={!total}
              // When the selection ends, the focus returns to the button that started it.
              autoFocus={escolhendo === 'nao-mais'}
              onClick={() => setEscolhendo('sim')}
            >
              <Checklist />
            </ToolButton>
            <AjustarButton lista={lista} />
            <ExportarMenu icone desabilitado={naoHaOQueExportar} aoExportar={exportar} />
          </Stack>
        )}
        <FiltrosDaLista
          filtros={definicao.filtros}
          postos={lista.filtros}
          aoFiltrar={lista.filtrar}
          aoLimpar={lista.limpar}
        />
      </Stack>

      {exportacao.andamento && <ExportacaoEmCurso andamento={exportacao.andamento} aoCancelar={exportacao.cancelar} />}
      {falha && total !== undefined && <FalhaAoAtualizar falha={falha} tentarDeNovo={lista.tentarDeNovo} />}

      {quadro ? (
        quadro
      ) : falha && total === undefined ? (
        <ErrorState erro={falha} tentarDeNovo={lista.tentarDeNovo} />
      ) : total === 0 && !lista.carregando ? (
        <ListaVazia filtrada={Object.keys(lista.filtros).length > 0} plural={definicao.plural} aoLimpar={lista.limpar}>
          {vazia}
        </ListaVazia>
      ) : (
        <>
          {telefone ? (
            <ListaCards lista={lista} selecao={selecao} escolhendo={emCartoes} />
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
  );
}

function quantasDe<Linha>(escolhida: Selecao<Linha> | null): number {
  if (!escolhida) return 0;
  return escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
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
