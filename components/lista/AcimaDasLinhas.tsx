import Checklist from '@mui/icons-material/Checklist';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useRef } from 'react';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ToolButton } from '#components/ui/page/ToolButton.tsx';
import { useMarcaAoMedir } from '#components/ui/page/use-marca-ao-medir.ts';
import { terminacao } from '#lib/domain/textos/concordancia.ts';
import { AjustarButton } from './AjustarButton.tsx';
import { AvisoDoFoco } from './AvisoDoFoco.tsx';
import type { LinhaDeLista, Selecao } from './definicao-da-lista.ts';
import { ExportacaoEmCurso } from './ExportacaoEmCurso.tsx';
import { ExportarMenu } from './ExportarMenu.tsx';
import { FiltrosDaLista } from './FiltrosDaLista.tsx';
import { ColunasButton } from './grid/ColunasButton.tsx';
import { ordemPorExtenso } from './ordem-por-extenso.ts';
import { SelecaoBar } from './SelecaoBar.tsx';
import { useAcoesDaLista } from './use-acoes-da-lista.ts';
import type { ListaAberta } from './use-lista.ts';
import type { SelecaoDaLista } from './use-selecao.ts';
import { VisoesDaLista } from './views/VisoesDaLista.tsx';

/** Whether a phone selects rows; `nao-mais` right after it did. */
export type Escolhendo = 'sim' | 'nao' | 'nao-mais';

interface AcimaDasLinhasProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  selecao: SelecaoDaLista<Linha>;
  telefone: boolean;
  escolhendo: Escolhendo;
  aoEscolher: (escolhendo: Escolhendo) => void;
  acoes: ReactNode;
}

function Acima<Linha extends LinhaDeLista>(props: AcimaDasLinhasProps<Linha>) {
  const { lista, selecao, telefone, escolhendo, acoes } = props;
  const { definicao } = lista;
  const atos = useAcoesDaLista(lista, selecao.escolhida, telefone);
  const { andamento, cancelar } = atos.exportacao;
  const emCartoes = telefone && escolhendo === 'sim';
  return (
    <>
      {selecao.escolhida || emCartoes ? (
        <BarraDaSelecao {...props} emCartoes={emCartoes} atos={atos} />
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 34 }}>
          <VisoesDaLista lista={lista} />
          <Stack direction="row" sx={{ ml: 'auto', gap: 1, flexWrap: 'wrap' }}>
            {!telefone && <FerramentasDaGrade lista={lista} atos={atos} />}
            {acoes}
          </Stack>
        </Stack>
      )}
      <BuscaDaLista {...props} emCartoes={emCartoes} atos={atos} />
      <AvisoDoFoco
        importador={lista.foco?.importador ?? null}
        mostra={lista.foco?.obedece === false ? `a lista mostra tod${terminacao(definicao.genero)}s` : undefined}
      />
      {andamento && <ExportacaoEmCurso andamento={andamento} aoCancelar={cancelar} />}
    </>
  );
}

type PropsDaParte<Linha extends LinhaDeLista> = Omit<AcimaDasLinhasProps<Linha>, 'acoes'> & {
  /** A phone selects rows. */
  emCartoes: boolean;
  atos: AtosDaLista<Linha>;
};
type AtosDaLista<Linha extends LinhaDeLista> = ReturnType<typeof useAcoesDaLista<Linha>>;

function BarraDaSelecao<Linha extends LinhaDeLista>(props: PropsDaParte<Linha>) {
  const { lista, selecao, emCartoes, aoEscolher, atos } = props;
  const { definicao } = lista;
  const { escolhida } = selecao;
  const { exportacao, exportarEscolhidos, imprimirEscolhidos } = atos;
  const limpar = () => {
    selecao.limpar();
    aoEscolher('nao-mais');
  };
  return (
    <SelecaoBar
      quantas={quantasDe(escolhida)}
      total={lista.total ?? 0}
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
        curto="Exportar"
        desabilitado={exportacao.andamento !== null || imprimirEscolhidos?.imprimindo === true}
        papeis={imprimirEscolhidos}
        aoExportar={exportarEscolhidos}
      />
      {definicao.copia && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={definicao.copia.curto && definicao.copia.rotulo}
          onClick={atos.copiar}
        >
          {definicao.copia.curto ?? definicao.copia.rotulo}
        </Button>
      )}
      {escolhida && definicao.acoesDaSelecao?.(escolhida, limpar)}
    </SelecaoBar>
  );
}

