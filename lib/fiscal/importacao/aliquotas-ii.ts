import type { IiDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcular, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { type Aliquotas, informada } from './aliquotas.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/**
 * Returns the rate of the II. It is that of the TEC; an ex-tarifário replaces it and an agreement may lower it. With both, the
 * importer gets the more favourable (Decreto 6.759/2009, art. 95, a confirmar).
 * @throws {RegraViolada} when a preference exceeds the TEC, or when an agreement gives neither rate nor margin.
 */
export function aliquotasDoIi(ii: IiDoCalculo, caminho: string, contexto: ContextoDoCalculo): Aliquotas {
  const { cheia, quantidade } = informada('II', ii, caminho, contexto);
  const doEx = ii.exTarifario && aliquotaDoEx(ii.exTarifario, caminho, contexto);
  const doAcordo = ii.acordo && aliquotaDoAcordo(ii.acordo, cheia, caminho, contexto);
  naoAcimaDe(cheia, doEx, `${caminho}.exTarifario.aliquota`);
  naoAcimaDe(cheia, doAcordo, `${caminho}.acordo.aliquota`);
  const vigente = doEx && doAcordo ? maisFavoravel(doEx, doAcordo) : (doEx ?? doAcordo ?? cheia);
  return { cheia, vigente, quantidade };
}

function aliquotaDoEx(
  { aliquota, ato }: NonNullable<IiDoCalculo['exTarifario']>,
  caminho: string,
  { campo }: ContextoDoCalculo,
): Figura {
  const nome = ato ? `Alíquota do ex-tarifário (${ato})` : 'Alíquota do ex-tarifário';
  return campo(`${caminho}.exTarifario.aliquota`, aliquota, { nome, unidade: '%' });
}

function aliquotaDoAcordo(
  { aliquota, margem, nome: acordo = 'acordo tarifário' }: NonNullable<IiDoCalculo['acordo']>,
  cheia: Figura,
  caminho: string,
  { campo }: ContextoDoCalculo,
): Figura {
  if ((aliquota === undefined) === (margem === undefined)) {
    throw new RegraViolada(
      `${caminho}.acordo`,
      'Informe a alíquota do acordo ou a margem de preferência, uma das duas.',
    );
  }
  const nome = `Alíquota do II no ${acordo}`;
  if (aliquota !== undefined) return campo(`${caminho}.acordo.aliquota`, aliquota, { nome, unidade: '%' });
  const preferencia = campo(`${caminho}.acordo.margem`, margem ?? '0', { nome: 'Margem de preferência', unidade: '%' });
  return expressao(
    { nome, unidade: '%', casas: cheia.casas + preferencia.casas + 2, arredondamento: 'TRUNCAR', fonte: acordo },
    [{ fatores: [cheia] }, { menos: true, fatores: [cheia, preferencia] }],
  );
}

function naoAcimaDe(cheia: Figura, preferencia: Figura | undefined, campo: string): void {
  if (preferencia?.exato.gt(cheia.exato)) {
    throw new RegraViolada(campo, 'A alíquota preferencial não pode passar da alíquota da TEC.');
  }
}

function maisFavoravel(doEx: Figura, doAcordo: Figura): Figura {
  return calcular(
    {
      nome: 'Alíquota do II mais favorável',
      unidade: '%',
      casas: Math.max(doEx.casas, doAcordo.casas),
      arredondamento: 'TRUNCAR',
      formula: 'o menor dos valores',
      fonte: 'Decreto 6.759/2009, art. 95 (a confirmar)',
    },
    [doEx, doAcordo],
    (aliquota, outro) => Exato.min(aliquota, outro),
  );
}
