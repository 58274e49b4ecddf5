import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ICMS_FRACAO, integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroEmVigor, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';

/**
 * Returns the rate of the ICMS that is left on a day, in per cent with 2 decimals: nine tenths in 2029, down to six in 2032, none
 * from 2033 on (LC 87/1996, art. 31-A; ADCT, arts. 128 and 129).
 * @throws {RegraViolada} when no fraction is in force on the day.
 */
export function aliquotaDoIcmsNoAno(aliquota: Figura, dia: DataTexto, parametros: readonly Parametro[]): Figura {
  const fracao = figuraDoParametro(parametroEmVigor(parametros, ICMS_FRACAO, dia), {
    nome: 'Parte do ICMS que se cobra',
    unidade: '%',
  });
  const nome = `${aliquota.nome} em ${dia.slice(0, 4)}`;
  return expressao({ nome, unidade: '%', casas: 2, arredondamento: 'MEIO_PARA_CIMA', fonte: fracao.fonte }, [
    { fatores: [aliquota, fracao] },
  ]);
}

/**
 * Returns what of CBS and IBS enters the base of the ICMS of a State: nothing where they are suspended or where the State leaves
 * them out, otherwise the amounts due. Null where the State has not said, so that the calculation asks (domain/reforma.md §2.10).
 */
export function reformaNaBaseDoIcms(
  devidos: readonly Figura[],
  uf: Uf,
  dia: DataTexto,
  parametros: readonly Parametro[],
): readonly Figura[] | null {
  if (devidos.every(({ exato }) => exato.isZero())) return [];
  const parametro = parametroSeHouver(parametros, integraBaseIcms(uf), dia);
  if (parametro === null) return null;
  return new Exato(parametro.valor).isZero() ? [] : devidos;
}