function FerramentasDaGrade<Linha extends LinhaDeLista>({ lista, atos }: Pick<PropsDaParte<Linha>, 'lista' | 'atos'>) {
  const { definicao, apresentacao } = lista;
  return (
    <>
      <ColunasButton
        apresentacao={apresentacao.atual}
        titulos={new Map(definicao.colunas.map(({ campo, titulo }) => [campo, titulo]))}
        aoMudar={apresentacao.mudar}
        aoRestaurar={() => apresentacao.esquecer()}
      />
      <ExportarMenu desabilitado={naoHaOQueExportar(lista, atos)} aoExportar={atos.exportar} />
    </>
  );
}

function BuscaDaLista<Linha extends LinhaDeLista>(props: PropsDaParte<Linha>) {
  const { lista, selecao, telefone, emCartoes, escolhendo, aoEscolher, atos } = props;
  const { definicao, busca, apresentacao } = lista;
  const ordem = ordemPorExtenso(busca.ordem, definicao, apresentacao.atual);
  const procura = useRef<HTMLDivElement>(null);
  // The bar of the selection stands in the same place.
  useMarcaAoMedir(procura, 'data-fixa', telefone || selecao.escolhida ? null : emUmaLinha);
  return (
    <Stack ref={procura} direction="row" role="search" sx={search}>
      <SearchField rotulo={definicao.busca} valor={busca.q} aoBuscar={(q) => lista.filtrar({ q })} />
      {telefone && !emCartoes && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <ToolButton
            rotulo="Selecionar"
            disabled={!lista.total}
            // When the selection ends, the focus returns to the button that started it.
            autoFocus={escolhendo === 'nao-mais'}
            onClick={() => aoEscolher('sim')}
          >
            <Checklist />
          </ToolButton>
          <AjustarButton lista={lista} />
          <ExportarMenu icone desabilitado={naoHaOQueExportar(lista, atos)} aoExportar={atos.exportar} />
        </Stack>
      )}
      <FiltrosDaLista
        filtros={definicao.filtros}
        postos={lista.filtros}
        aoFiltrar={lista.filtrar}
        aoLimpar={lista.limpar}
      />
      {ordem && !telefone && (
        <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {ordem}
        </Typography>
      )}
    </Stack>
  );
}

function naoHaOQueExportar<Linha extends LinhaDeLista>(
  { total }: ListaAberta<Linha>,
  { exportacao }: AtosDaLista<Linha>,
) {
  return !total || exportacao.andamento !== null;
}

/** What stands above the rows: views and tools, or the bar of the selection in their place; search and filters. */
export const AcimaDasLinhas = memo(Acima) as typeof Acima;

/** In pixels: one line of search and filters, with the space around it. Two lines would take too much of the page. */
const ALTURA_DA_BUSCA = 56;
const emUmaLinha = (busca: HTMLElement) => busca.offsetHeight <= ALTURA_DA_BUSCA;

/** It stays at the top of a wide page while the rows scroll. The space around it is its own, so that no row shows through. */
const search = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  mt: -1,
  pt: 1,
  pb: 1.5,
  '@media screen and (min-width: 960px)': {
    '&[data-fixa]': { position: 'sticky', top: 0, zIndex: 4, bgcolor: 'background.default' },
    '&[data-fixa] ~ .medida-da-grade': { '--topo-da-cabeca': `${ALTURA_DA_BUSCA - 1}px` },
  },
} as const;

function quantasDe<Linha>(escolhida: Selecao<Linha> | null): number {
  if (!escolhida) return 0;
  return escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
}
