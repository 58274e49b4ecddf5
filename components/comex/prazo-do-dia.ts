import type { Tom } from '#components/ui/chips/StatusChip.tsx';
import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { emDias, quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DIAS_DA_SEMANA } from '#lib/domain/telas/meu-dia.ts';

/** Returns a deadline in words with its colour: `Atrasado 4 dias`, `Hoje`, `Em 12 dias`. */
export function prazoDoDia({ nivel, prazo }: Pick<LinhaDoMeuDia, 'nivel' | 'prazo'>, hoje: DataTexto) {
  if (prazo === null) return nivel === 'erro' ? dito('Agora', 'error') : dito('Sem prazo', 'neutral');
  const dias = diasEntre(hoje, prazo);
  if (dias < 0) return dito(`Atrasado ${emDias(-dias)}`, 'error');
  if (dias === 0) return dito('Hoje', 'warning');
  const palavras = quando(dias);
  return dito(`${palavras.charAt(0).toUpperCase()}${palavras.slice(1)}`, dias <= DIAS_DA_SEMANA ? 'warning' : 'info');
}

const dito = (texto: string, tom: Tom) => ({ texto, tom });
