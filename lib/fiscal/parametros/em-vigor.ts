import { PIS_COFINS_EXTINTOS, pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { Parametro, ParametroFixado } from '#lib/domain/cadastros/parametro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { PARAMETROS_PIS_COFINS } from './pis-cofins.ts';

/**
 * Returns the parameter in force on a day; both ends of its validity are inclusive. If several overlap, the company's own comes
 * first, then the one that starts later. Without a day, it is the newest. A missing rate is never guessed, and an estimate of it is
 * never taken.
 * @throws {RegraViolada} with `dataRegistro` when there is none.
 */
export function parametroEmVigor(
  parametros: readonly Parametro[],
  codigo: string,
  dia: DataTexto | null,
): ParametroFixado {
  const parametro = parametroSeHouver(parametros, codigo, dia);
  if (parametro) return parametro;
  const extinta = dia !== null && codigosExtintos.has(codigo) && pisCofinsExtintos(dia);
  if (extinta) throw new RegraViolada('dataRegistro', `${PIS_COFINS_EXTINTOS}.`);
  const quando = dia === null ? '' : ` em vigor em ${diaPorExtenso(dia)}`;
  throw new RegraViolada('dataRegistro', `Não há valor conhecido de ${codigo}${quando}; cadastre o parâmetro.`);
}

/** Like `parametroEmVigor`, but null when there is none, or when nobody has fixed it. */
export function parametroSeHouver(
  parametros: readonly Parametro[],
  codigo: string,
  dia: DataTexto | null,
): ParametroFixado | null {
  const parametro = linhaEmVigor(parametros, codigo, dia);
  return parametro && ehFixado(parametro) ? parametro : null;
}

/** Returns the row in force even if its value is still empty. */
export function linhaEmVigor(
  parametros: readonly Parametro[],
  codigo: string,
  dia: DataTexto | null,
): Parametro | null {
  const candidatos = parametros.filter(
    (parametro) =>
      parametro.codigo === codigo &&
      (dia === null || ((parametro.vigenciaInicio ?? '') <= dia && dia <= (parametro.vigenciaFim ?? SEM_FIM))),
  );
  const daEmpresa = candidatos.filter(({ origem }) => origem === 'EMPRESA');
  const [primeiro, ...outros] = daEmpresa.length > 0 ? daEmpresa : candidatos;
  if (!primeiro) return null;
  return outros.reduce(
    (ate, parametro) => ((parametro.vigenciaInicio ?? '') > (ate.vigenciaInicio ?? '') ? parametro : ate),
    primeiro,
  );
}

/** Turns the parameter into a figure. Its source names the row, and tells whether a person still has to check it. */
export function figuraDoParametro(parametro: ParametroFixado, rotulo: { nome: string; unidade: string }): Figura {
  const { codigo, valor, vigenciaInicio, situacao, fonte, autor } = parametro;
  const vigencia = vigenciaInicio === null ? '' : `, vigente de ${diaPorExtenso(vigenciaInicio)}`;
  const aviso = AVISOS[situacao];
  const cadastro = autor ? `; cadastrado por ${autor.nome} em ${minutoPorExtenso(autor.em)}` : '';
  return dado({ ...rotulo, casas: 2, fonte: `Parâmetro ${codigo}${vigencia}: ${fonte}${aviso}${cadastro}` }, valor);
}

function ehFixado(parametro: Parametro): parametro is ParametroFixado {
  return parametro.valor !== null;
}

/** `2026-01-31T12:34:56.000Z` → `31/01/2026 12:34 (UTC)`: UTC gives the same text on every machine. */
function minutoPorExtenso(instante: string): string {
  return `${diaPorExtenso(instante.slice(0, 10))} ${instante.slice(11, 16)} (UTC)`;
}

const codigosExtintos: ReadonlySet<string> = new Set(PARAMETROS_PIS_COFINS.map(({ codigo }) => codigo));
const AVISOS = { VERIFICADO: '', CONFIRMAR: ' (a confirmar)', ESTIMATIVA: ' (estimativa)' } as const;
const SEM_FIM = '9999-12-31';
