import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import type { DadosDaCelula, LinhaDaGrade } from './item-grid-columns.tsx';

type ItemGridCellProps = CellProps<LinhaDaGrade, DadosDaCelula>;

/** Cell of the grid: shows the value, or the field while editing. The active cell takes the focus, so that screen readers follow. */
export const ItemGridCell = memo(function ItemGridCell(props: ItemGridCellProps) {
  const { rowData, rowIndex, columnData, active, focus, disabled } = props;
  const { campo, indice, numerica, mostrar, erroDe, notaDe } = columnData;
  const celula = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (active && !focus) celula.current?.focus({ preventScroll: true });
  }, [active, focus]);
  const erro = erroDe(rowIndex);
  const dito = erro ?? notaDe(rowIndex);
  return (
    <Box
      ref={celula}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={indice + 2}
      aria-readonly={disabled || undefined}
      aria-invalid={erro ? true : undefined}
      aria-description={dito}
      // When its first cell becomes active, the grid blurs the focused element, which is this cell. The cell takes the focus back.
      onBlur={({ relatedTarget }) => {
        if (active && !focus && relatedTarget === null) celula.current?.focus({ preventScroll: true });
      }}
      title={dito}
      data-nota={erro === undefined && dito !== undefined ? '' : undefined}
      className={`celula${numerica ? ' numerica' : ''}`}
    >
      {focus ? <CampoDaCelula {...props} /> : <span className="valor">{mostrar(rowData[campo] ?? '')}</span>}
    </Box>
  );
}, mostraOMesmo);

/**
 * Ignores most functions among the props: the library passes new ones to every cell whenever the active cell moves. The cell calls
 * only `setRowData`.
 */
function mostraOMesmo(antes: ItemGridCellProps, agora: ItemGridCellProps): boolean {
  return DE_QUE_DEPENDE.every((nome) => antes[nome] === agora[nome]);
}

const DE_QUE_DEPENDE = ['rowData', 'rowIndex', 'columnData', 'active', 'focus', 'disabled', 'setRowData'] as const;

/** Field of the cell being edited. The value is kept on every exit but Escape, and only if the text changed. */
function CampoDaCelula({ rowData, setRowData, columnData }: ItemGridCellProps) {
  const { campo, titulo, escrever, ler, inicio, opcoes } = columnData;
  const lista = useId();
  const campoDeTexto = useRef<HTMLInputElement>(null);
  const aberta = escrever(rowData[campo] ?? '');
  const digitado = useRef(aberta);
  const aoSair = useEventCallback(() => {
    if (digitado.current !== aberta) setRowData({ ...rowData, [campo]: ler(digitado.current) });
  });
  useLayoutEffect(() => {
    const texto = campoDeTexto.current;
    texto?.focus({ preventScroll: true });
    if (inicio.current === 'substituir') texto?.select();
    else texto?.setSelectionRange(texto.value.length, texto.value.length);
    return () => aoSair();
  }, [inicio, aoSair]);
  return (
    <>
      <input
        ref={campoDeTexto}
        defaultValue={aberta}
        aria-label={titulo}
        autoComplete="off"
        list={opcoes === undefined ? undefined : lista}
        onChange={({ target }) => {
          digitado.current = target.value;
        }}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape') digitado.current = aberta;
        }}
      />
      {opcoes !== undefined && (
        <datalist id={lista}>
          {opcoes.split('\n').map((opcao) => (
            <option key={opcao} value={opcao} />
          ))}
        </datalist>
      )}
    </>
  );
}
