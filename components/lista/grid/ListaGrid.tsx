import LinearProgress from '@mui/material/LinearProgress';
import useEventCallback from '@mui/utils/useEventCallback';
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { colunasMostradas, mudarColuna } from '#components/lista/apresentacao.ts';
import type { LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { ALTURA_DA_SELECAO } from '#components/lista/SelecaoBar.tsx';
import { useEspiada } from '#components/lista/use-espiada.ts';
import type { ListaAberta } from '#components/lista/use-lista.ts';
import type { SelecaoDaLista } from '#components/lista/use-selecao.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useSameMap } from '#components/ui/grid/use-same.ts';
import type { Densidade } from '#lib/contracts/platform/visao.ts';
import { type ColunaDeLista, caracteresDa } from '#lib/domain/telas/coluna-de-lista.ts';
import { CabecaDaGrade } from './CabecaDaGrade.tsx';
import { type ColunaDaGrade, colunasDaGrade, DA_TABELA, larguraMinima, medidasDasColunas } from './colunas-da-grade.ts';
import { CabecaParada, ESTILO_DA_GRADE } from './EstiloDaGrade.tsx';
import { celulaDe, focar, garantirParada, pararEm } from './foco-na-grade.ts';
import { type Lapis, LapisDaGrade } from './LapisDaGrade.tsx';
import { LinhaDaGrade } from './LinhaDaGrade.tsx';
import { LinhasPorVir } from './LinhasPorVir.tsx';
import { GRADE, LINHAS, SELECAO } from './papeis-da-grade.ts';
import { TotaisDaGrade, totalPorExtenso } from './TotaisDaGrade.tsx';
import { useEscolhaDeLinhas } from './use-escolha-de-linhas.ts';
import { useGestosDaGrade } from './use-gestos-da-grade.ts';

interface ListaGridProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  selecao: SelecaoDaLista<Linha>;
}

/** The list as a grid, from 600 px of width: a table of plain elements, whose events the table itself listens to. */
export function ListaGrid<Linha extends LinhaDeLista>({ lista, selecao }: ListaGridProps<Linha>) {
  const { definicao, linhas, carregando, busca, apresentacao, total, totais, somando } = lista;
  const tabela = useRef<HTMLTableElement>(null);
  const lapis = useRef<Lapis>(null);
  const { colunas, aoOrdenar, aoAlargar } = useColunasDaGrade(lista);
  const altura = ALTURAS[apresentacao.atual.densidade];
  const porVir = carregando && total === undefined;
  const espiada = useEspiada();
  const gestos = useGestosDaGrade({ lista, selecao, colunas, espiada });
  const espiando = espiada.aberta ? linhas.find(({ id }) => id === espiada.aberta) : undefined;
  const aoEscolherTodas = useEventCallback((sim: boolean) => selecao.escolher(sim ? linhas.map(({ id }) => id) : []));

  useLayoutEffect(() => garantirParada(tabela.current));

  return (
    <div className="medida-da-grade" style={selecao.escolhida ? ABAIXO_DA_SELECAO : undefined}>
      {ESTILO_DA_GRADE}
      <CabecaParada minima={larguraMinima(colunas)} />
      <div className="grade-da-lista" style={medidasDasColunas(colunas)}>
        {carregando && !porVir && <LinearProgress aria-label="Carregando" />}
        <table
          ref={tabela}
          {...GRADE}
          aria-label={definicao.titulo}
          aria-busy={carregando}
          aria-rowcount={(total ?? 0) + (totais || somando ? 2 : 1)}
          style={LARGURA_DA_TABELA}
          onFocus={({ target }) => {
            pararEmFoco(target);
            espiada.acompanhar(target);
          }}
          onKeyDown={gestos.aoTeclar}
          onClickCapture={gestos.aoClicarNoLink}
          onClick={gestos.aoClicar}
          onAuxClick={gestos.aoClicarNoMeio}
          onPointerOver={definicao.edicoes && (({ target }) => lapis.current?.mostrar(target))}
        >
          <CabecaDaGrade
            colunas={colunas}
            ordem={busca.ordem}
            escolhidas={quantas(selecao.ids.size, linhas.length)}
            aoEscolherTodas={aoEscolherTodas}
            aoOrdenar={aoOrdenar}
            aoAlargar={aoAlargar}
          />
          {porVir ? (
            <LinhasPorVir quantas={busca.tamanho} altura={altura} colunas={colunas} />
          ) : (
            <LinhasDaGrade lista={lista} selecao={selecao} colunas={colunas} altura={altura} />
          )}
          {(totais || somando) && total !== undefined && linhas.length > 0 && (
            <TotaisDaGrade nomes={definicao} colunas={colunas} total={total} somas={totais ?? {}} indice={total + 2} />
          )}
        </table>
        {definicao.edicoes && <LapisDaGrade ref={lapis} aoEditar={gestos.editar} />}
      </div>
      {espiando && <PainelDaEspiada definicao={definicao} linha={espiando} aoFechar={espiada.fechar} />}
    </div>
  );
}

