import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DataSheetGridRef, DynamicDataSheetGrid } from 'react-datasheet-grid';
import { flushSync } from 'react-dom';
import 'react-datasheet-grid/dist/style.css';
import { manterAtiva } from '#components/ui/feedback/manter-ativa.ts';
import { useDesfazer } from '#components/ui/feedback/use-desfazer.ts';
import { useEscondidaAteMedir } from '#components/ui/page/use-escondida-ate-medir.ts';
import { colarDeNovo, ehBloco } from './colar-bloco.ts';
import { ItemGridErros } from './ItemGridErros.tsx';
import { ItemGridMenu } from './ItemGridMenu.tsx';
import { ouvirIdasACelula } from './ir-a-celula.ts';
import { type ColunaDaGrade, colunasDaGrade, type InicioDaEdicao, type LinhaDaGrade } from './item-grid-columns.tsx';
import type { LugarDaCelula } from './item-grid-erros.ts';
import { itemGridSx } from './item-grid-sx.ts';
import { useBlocoColado } from './use-bloco-colado.ts';
import { useErrosDaGrade, useMesmoMapa } from './use-erros-da-grade.ts';

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
  const {
    rotulo,
    linhas,
    aoMudar,
    novaLinha,
    completar,
    erros = SEM_ERROS,
    notas = SEM_ERROS,
    mudarDeFora,
    somenteLeitura = false,
    linhasFixas = false,
    altura = 420,
    celula,
  } = props;
  const colunas: readonly ColunaDaGrade[] = props.colunas;
  const ajuda = useId();
  const caixa = useRef<HTMLDivElement>(null);
  const grade = useRef<DataSheetGridRef>(null);
  const escondida = useEscondidaAteMedir(caixa);
  const inicio = useRef<InicioDaEdicao>('editar');
  const [ativa, setAtiva] = useState<LugarDaCelula | null>(null);
  const escritas = useMemo(
    () => ['id', ...colunas.filter((uma) => !uma.somenteLeitura).map(({ campo }) => campo)],
    [colunas],
  );
  const { mudar: guardar, completar: juntar, desfazer, refazer } = useDesfazer(linhas, aoMudar, escritas);
  // `completar` answers later, when the rows may have changed again. The ref holds the current rows.
  const deAgora = useRef({ linhas, guardar, completar, juntar, novaLinha });
  deAgora.current = { linhas, guardar, completar, juntar, novaLinha };
  const emGesto = useRef(false);
  // Stable function: the library redraws every visible cell when it gets a new one.
  const mudar = useCallback(async (dadas: readonly LinhaDaGrade[]) => {
    const novas = dadas as readonly unknown[] as readonly Linha[];
    const { linhas: antes, guardar, completar, juntar } = deAgora.current;
    // Enter in the last row adds a row and then commits the typed value. Both changes are one undo step.
    if (emGesto.current) juntar(novas);
    else guardar(novas);
    emGesto.current = true;
    setTimeout(() => {
      emGesto.current = false;
    });
    const completada = await completar?.(antes, novas);
    if (completada) deAgora.current.juntar(deAgora.current.linhas.map(completada));
  }, []);
  const duplicar = useCallback(
    ({ rowData }: { rowData: LinhaDaGrade }) => ({ ...rowData, id: deAgora.current.novaLinha().id }),
    [],
  );
  const aoAtivar = useCallback(({ cell }: { cell: LugarDaCelula | null }) => setAtiva(cell), []);

  const porCelula = useErrosDaGrade(linhas, colunas, erros);
  const notasDasCelulas = useMesmoMapa(notas);
  useImperativeHandle(mudarDeFora, () => (novas: readonly Linha[]) => void mudar(novas), [mudar]);
  const bloco = useBlocoColado(grade, colunas);
  const colunasProntas = useMemo(
    () => colunasDaGrade({ colunas, erros: porCelula, notas: notasDasCelulas, inicio, somenteLeitura, bloco }),
    [colunas, porCelula, notasDasCelulas, somenteLeitura, bloco],
  );

  const irParaCelula = useEffectEvent((linha: number, campo: string) => {
    const col = colunas.findIndex((uma) => uma.campo === campo);
    if (linha < linhas.length) grade.current?.setActiveCell({ row: linha, col: Math.max(0, col) });
  });
  const [linhaPedida, campoPedido] = [celula?.linha, celula?.campo];
  useEffect(() => {
    if (linhaPedida !== undefined && campoPedido !== undefined) irParaCelula(linhaPedida, campoPedido);
  }, [linhaPedida, campoPedido]);

  useEffect(
    () =>
      caixa.current ? ouvirIdasACelula(caixa.current, ({ linha, campo }) => irParaCelula(linha, campo)) : undefined,
    [],
  );

  // Saving the form drops an empty last row. If that row held the active cell, the cell moves to the new last row.
  const ultima = linhas.length - 1;
  const ficarNaGrade = useEffectEvent(() => {
    if (ativa && ativa.row > ultima && ultima >= 0) grade.current?.setActiveCell({ col: ativa.col, row: ultima });
  });
  useEffect(() => {
    if (ultima >= 0) ficarNaGrade();
  }, [ultima]);

  const escolhidas = () => {
    const { min, max } = grade.current?.selection ?? {};
    return min && max ? { de: min, ate: max } : null;
  };
  const adicionar = () => {
    const nova = novaLinha();
    // Enter in the last row may already have added an empty row. A second one would leave an empty row between full ones, which
    // fails on save.
    const jaHa = ultima >= 0 && escritas.every((campo) => campo === 'id' || linhas[ultima]?.[campo] === nova[campo]);
    // The cell exists only once the row is drawn, and what is typed before the cell is active would go elsewhere.
    if (!jaHa) flushSync(() => void mudar([...linhas, nova]));
    grade.current?.setActiveCell({ col: 0, row: jaHa ? ultima : ultima + 1 });
  };
  const remover = () => {
    const faixa = escolhidas();
    if (!faixa) return;
    mudar(linhas.filter((_, indice) => indice < faixa.de.row || indice > faixa.ate.row));
    const seguinte = Math.min(faixa.de.row, linhas.length - (faixa.ate.row - faixa.de.row) - 2);
    grade.current?.setActiveCell(seguinte < 0 ? null : { col: faixa.de.col, row: seguinte });
  };
  /**
   * Copies the first cell of each selected column down to the last selected row. With a single row selected, it copies the row
   * above.
   */
  const preencherAbaixo = () => {
    const faixa = escolhidas();
    if (!faixa) return;
    const de = faixa.de.row === faixa.ate.row ? faixa.de.row - 1 : faixa.de.row;
    const modelo = linhas[de];
    if (!modelo) return;
    const campos = colunas
      .slice(faixa.de.col, faixa.ate.col + 1)
      .filter((coluna) => !coluna.somenteLeitura)
      .map(({ campo }) => [campo, modelo[campo]]);
    const preenchida = Object.fromEntries(campos) as Partial<Linha>;
    mudar(
      linhas.map((linha, indice) => (indice > de && indice <= faixa.ate.row ? { ...linha, ...preenchida } : linha)),
    );
  };

  /** Runs in the capture phase, before the library: the library listens on the document, and its own Ctrl+D duplicates rows. */
  const aoTeclar = (evento: KeyboardEvent) => {
    inicio.current = ehEscrita(evento) ? 'substituir' : 'editar';
    if (evento.key === 'Tab' && !grade.current?.activeCell) deixarSair(caixa.current);
    if (!(evento.ctrlKey || evento.metaKey) || evento.altKey) return;
    const tecla = evento.key.toLowerCase();
    const editando = evento.target instanceof HTMLInputElement;
    const acao = editando || somenteLeitura ? undefined : ATALHOS[evento.shiftKey ? `shift ${tecla}` : tecla];
    if (acao === undefined && tecla !== 'd') return;
    evento.preventDefault();
    evento.nativeEvent.stopImmediatePropagation();
    if (acao === 'desfazer') desfazer?.();
    if (acao === 'refazer') refazer?.();
    if (acao === 'preencher') preencherAbaixo();
    if (acao === 'remover' && !linhasFixas) remover();
  };
  /** A block pasted while one cell is edited goes to the grid: the field of the cell would take the whole of it. */
  const aoColar = (evento: ClipboardEvent) => {
    if (!(evento.target instanceof HTMLInputElement) || !ativa) return;
    if (!ehBloco(evento.clipboardData.getData('text/plain'))) return;
    evento.preventDefault();
    grade.current?.setActiveCell(ativa);
    colarDeNovo(evento.clipboardData);
  };
  const aoSair = (destino: EventTarget | null) => {
    // Otherwise keys typed elsewhere would reach the active cell.
    if (destino instanceof Node && !caixa.current?.contains(destino)) grade.current?.setActiveCell(null);
  };

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
        <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {!linhasFixas && (
            <>
              <Button size="small" startIcon={<AddIcon />} onClick={adicionar}>
                Adicionar linha
              </Button>
              <Button
                size="small"
                startIcon={<DeleteIcon />}
                disabled={!ativa}
                onMouseDown={manterAtiva}
                onClick={remover}
              >
                Remover linhas
              </Button>
            </>
          )}
          <Button
            size="small"
            startIcon={<UndoIcon />}
            disabled={!desfazer}
            onMouseDown={manterAtiva}
            onClick={desfazer}
          >
            Desfazer
          </Button>
          <Button size="small" startIcon={<RedoIcon />} disabled={!refazer} onMouseDown={manterAtiva} onClick={refazer}>
            Refazer
          </Button>
          <Typography id={ajuda} variant="caption" sx={{ color: 'text.secondary', ml: 'auto' }}>
            Cole um bloco do Excel, Ctrl+D preenche para baixo, F2 edita,
            {!linhasFixas && ' Ctrl+Delete remove a linha,'} Esc e Tab saem da grade.
          </Typography>
        </Stack>
      )}
      <Box
        sx={itemGridSx}
        style={escondida ? ESCONDIDA : undefined}
        ref={(elemento: HTMLDivElement | null) => dizerGrade(elemento, { rotulo, linhas, colunas })}
      >
        <DynamicDataSheetGrid<LinhaDaGrade>
          ref={grade}
          value={linhas as unknown as LinhaDaGrade[]}
          onChange={mudar}
          columns={colunasProntas.colunas}
          gutterColumn={colunasProntas.numero}
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
        erros={porCelula}
        colunas={colunas}
        ativa={ativa}
        aoIr={(celula) => grade.current?.setActiveCell(celula)}
      />
    </Box>
  );
}

