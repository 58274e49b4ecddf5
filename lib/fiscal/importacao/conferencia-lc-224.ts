import type { Conferencia } from '#lib/domain/aduana/conferencia.ts';
import {
  type DeclaracaoImportacao,
  NOME_DO_TRIBUTO,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao-importacao.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { regimeDeclarado } from './entrada-da-di.ts';

/**
 * Names the exempt and reduced taxes of a declaration that the LC 224/2025 may have raised to 10 % of the full rate. The Zona Franca is
 * outside (art. 4º, § 8º). Whether a benefit is on the list of the law, no file says: no figure changes (docs/decisions/lc-224.md).
 */
export function conferirLc224({ tipoDeclaracao, dataRegistro, adicoes }: DeclaracaoImportacao): Conferencia[] {
  if (tipoDeclaracao.codigo === ADMISSAO_NA_ZFM) return [];
  return TRIBUTOS_DI.flatMap((tributo): Conferencia[] => {
    const desde = DESDE[tributo];
    if (dataRegistro < desde) return [];
    const suas = adicoes.filter(({ tributos }) => BENEFICIOS.has(regimeDeclarado(tributos[tributo]) ?? ''));
    if (suas.length === 0) return [];
    const numeros = suas.map(({ numero }) => numero).join(', ');
    const onde = suas.length === 1 ? `da adição ${numeros}` : `das adições ${numeros}`;
    return [
      {
        codigo: `LC224_${tributo.toUpperCase()}`,
        nivel: 'aviso',
        mensagem: `${NOME_DO_TRIBUTO[tributo]} ${onde} com isenção ou redução: desde ${diaPorExtenso(desde)}, fora da Zona Franca, os benefícios listados na LC 224/2025 pagam 10 % da alíquota cheia. A confirmar se este é um deles; nenhum valor foi mudado.`,
        declarado: null,
        calculado: null,
        adicao: suas.length === 1 ? (suas[0]?.numero ?? null) : null,
      },
    ];
  });
}

const BENEFICIOS: ReadonlySet<string> = new Set(['ISENCAO', 'REDUCAO']);
const ADMISSAO_NA_ZFM = '06';
const DESDE: Readonly<Record<TributoDi, DataTexto>> = {
  ii: '2026-01-01',
  ipi: '2026-04-01',
  pis: '2026-04-01',
  cofins: '2026-04-01',
};
