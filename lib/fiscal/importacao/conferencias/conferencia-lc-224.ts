import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import {
  type DeclaracaoImportacao,
  NOME_DO_TRIBUTO,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { regimeDeclarado } from '#lib/fiscal/importacao/declarada/entrada-da-di.ts';

/**
 * Names the exempt and reduced taxes of a declaration that the LC 224/2025 may have raised to 10 % of the full rate. The Zona Franca is
 * outside (art. 4º, § 8º). Whether a benefit is on the list of the law, no file says: no figure changes (docs/decisions/lc-224.md).
 */
export function conferirLc224({ tipoDeclaracao, dataRegistro, adicoes }: DeclaracaoImportacao): Conferencia[] {
  if (tipoDeclaracao.codigo === ADMISSAO_NA_ZFM) return [];
  return beneficiosAConfirmar(
    dataRegistro,
    adicoes.map(({ numero, tributos }) => ({ numero, regimeDe: (tributo) => regimeDeclarado(tributos[tributo]) })),
  ).map(({ tributo, numeros, onde }) => ({
    codigo: `LC224_${tributo.toUpperCase()}`,
    nivel: 'aviso',
    mensagem: `${onde} com isenção ou redução: desde ${diaPorExtenso(DESDE[tributo])}, fora da Zona Franca, os benefícios listados na LC 224/2025 pagam 10 % da alíquota cheia. A confirmar se este é um deles; nenhum valor foi mudado.`,
    declarado: null,
    calculado: null,
    adicao: numeros.length === 1 ? (numeros[0] ?? null) : null,
  }));
}

/**
 * The same of a forecast, in one sentence; null where there is nothing to confirm. A forecast has no type of declaration, but goods enter
 * the Zona Franca under suspension: an exemption or a reduction is another benefit.
 */
export function avisoDaLc224({
  dataRegistro,
  adicoes,
}: Pick<EntradaImportacao, 'dataRegistro' | 'adicoes'>): string | null {
  const beneficios = beneficiosAConfirmar(
    dataRegistro,
    adicoes.map(({ numero, tributos }) => ({ numero, regimeDe: (tributo) => tributos[tributo].regime })),
  );
  if (beneficios.length === 0) return null;
  const quais = beneficios.map(({ onde }) => onde).join('; ');
  return `Com isenção ou redução: ${quais}. Fora da Zona Franca, os benefícios listados na LC 224/2025 pagam 10 % da alíquota cheia. A confirmar se são desses; nenhum valor foi mudado.`;
}

interface AdicaoComRegimes {
  numero: string;
  regimeDe: (tributo: TributoDi) => string | null;
}

function beneficiosAConfirmar(dia: DataTexto, adicoes: readonly AdicaoComRegimes[]) {
  return TRIBUTOS_DI.flatMap((tributo) => {
    if (dia < DESDE[tributo]) return [];
    const numeros = adicoes.flatMap(({ numero, regimeDe }) =>
      BENEFICIOS.has(regimeDe(tributo) ?? '') ? [numero] : [],
    );
    if (numeros.length === 0) return [];
    const das = numeros.length === 1 ? 'da adição' : 'das adições';
    return [{ tributo, numeros, onde: `${NOME_DO_TRIBUTO[tributo]} ${das} ${numeros.join(', ')}` }];
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
