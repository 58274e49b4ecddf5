import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import useEventCallback from '@mui/utils/useEventCallback';
import { type ToOptions, useRouter } from '@tanstack/react-router';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useAbrirRegistro } from '#components/lista/AberturaDoRegistro.tsx';
import { colunasMostradas, mudarColuna } from '#components/lista/apresentacao.ts';
import type { LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { ALTURA_DA_SELECAO } from '#components/lista/SelecaoBar.tsx';
import { editorDe, useAbrirSobreALista } from '#components/lista/SobreALista.tsx';
import { type Espiada, useEspiada } from '#components/lista/use-espiada.ts';
import type { ListaAberta } from '#components/lista/use-lista.ts';
import type { SelecaoDaLista } from '#components/lista/use-selecao.ts';
import { radius } from '#components/theme/tokens.ts';
import { copiarTexto } from '#components/ui/feedback/copiar-texto.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import type { Densidade } from '#lib/contracts/platform/visao.ts';
import { type ColunaDeLista, caracteresDa } from '#lib/domain/telas/coluna-de-lista.ts';
import { CabecaDaGrade } from './CabecaDaGrade.tsx';
import { type ColunaDaGrade, colunasDaGrade, LARGURA_DA_SELECAO } from './colunas-da-grade.ts';
import { celulaDe, focar, garantirParada, pararEm, vizinha } from './foco-na-grade.ts';
import { type Lapis, LapisDaGrade } from './LapisDaGrade.tsx';
import { LinhaDaGrade } from './LinhaDaGrade.tsx';
import { LinhasPorVir } from './LinhasPorVir.tsx';
import { GRADE, LINHAS, SELECAO } from './papeis-da-grade.ts';
import { TotaisDaGrade, totalPorExtenso } from './TotaisDaGrade.tsx';
import { textoDaCelula } from './texto-da-celula.ts';

interface ListaGridProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  selecao: SelecaoDaLista<Linha>;
}

/** The list as a grid, from 600 px of width: a table of plain elements, whose events the table itself listens to. */
export function ListaGrid<Linha extends LinhaDeLista>({ lista, selecao }: ListaGridProps<Linha>) {
  const { definicao, linhas, carregando, busca, apresentacao, total, totais, somando } = lista;
  const { atual } = apresentacao;
  const caixa = useRef<HTMLDivElement>(null);
  const tabela = useRef<HTMLTableElement>(null);
  const lapis = useRef<Lapis>(null);
  const largos = totaisLargos(definicao.colunas, totais, total ?? 0);
  const colunas = useMemo(
    () => colunasDaGrade(colunasMostradas(atual, definicao.colunas), JSON.parse(largos) as Record<string, string>),
    [definicao.colunas, atual, largos],
  );
  const altura = ALTURAS[atual.densidade];
  const porVir = carregando && total === undefined;
  const primeira = (busca.pagina - 1) * busca.tamanho + 2;
  const espiada = useEspiada();
  const { abrir, aoClicar, aoClicarNoLink, aoTeclar, editar } = useGestos(lista, selecao, colunas, espiada);
  const espiando = espiada.aberta ? linhas.find(({ id }) => id === espiada.aberta) : undefined;
  const escolher = useEscolha(linhas, selecao);
  const aoOrdenar = useEventCallback(
    (campo: string) => void lista.filtrar({ ordem: busca.ordem === campo ? `-${campo}` : campo }),
  );
  const aoAlargar = useEventCallback((campo: string, largura: number | undefined) =>
    apresentacao.mudar(mudarColuna(atual, campo, { largura })),
  );
  const aoEscolherTodas = useEventCallback((sim: boolean) => selecao.escolher(sim ? linhas.map(({ id }) => id) : []));

  // The widths that a drag set give way to those it left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are what it waits for
  useLayoutEffect(() => caixa.current?.removeAttribute('style'), [colunas]);
  useLayoutEffect(() => garantirParada(tabela.current));

  return (
    <div className="medida-da-grade" style={selecao.escolhida ? ABAIXO_DA_SELECAO : undefined}>
      {ESTILO}
      <CabecaParada minima={larguraMinima(colunas)} />
      <div ref={caixa} className="grade-da-lista">
        {carregando && !porVir && <LinearProgress aria-label="Carregando" />}
        <table
          ref={tabela}
          {...GRADE}
          aria-label={definicao.titulo}
          aria-busy={carregando}
          aria-rowcount={(total ?? 0) + (totais || somando ? 2 : 1)}
          style={{ minWidth: `var(--da-tabela, ${larguraMinima(colunas)}px)` }}
          onFocus={({ target }) => {
            pararEmFoco(target);
            espiada.acompanhar(target);
          }}
          onKeyDown={aoTeclar}
          onClickCapture={aoClicarNoLink}
          onClick={aoClicar}
          onPointerOver={definicao.edicoes && (({ target }) => lapis.current?.mostrar(target))}
          // A row is not a link, but a middle click opens the record in another tab.
          onAuxClick={(evento) => evento.button === 1 && abrir(evento, true)}
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
          )}
          {(totais || somando) && total !== undefined && linhas.length > 0 && (
            <TotaisDaGrade nomes={definicao} colunas={colunas} total={total} somas={totais ?? {}} indice={total + 2} />
          )}
        </table>
        {definicao.edicoes && <LapisDaGrade ref={lapis} aoEditar={editar} />}
      </div>
      {espiando && <PainelDaEspiada definicao={definicao} linha={espiando} aoFechar={espiada.fechar} />}
    </div>
  );
}

