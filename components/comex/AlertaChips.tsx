import { StatusChip } from '#components/ui/StatusChip.tsx';
import { type Alerta, NOME_ALERTA } from '#lib/domain/aduana/acompanhamento.ts';

/** Shows alerts as chips of a word each. The tooltip holds the whole sentence. */
export function AlertaChips({ alertas }: { alertas: readonly Alerta[] }) {
  if (alertas.length === 0) return null;
  return (
    <span className="cell-chips">
      {alertas.map(({ codigo, nivel, mensagem, nome }) => (
        <span key={`${codigo} ${mensagem}`} title={mensagem}>
          <StatusChip tom={nivel === 'erro' ? 'error' : 'warning'}>{nome ?? NOME_ALERTA[codigo]}</StatusChip>
        </span>
      ))}
    </span>
  );
}
