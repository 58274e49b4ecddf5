import type { EntradaImportacao, ValorEmMoeda } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroEmVigor, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { ARREDONDAMENTO_DO_DOCUMENTO, type RegrasDeArredondamento } from './arredondamento-documento.ts';

export interface OpcoesDoCalculo {
  /** Rates and amounts of the law with their validity; by default those that Cais ships. */
  parametros?: readonly Parametro[];
  /** Tells the source of a field of the entrada, by path: `adicoes.0.itens.3.quantidade` → a sentence. */
  fontes?: (caminho: string) => string;
}

/** What all steps of a calculation share. */
export interface ContextoDoCalculo {
  regras: RegrasDeArredondamento;
  dataRegistro: DataTexto;
  /** Turns a field of the entrada into a figure, with its source. */
  campo(caminho: string, valor: DecimalTexto, rotulo: { nome: string; unidade: string; casas?: number }): Figura;
  /** Returns the rate of a currency. @throws {RegraViolada} with `taxas.XXX` when the currency has no rate. */
  taxa(moeda: string): Figura;
  parametro(codigo: string, rotulo: { nome: string; unidade: string }): Figura;
  /** Like `parametro`, but null when there is none on the day of registration. */
  parametroSeHouver(codigo: string, rotulo: { nome: string; unidade: string }): Figura | null;
}

/** Builds the context of a calculation. @throws {RegraViolada} when the real has a rate other than 1. */
export function contextoDoCalculo(
  { tipoDocumento = 'DI', dataRegistro, taxas }: EntradaImportacao,
  { parametros = PARAMETROS_DE_FABRICA, fontes = () => 'informado' }: OpcoesDoCalculo,
): ContextoDoCalculo {
  if (new Exato(taxas.BRL ?? '1').cmp(1) !== 0) {
    throw new RegraViolada('taxas.BRL', 'O real vale um real: não informe outra taxa para BRL.');
  }
  const taxa = lembrando((moeda) => {
    if (moeda === 'BRL') return dado({ ...rotuloDaTaxa(moeda), fonte: 'moeda nacional' }, '1');
    if (moeda === '') throw new RegraViolada('taxas', 'Informe a moeda: sem ela não se sabe a taxa de câmbio.');
    const valor = Object.hasOwn(taxas, moeda) ? taxas[moeda] : undefined;
    if (valor === undefined) throw new RegraViolada(`taxas.${moeda}`, `Informe a taxa de câmbio de ${moeda}.`);
    return dado({ ...rotuloDaTaxa(moeda), fonte: fontes(`taxas.${moeda}`) }, valor);
  });
  const emVigor = lembrando((codigo) => parametroEmVigor(parametros, codigo, dataRegistro));
  return {
    regras: ARREDONDAMENTO_DO_DOCUMENTO[tipoDocumento],
    dataRegistro,
    campo: (caminho, valor, { nome, unidade, casas = 2 }) =>
      dado({ nome, unidade, casas, fonte: fontes(caminho) }, valor),
    taxa,
    parametro: (codigo, rotulo) => figuraDoParametro(emVigor(codigo), rotulo),
    parametroSeHouver(codigo, rotulo) {
      const parametro = parametroSeHouver(parametros, codigo, dataRegistro);
      return parametro && figuraDoParametro(parametro, rotulo);
    },
  };
}

/** Returns an amount of the entrada in its currency, and the rate to reais. */
export function valorEmMoeda(
  { campo, taxa }: ContextoDoCalculo,
  caminho: string,
  { moeda, valor }: ValorEmMoeda,
  nome: string,
): { valor: Figura; taxa: Figura } {
  return { valor: campo(`${caminho}.valor`, valor, { nome, unidade: moeda }), taxa: taxa(moeda) };
}

function rotuloDaTaxa(moeda: string) {
  return { nome: `Taxa de câmbio ${moeda}`, unidade: `R$/${moeda}`, casas: 4 };
}

function lembrando<T>(fazer: (chave: string) => T): (chave: string) => T {
  const feitos = new Map<string, T>();
  return (chave) => {
    const feito = feitos.get(chave) ?? fazer(chave);
    feitos.set(chave, feito);
    return feito;
  };
}
