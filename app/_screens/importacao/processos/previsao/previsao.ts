import { temConteudo } from '#components/itens/linha-de-itens.ts';
import type { CambioDoProcesso } from '#lib/contracts/processo/cambio.ts';
import { type ItensDoProcesso, itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { entradaPrevista, type FaltaNoCalculo } from '#lib/fiscal/importacao/prevista/entrada-prevista.ts';
import { comoSeGrava } from './itens-formulario.ts';

type DoProcesso = Pick<
  ProcessoInteiro,
  'tipoDocumento' | 'freteMoeda' | 'freteValor' | 'freteNacional' | 'seguroMoeda' | 'seguroValor'
>;

export type Previsao = { entrada: EntradaImportacao; faltas: [] } | { entrada: null; faltas: FaltaNoCalculo[] };

/** The input of the tax calculation from the typed values, or what is missing for it. Values that cannot be saved come first. */
export function previsaoDosTributos(
  valores: ItensDoProcesso,
  processo: DoProcesso,
  dia: string,
  taxas: Readonly<Record<string, DecimalTexto>>,
): Previsao {
  const lidos = itensDoProcessoNovo.safeParse(comoSeGrava(valores));
  if (!lidos.success) {
    const faltas = lidos.error.issues.map(({ path, message }) => falta(path, message, valores));
    return { entrada: null, faltas: faltas.slice(0, MAXIMO_DE_FALTAS) };
  }
  const { freteMoeda, freteValor, freteNacional, seguroMoeda, seguroValor, tipoDocumento } = processo;
  return entradaPrevista(
    {
      ...lidos.data,
      tipoDocumento,
      freteNacional,
      frete: freteMoeda && freteValor ? { moeda: freteMoeda, valor: freteValor } : null,
      seguro: seguroMoeda && seguroValor ? { moeda: seguroMoeda, valor: seguroValor } : null,
    },
    dia,
    taxas,
  );
}

/** The currencies used in the processo, except reais, as codes of three letters. */
export function moedasDaPrevisao({ itens, adicoes }: ItensDoProcesso, processo: DoProcesso): string[] {
  const codigos = [
    ...itens.filter(temConteudo).map(({ moeda }) => moeda.codigo),
    processo.freteValor && processo.freteMoeda?.codigo,
    processo.seguroValor && processo.seguroMoeda?.codigo,
  ];
  const dosAjustes = adicoes.flatMap(({ acrescimos, deducoes, antidumping }) => [
    ...[...acrescimos, ...deducoes].map(({ moeda }) => moeda),
    ...(antidumping?.tipo === 'ESPECIFICO' ? [antidumping.moeda] : []),
  ]);
  const siglas = [...codigos.flatMap((codigo) => (codigo ? [siglaDaMoeda(codigo)] : [])), ...dosAjustes];
  return [...new Set(siglas)].filter((sigla) => sigla !== 'BRL' && sigla !== '').sort();
}

/** The closing rates of the processo, overridden by the rates typed to try out. */
export function taxasDaPrevisao(
  cambio: CambioDoProcesso | undefined,
  digitadas: Readonly<Record<string, string>>,
): Record<string, DecimalTexto> {
  const guardadas = (cambio?.moedas ?? []).flatMap(({ sigla, ptax }) => (ptax ? [[sigla, ptax.valor]] : []));
  const validas = Object.entries(digitadas).filter(([, valor]) => /^\d+(\.\d+)?$/.test(valor) && Number(valor) > 0);
  return Object.fromEntries([...guardadas, ...validas]);
}

const MAXIMO_DE_FALTAS = 12;

function falta(path: readonly PropertyKey[], motivo: string, { adicoes }: ItensDoProcesso): FaltaNoCalculo {
  const [lista, lugar] = path;
  if (lista === 'adicoes' && typeof lugar === 'number') return { adicao: adicoes[lugar]?.numero ?? null, motivo };
  return { adicao: null, motivo: typeof lugar === 'number' ? `Linha ${lugar + 1}: ${motivo}` : motivo };
}