/** Opens, sorts, selects and copies by mouse and keys. Events of what a cell opened in front of the list are not the grid's. */
function useGestos<Linha extends LinhaDeLista>(
  lista: ListaAberta<Linha>,
  selecao: SelecaoDaLista<Linha>,
  colunas: readonly ColunaDaGrade<Linha>[],
  espiada: Espiada,
) {
  const { definicao, linhas } = lista;
  const router = useRouter();
  const abrirRegistro = useAbrirRegistro();
  const abrirSobre = useAbrirSobreALista();
  const hrefDe = (para: ToOptions) => router.history.createHref(router.buildLocation(para).href);
  const abrirAqui = (linha: Linha) => {
    definicao.adiantar?.(linha);
    abrirRegistro(definicao.destino(linha), colunas[0] ? textoDaCelula(colunas[0].coluna, linha) : '');
  };

  const abrir = useEventCallback((evento: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>, outraAba: boolean) => {
    const linha = linhaDe(evento, linhas);
    if (!linha || celulaDe(evento.target)?.dataset.field === SELECAO || temAcao(evento.target)) return;
    const para = definicao.destino(linha);
    if (outraAba) window.open(hrefDe(para), '_blank', 'noopener');
    else abrirAqui(linha);
  });
  const aoClicar = useEventCallback((evento: MouseEvent<HTMLElement>) => abrir(evento, emOutraAba(evento)));
  /** The link of the row itself opens as the row does. */
  const aoClicarNoLink = useEventCallback((evento: MouseEvent<HTMLElement>) => {
    const link = evento.target instanceof Element ? evento.target.closest('a') : null;
    const linha = link && linhaDe(evento, linhas);
    if (!linha || evento.shiftKey || emOutraAba(evento)) return;
    if (link.getAttribute('href') !== hrefDe(definicao.destino(linha))) return;
    evento.preventDefault();
    evento.stopPropagation();
    abrirAqui(linha);
  });

  const aoTeclar = useEventCallback((evento: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = evento;
    const celula = currentTarget.contains(target as Element) ? celulaDe(target) : null;
    if (!celula) return;
    const para = vizinha(celula, key, emOutraAba(evento));
    if (para) focar(para);
    else if (key === 'Enter' && celula.dataset.ordenavel && !temAcao(target)) celula.click();
    else if (key === 'Enter' && !temAcao(target)) return abrir(evento, emOutraAba(evento));
    else if (key === ' ' && !evento.shiftKey && !temAcao(target)) espiada.abrirOuFechar(celula);
    else if (key === 'Escape' && espiada.aberta) espiada.fechar();
    else if (key === 'F2') editar(celula);
    else if (key === ' ' && evento.shiftKey) celula.closest('tr')?.querySelector('input')?.click();
    else if (emOutraAba(evento) && key.toLowerCase() === 'a') selecao.escolher(linhas.map(({ id }) => id));
    else if (emOutraAba(evento) && key.toLowerCase() === 'c' && !window.getSelection()?.toString())
      copiar(celula, selecao.escolhida?.tipo === 'linhas' ? selecao.escolhida.linhas : []);
    else return;
    evento.preventDefault();
  });

  function editar(celula: HTMLElement): void {
    const { edita, field = '' } = celula.dataset;
    const id = celula.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (edita !== undefined && id) abrirSobre(editorDe(field), id, celula);
  }

  /** Copies the selected rows as a sheet takes them, or the cell. */
  function copiar(celula: HTMLElement, escolhidas: readonly Linha[]): void {
    const texto = escolhidas
      .map((linha) => colunas.map(({ coluna }) => textoDaCelula(coluna, linha)).join('\t'))
      .join('\n');
    void copiarTexto(texto || (celula.textContent ?? ''));
  }

  return { abrir, aoClicar, aoClicarNoLink, aoTeclar, editar: useEventCallback(editar) };
}

