import type { MouseEvent } from 'react';

interface CaixaDeSelecaoProps {
  rotulo: string;
  marcada: boolean;
  emParte?: boolean;
  aoMarcar: (sim: boolean, comShift: boolean) => void;
}

/** Checkbox of a row of the grid. Its label fills the cell, so that a click beside it does not open the record. */
export function CaixaDeSelecao({ rotulo, marcada, emParte = false, aoMarcar }: CaixaDeSelecaoProps) {
  return (
    <label>
      <input
        ref={(caixa) => {
          if (caixa) caixa.indeterminate = emParte;
        }}
        type="checkbox"
        tabIndex={-1}
        aria-label={rotulo}
        checked={marcada}
        onChange={({ target, nativeEvent }) =>
          aoMarcar(target.checked, (nativeEvent as unknown as MouseEvent).shiftKey === true)
        }
      />
    </label>
  );
}