interface LinhasDaGradeProps<Linha extends LinhaDeLista> extends ListaGridProps<Linha> {
  colunas: readonly ColunaDaGrade<Linha>[];
  /** In pixels. */
  altura: number;
}

function LinhasDaGrade<Linha extends LinhaDeLista>({ lista, selecao, colunas, altura }: LinhasDaGradeProps<Linha>) {
  const { definicao, linhas, busca } = lista;
  const escolher = useEscolhaDeLinhas(linhas, selecao);
  const primeira = (busca.pagina - 1) * busca.tamanho + 2;
  return (
    <tbody {...LINHAS}>
      {linhas.map((linha, i) => (
        <LinhaDaGrade
          key={linha.id}
          definicao={definicao}
          colunas={colunas}
          linha={linha}
          indice={primeira + i}
          altura={altura}
          escolhida={selecao.ids.has(linha.id)}
          aoEscolher={escolher}
        />
      ))}
    </tbody>
  );
}

/** The columns as they are shown, and what their heads do. */
function useColunasDaGrade<Linha extends LinhaDeLista>(lista: ListaAberta<Linha>) {
  const { definicao, busca, apresentacao, total, totais } = lista;
  const { atual } = apresentacao;
  const largos = useSameMap(totaisLargos(definicao.colunas, totais, total ?? 0));
  // Memoised: a new array draws every row again.
  const colunas = useMemo(
    () => colunasDaGrade(colunasMostradas(atual, definicao.colunas), largos),
    [definicao.colunas, atual, largos],
  );
  const aoOrdenar = useEventCallback(
    (campo: string) => void lista.filtrar({ ordem: busca.ordem === campo ? `-${campo}` : campo }),
  );
  const aoAlargar = useEventCallback((campo: string, largura: number | undefined) =>
    apresentacao.mudar(mudarColuna(atual, campo, { largura })),
  );
  return { colunas, aoOrdenar, aoAlargar };
}

const PainelDaEspiada = lazyPart(() =>
  import('#components/lista/PainelDaEspiada.tsx').then((part) => part.PainelDaEspiada),
);

function pararEmFoco(alvo: Element): void {
  const celula = celulaDe(alvo);
  if (!celula) return;
  pararEm(celula);
  if (alvo === celula && celula.dataset.field === SELECAO) focar(celula);
}

/** The lines of totals that are wider than their columns, by field. */
function totaisLargos<Linha>(
  colunas: readonly ColunaDeLista<Linha>[],
  totais: Readonly<Record<string, string>> | undefined,
  total: number,
): ReadonlyMap<string, string> {
  const escritos = colunas.flatMap((coluna) => {
    if (totais?.[coluna.campo] === undefined) return [];
    const linhas = totalPorExtenso(coluna.campo, totais, total).split(' ');
    const largas = linhas.filter(({ length }) => length > caracteresDa(coluna));
    return largas.map((linha) => [coluna.campo, linha] as const);
  });
  return new Map(escritos);
}

function quantas(escolhidas: number, linhas: number): 'nenhuma' | 'algumas' | 'todas' {
  if (escolhidas === 0) return 'nenhuma';
  return escolhidas === linhas ? 'todas' : 'algumas';
}

const ALTURAS: Record<Densidade, number> = { compacta: 46, normal: 54, confortavel: 66 };
const LARGURA_DA_TABELA: CSSProperties = { minWidth: `var(${DA_TABELA})` };

/** In pixels, what the sticky head leaves free at the top of the page. */
const ABAIXO_DA_SELECAO = { '--topo-da-cabeca': `${ALTURA_DA_SELECAO}px` } as CSSProperties;