const ALTURA_DA_LINHA = 34;
const ESCONDIDA = { visibility: 'hidden' } as const;
const SEM_ERROS = {};

const ATALHOS: Readonly<Record<string, 'desfazer' | 'refazer' | 'preencher' | 'remover'>> = {
  z: 'desfazer',
  y: 'refazer',
  'shift z': 'refazer',
  d: 'preencher',
  delete: 'remover',
};

function ehEscrita({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/**
 * Lets Tab leave the grid. The library has a tab stop at each edge that activates a cell, so both are disabled for this one key
 * press.
 */
function deixarSair(caixa: HTMLElement | null): void {
  const grade = caixa?.querySelector<HTMLElement>('.dsg-container');
  if (!grade?.parentElement?.contains(document.activeElement)) return;
  const paradas = [grade, ...grade.parentElement.querySelectorAll<HTMLElement>(':scope > [tabindex="0"]')];
  const eram = paradas.map((parada) => parada.getAttribute('tabindex'));
  for (const parada of paradas) parada.tabIndex = -1;
  setTimeout(() => {
    for (const [i, parada] of paradas.entries()) {
      const era = eram[i];
      if (era) parada.setAttribute('tabindex', era);
      else parada.removeAttribute('tabindex');
    }
  });
}

/** Adds the ARIA grid roles and counts: the library renders plain boxes. */
function dizerGrade(
  caixa: HTMLElement | null,
  { rotulo, linhas, colunas }: { rotulo: string; linhas: readonly unknown[]; colunas: readonly unknown[] },
) {
  const grade = caixa?.querySelector('.dsg-container');
  if (!grade) return;
  grade.setAttribute('role', 'grid');
  grade.setAttribute('aria-label', rotulo);
  grade.setAttribute('aria-rowcount', String(linhas.length + 1));
  grade.setAttribute('aria-colcount', String(colunas.length + 1));
  // An empty grid has no cell to focus, so the grid itself is focusable. Otherwise the keyboard could not scroll its head.
  if (linhas.length === 0) grade.setAttribute('tabindex', '0');
  else grade.removeAttribute('tabindex');
}
