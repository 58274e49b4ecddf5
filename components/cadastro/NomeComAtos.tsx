import { useAbrirSobreALista } from '#components/lista/SobreALista.tsx';
import { NomeDoRegistro, type NomeDoRegistroProps } from './NomeDoRegistro.tsx';

/** Name of a row with a menu of actions, which opens over the list (`atos`). A deleted row has no menu. */
export function NomeComAtos<Registro extends { id: string }>(props: NomeDoRegistroProps<Registro>) {
  const { id, nome, excluido } = props;
  const abrir = useAbrirSobreALista();
  return (
    <span className="cell-row">
      <NomeDoRegistro {...props} />
      {!excluido && (
        <button
          type="button"
          className="cell-button"
          aria-label={`Ações de ${nome}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => abrir('atos', id, currentTarget)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
            <circle cx="12" cy="6" r="2" />
            <circle cx="12" cy="12" r="2" />
            <circle cx="12" cy="18" r="2" />
          </svg>
        </button>
      )}
    </span>
  );
}