const PainelDaEspiada = lazyPart(() =>
  import('#components/lista/PainelDaEspiada.tsx').then((part) => part.PainelDaEspiada),
);

/** Selects a row, or with Shift all rows between it and the one before. */
function useEscolha<Linha extends LinhaDeLista>(linhas: readonly Linha[], selecao: SelecaoDaLista<Linha>) {
  const anterior = useRef<string | null>(null);
  return useEventCallback((id: string, sim: boolean, comShift: boolean) => {
    const ids = linhas.map((linha) => linha.id);
    const [de, ate] = [comShift ? ids.indexOf(anterior.current ?? id) : -1, ids.indexOf(id)];
    const mudadas = de < 0 ? [id] : ids.slice(Math.min(de, ate), Math.max(de, ate) + 1);
    anterior.current = id;
    const outras = [...selecao.ids].filter((uma) => !mudadas.includes(uma));
    selecao.escolher(sim ? [...outras, ...mudadas] : outras);
  });
}

function pararEmFoco(alvo: Element): void {
  const celula = celulaDe(alvo);
  if (!celula) return;
  pararEm(celula);
  if (alvo === celula && celula.dataset.field === SELECAO) focar(celula);
}

function linhaDe<Linha extends LinhaDeLista>(
  { target, currentTarget }: { target: EventTarget; currentTarget: Element },
  linhas: readonly Linha[],
): Linha | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  const id = target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
  return linhas.find((uma) => uma.id === id);
}

/** True for a link, a button or an input in the row: these act by themselves. */
function temAcao(alvo: EventTarget): boolean {
  return alvo instanceof Element && alvo.closest('a, button, input') !== null;
}

const emOutraAba = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => ctrlKey || metaKey;

/** The lines of totals that are wider than their columns, as one text: while it is the same, no row renders anew. */
function totaisLargos<Linha>(
  colunas: readonly ColunaDeLista<Linha>[],
  totais: Readonly<Record<string, string>> | undefined,
  total: number,
): string {
  const escritos = colunas.flatMap((coluna) => {
    if (totais?.[coluna.campo] === undefined) return [];
    const linhas = totalPorExtenso(coluna.campo, totais, total).split(' ');
    const largas = linhas.filter(({ length }) => length > caracteresDa(coluna));
    return largas.map((linha) => [coluna.campo, linha] as const);
  });
  return JSON.stringify(Object.fromEntries(escritos));
}

function quantas(escolhidas: number, linhas: number): 'nenhuma' | 'algumas' | 'todas' {
  if (escolhidas === 0) return 'nenhuma';
  return escolhidas === linhas ? 'todas' : 'algumas';
}

function larguraMinima(colunas: readonly { minima: number }[]): number {
  return colunas.reduce((soma, { minima }) => soma + minima, LARGURA_DA_SELECAO);
}

const ALTURA_DA_CABECA = 54;
const ALTURAS: Record<Densidade, number> = { compacta: 46, normal: 54, confortavel: 66 };

/** In pixels, what the sticky head leaves free at the top of the page. */
const ABAIXO_DA_SELECAO = { '--topo-da-cabeca': `${ALTURA_DA_SELECAO}px` } as CSSProperties;

