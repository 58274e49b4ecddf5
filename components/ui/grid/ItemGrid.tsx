import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { type RefObject, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { type DataSheetGridRef, DynamicDataSheetGrid } from 'react-datasheet-grid';
import { flushSync } from 'react-dom';
import 'react-datasheet-grid/dist/style.css';
import { useEscondidaAteMedir } from '#components/ui/page/use-escondida-ate-medir.ts';
import { preenchidasAbaixo, semAsEscolhidas, terminaVazia } from './atos-nas-linhas.ts';
import { dizerGrade } from './dizer-grade.ts';
import { ItemGridBar } from './ItemGridBar.tsx';
import { ItemGridErros } from './ItemGridErros.tsx';
import { ItemGridMenu } from './ItemGridMenu.tsx';
import { type ColunaDaGrade, colunasDaGrade, type InicioDaEdicao, type LinhaDaGrade } from './item-grid-columns.tsx';
import { itemGridSx } from './item-grid-sx.ts';
import { useBlocoColado } from './use-bloco-colado.ts';
import { useCelulaAtiva } from './use-celula-ativa.ts';
import { useErrosDaGrade } from './use-erros-da-grade.ts';
import { useMudancasDaGrade } from './use-mudancas-da-grade.ts';
import { useSameMap } from './use-same.ts';
import { useTeclasDaGrade } from './use-teclas-da-grade.ts';

interface ItemGridProps<Linha extends LinhaDaGrade> {
  rotulo: string;
  colunas: readonly ColunaDaGrade<Linha>[];
  linhas: readonly Linha[];
  aoMudar: (linhas: readonly Linha[]) => void;
  /** Returns an empty row with its own id. */
  novaLinha: () => Linha;
  /**
   * Fetches data for rows that have just changed. The result is a function that the grid applies to each row as it stands on
   * arrival.
   */
  completar?: (antes: readonly Linha[], agora: readonly Linha[]) => Promise<((linha: Linha) => Linha) | null>;
  /** Errors of the form or the server, by `linha.campo` with rows counted from 0. The grid itself reports values it cannot read. */
  erros?: Readonly<Record<string, string>>;
  /** What is said of a cell that is right, by `linha.campo`: where its value comes from. An error of the cell goes before it. */
  notas?: Readonly<Record<string, string>>;
  /** Set by the grid: changes rows from outside, as one step that its undo takes back. */
  mudarDeFora?: RefObject<((linhas: readonly Linha[]) => void) | null>;
  somenteLeitura?: boolean;
  /** Cells may change, but no row is added or removed. */
  linhasFixas?: boolean;
  altura?: number;
  /** The cell a link leads to, with rows counted from 0. It becomes active when it mounts. */
  celula?: { linha: number; campo: string } | undefined;
}

/**
 * Spreadsheet-like grid of rows. It supports arrows, Enter, Tab and F2, and a block pasted from Excel. Ctrl+D fills down,
 * Ctrl+Delete removes rows, and Ctrl+Z and Ctrl+Y undo and redo. Tab moves through the cells; after Esc, Tab leaves the grid
 * forwards and Shift+Tab backwards. A value the grid cannot read stays as typed and is reported.
 */
export function ItemGrid<Linha extends LinhaDaGrade>(props: ItemGridProps<Linha>) {
  const { rotulo, linhas, novaLinha, somenteLeitura = false, linhasFixas = false, altura = 420 } = props;
  const colunas: readonly ColunaDaGrade[] = props.colunas;
  const ajuda = useId();
  const caixa = useRef<HTMLDivElement>(null);
  const grade = useRef<DataSheetGridRef>(null);
  const escondida = useEscondidaAteMedir(caixa);
  const { ativa, aoAtivar } = useCelulaAtiva({ caixa, grade, colunas, quantas: linhas.length, pedida: props.celula });
  const mudancas = useMudancasDaGrade({ ...props, colunas });
  const { mudar } = mudancas;
  const { adicionar, remover, preencher } = useAtosDaGrade({ grade, linhas, colunas, novaLinha, ...mudancas });
  useImperativeHandle(props.mudarDeFora, () => (novas: readonly Linha[]) => void mudar(novas), [mudar]);
  const duplicar = useEventCallback(({ rowData }: { rowData: LinhaDaGrade }) => ({ ...rowData, id: novaLinha().id }));
  const { inicio, aoTeclar, aoColar, aoSair } = useTeclasDaGrade({
    caixa,
    grade,
    ativa,
    somenteLeitura,
    atos: { ...mudancas, preencher, remover: linhasFixas ? undefined : remover },
  });
  const { erros, prontas } = useColunasProntas(props, { grade, inicio });

  return (
    <Box
      ref={caixa}
      role="group"
      aria-label={rotulo}
      aria-describedby={somenteLeitura ? undefined : ajuda}
      data-grade=""
      onKeyDownCapture={aoTeclar}
      onPaste={aoColar}
      onBlur={(evento) => aoSair(evento.relatedTarget)}
    >
      {!somenteLeitura && (
        <ItemGridBar
          ajuda={ajuda}
          linhasFixas={linhasFixas}
          temAtiva={ativa !== null}
          aoAdicionar={adicionar}
          aoRemover={remover}
          aoDesfazer={mudancas.desfazer}
          aoRefazer={mudancas.refazer}
        />
      )}
      <Box
        sx={itemGridSx}
        style={escondida ? ESCONDIDA : undefined}
        ref={(elemento: HTMLDivElement | null) => dizerGrade(elemento, { rotulo, linhas, colunas })}
      >
        <DynamicDataSheetGrid<LinhaDaGrade>
          ref={grade}
          // The library changes no row that it is given: it copies them.
          value={linhas as readonly LinhaDaGrade[] as LinhaDaGrade[]}
          onChange={mudar}
          columns={prontas.colunas}
          gutterColumn={prontas.numero}
          createRow={novaLinha}
          duplicateRow={duplicar}
          rowKey="id"
          height={altura}
          rowHeight={ALTURA_DA_LINHA}
          headerRowHeight={ALTURA_DA_LINHA}
          lockRows={somenteLeitura || linhasFixas}
          autoAddRow={!somenteLeitura && !linhasFixas}
          addRowsComponent={false}
          disableContextMenu={somenteLeitura || linhasFixas}
          contextMenuComponent={ItemGridMenu}
          onActiveCellChange={aoAtivar}
        />
      </Box>
      <ItemGridErros
        erros={erros}
        colunas={colunas}
        ativa={ativa}
        aoIr={(celula) => grade.current?.setActiveCell(celula)}
      />
    </Box>
  );
}

/** The columns as the library takes them, with what is said of each cell. */
function useColunasProntas<Linha extends LinhaDaGrade>(
  { linhas, erros: deFora = NADA, notas: ditas = NADA, somenteLeitura = false, ...props }: ItemGridProps<Linha>,
  { grade, inicio }: { grade: RefObject<DataSheetGridRef | null>; inicio: RefObject<InicioDaEdicao> },
) {
  const colunas: readonly ColunaDaGrade[] = props.colunas;
  const erros = useErrosDaGrade(linhas, colunas, deFora);
  const notas = useSameMap(useMemo(() => new Map(Object.entries(ditas)), [ditas]));
  const bloco = useBlocoColado(grade, colunas);
  const prontas = useMemo(
    () => colunasDaGrade({ colunas, erros, notas, inicio, somenteLeitura, bloco }),
    [colunas, erros, notas, inicio, somenteLeitura, bloco],
  );
  return { erros, prontas };
}

interface GradeDosAtos<Linha extends LinhaDaGrade> {
  grade: RefObject<DataSheetGridRef | null>;
  linhas: readonly Linha[];
  colunas: readonly ColunaDaGrade[];
  /** The fields people write. */
  escritas: readonly string[];
  novaLinha: () => Linha;
  mudar: (novas: readonly Linha[]) => Promise<void>;
}

/** Adds, removes and fills rows, and moves the active cell to where the work goes on. */
function useAtosDaGrade<Linha extends LinhaDaGrade>({
  grade,
  linhas,
  colunas,
  escritas,
  novaLinha,
  mudar,
}: GradeDosAtos<Linha>) {
  const escolhidas = () => {
    const { min, max } = grade.current?.selection ?? {};
    return min && max ? { de: min, ate: max } : null;
  };
  return {
    adicionar: () => {
      const nova = novaLinha();
      // Enter in the last row may already have added an empty row.
      const jaHa = terminaVazia(linhas, nova, escritas);
      // The cell exists only once the row is drawn, and what is typed before the cell is active would go elsewhere.
      if (!jaHa) flushSync(() => void mudar([...linhas, nova]));
      grade.current?.setActiveCell({ col: 0, row: jaHa ? linhas.length - 1 : linhas.length });
    },
    remover: () => {
      const faixa = escolhidas();
      if (!faixa) return;
      const restantes = semAsEscolhidas(linhas, faixa);
      mudar(restantes.linhas);
      grade.current?.setActiveCell(restantes.ativa);
    },
    preencher: () => {
      const faixa = escolhidas();
      const preenchidas = faixa && preenchidasAbaixo(linhas, colunas, faixa);
      if (preenchidas) mudar(preenchidas);
    },
  };
}

const ALTURA_DA_LINHA = 34;
const ESCONDIDA = { visibility: 'hidden' } as const;
const NADA: Readonly<Record<string, string>> = {};
