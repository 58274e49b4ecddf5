import type { ADebitarNoDia } from '#lib/contracts/views/meu-dia.ts';
import { proximoDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { LIMITE_DO_TOTAL } from '#lib/domain/telas/meu-dia.ts';
import { aguardaRegistro } from './aguarda-registro.ts';
import type { AoLer, Filtro, LinhaDaRegra } from './regra.ts';
import { contarProcessos } from './regra-de-processo.ts';
import { aDebitar } from './regras/a-debitar.ts';

/**
 * The sum over all processes that wait for registration, and how many it covers; null when none waits. Postponed lines count,
 * because the bank debits them too.
 */
export async function aDebitarNoDia(
  ao: AoLer,
  filtro: Filtro,
  lendo: Promise<{ linhas: readonly LinhaDaRegra[] }>,
  adiadas: readonly string[],
): Promise<ADebitarNoDia | null> {
  const [processos, { linhas }] = await Promise.all([
    contarProcessos(ao, filtro, aguardaRegistro(), LIMITE_DO_TOTAL),
    lendo,
  ]);
  if (processos === 0) return null;
  const postas =
    adiadas.length === 0 ? [] : (await aDebitar.ler(ao, { ...filtro, so: adiadas }, adiadas.length)).linhas;
  const valores = [...linhas, ...postas].flatMap(({ valor }) => valor?.valor ?? []);
  return { dia: proximoDiaUtil(ao.hoje), valor: dinheiro(somar(valores)), calculados: valores.length, processos };
}