/**
 * Where all columns fit, the head stays at the top of the page while its rows scroll. A box that scrolls sideways cannot do so: it
 * holds what is sticky within it.
 */
const CabecaParada = memo(({ minima }: { minima: number }) => (
  <GlobalStyles
    styles={(theme) => ({
      [`@container (min-width: ${minima + 2}px)`]: {
        '.grade-da-lista': { overflow: 'clip' },
        '.grade-da-lista thead': {
          position: 'sticky',
          top: 'var(--topo-da-cabeca, 0px)',
          zIndex: 3,
          backgroundColor: theme.vars.palette.background.paper,
        },
        // What gets the focus stands below the head and its border.
        '.grade-da-lista tbody :is(td, a, button, input)': {
          scrollMarginTop: `calc(var(--topo-da-cabeca, 0px) + ${ALTURA_DA_CABECA + 1}px)`,
        },
      },
    })}
  />
));

/** Long texts and titles go on in the next line, as far as the height of the row allows. */
const quebrado = {
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--linhas, 3)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;
const parada = (left: number) => ({ position: 'sticky', left, zIndex: 2, bgcolor: 'background.paper' });
const grade = {
  position: 'relative',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  '& > .MuiLinearProgress-root': { position: 'absolute', insetInline: 0, top: 54, height: 2, zIndex: 3 },
  '& table, & thead, & tbody, & tfoot': { display: 'block' },
  '& tr': { display: 'flex', minHeight: 'var(--height, 54px)' },
  // Rows below the window are laid out and painted when they come near it.
  '& tbody tr': { height: 'var(--height)', contentVisibility: 'auto', containIntrinsicHeight: 'var(--height)' },
  '& tr + tr, & tbody, & tfoot': { borderTop: 1, borderColor: 'divider' },
  '& th, & td': {
    overflow: 'hidden',
    px: 1.25,
    py: 0,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td': { height: 'calc(var(--height, 54px) - 1px)', lineHeight: 'calc(var(--height, 54px) - 1px)' },
  '& th': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: ALTURA_DA_CABECA,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& .numerica': { justifyContent: 'flex-end', textAlign: 'end' },
  '& th .titulo, & td .linhas': quebrado,
  '& th[data-ordenavel]': { cursor: 'pointer' },
  '& th[data-ordenavel]:hover': { color: 'text.primary' },
  '& th svg': { fontSize: 16, color: 'text.primary' },
  '& th .borda': {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 10,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 18,
      right: 0,
      borderInlineEnd: '2px solid',
      borderColor: 'divider',
    },
    '&:hover::after': { borderColor: 'text.primary' },
  },
  [`& [data-field="${SELECAO}"]`]: { ...parada(0), flex: `0 0 ${LARGURA_DA_SELECAO}px`, p: 0 },
  [`& [data-field="${SELECAO}"] + *`]: parada(LARGURA_DA_SELECAO),
  '& label': { display: 'flex', flex: 1, height: 1, alignItems: 'center', justifyContent: 'center' },
  '& input': { width: 18, height: 18, m: 0, accentColor: (theme: Theme) => theme.vars.palette.primary.main },
  '& .por-vir': { display: 'inline-block', width: '70%', height: 10, borderRadius: 1, bgcolor: 'action.hover' },
  '& tbody tr[data-id]': { cursor: 'pointer' },
  '& tbody tr[data-id]:hover > td, & tr[aria-selected="true"] > td': {
    backgroundImage: (theme: Theme) =>
      `linear-gradient(${theme.vars.palette.action.selected}, ${theme.vars.palette.action.selected})`,
  },
  '& :is(th, td):focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& tfoot': { borderTopWidth: 2, fontWeight: 650 },
  '& tfoot .transborda': {
    overflow: 'visible',
    '& > *': { overflow: 'visible', bgcolor: 'background.paper', pr: 1.25 },
  },
};

/**
 * The style of the grid as one element, by class: a component with the style of its own would calculate it anew whenever a row is
 * selected.
 */
const ESTILO = (
  <GlobalStyles
    styles={(theme) =>
      theme.unstable_sx({ '.medida-da-grade': { containerType: 'inline-size' }, '.grade-da-lista': grade })
    }
  />
);
