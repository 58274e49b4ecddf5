import type { ComplementoEnviado, DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { complementoDaDuimp } from '#lib/portal/contracts/duimp-do-processo.ts';

type Complemento = ComplementoEnviado['complemento'];
type Texto = string | null;

/**
 * The complement as typed: every figure is text. What is said of a record of the processo stands under the key of that record, so that a
 * draft finds its place again after the records changed.
 */
export interface ComplementoDigitado {
  ruc: Texto;
  metodoValoracao: Texto;
  coberturaCambial: Texto;
  motivoSemCobertura: Texto;
  adquirente: Texto;
  informacaoComplementar: Texto;
  documentos: { tipo: Texto; palavra: Texto; valor: Texto }[];
  operadores: Record<string, { codigo: Texto; versao: Texto }>;
  produtos: Record<string, { codigo: Texto; versao: Texto; quantidadeEstatistica: Texto }>;
  fundamentos: Record<string, { codigo: Texto }>;
}

/** The records of the processo that the complement has places for. */
export type LugaresDoComplemento = Pick<DuimpDoProcesso, 'operadores' | 'itens' | 'fundamentos'>;

export function chaveDoFundamento({ adicao, tributo }: Pick<Complemento['fundamentos'][number], 'adicao' | 'tributo'>) {
  return `${adicao}-${tributo}`;
}

/** What is stored, with an empty place for each record that has none. */
export function comoSeDigita({ complemento, ...lugares }: Pick<DuimpDoProcesso, 'complemento'> & LugaresDoComplemento) {
  const ditos = {
    operadores: new Map(complemento.operadores.map((operador) => [operador.id, operador])),
    produtos: new Map(complemento.produtos.map((produto) => [produto.id, produto])),
    fundamentos: new Map(complemento.fundamentos.map((fundamento) => [chaveDoFundamento(fundamento), fundamento])),
  };
  return {
    ruc: complemento.ruc,
    metodoValoracao: texto(complemento.metodoValoracao),
    coberturaCambial: complemento.coberturaCambial,
    motivoSemCobertura: texto(complemento.motivoSemCobertura),
    adquirente: complemento.adquirente,
    informacaoComplementar: complemento.informacaoComplementar,
    documentos: complemento.documentos.map(({ tipo, palavra, valor }) => ({ tipo, palavra: texto(palavra), valor })),
    operadores: Object.fromEntries(
      lugares.operadores.map(({ id }) => {
        const { codigo = null, versao = null } = ditos.operadores.get(id) ?? {};
        return [id, { codigo, versao }];
      }),
    ),
    produtos: Object.fromEntries(
      lugares.itens.map(({ id }) => {
        const { codigo = null, versao = null, quantidadeEstatistica = null } = ditos.produtos.get(id) ?? {};
        return [id, { codigo: texto(codigo), versao, quantidadeEstatistica }];
      }),
    ),
    fundamentos: Object.fromEntries(
      lugares.fundamentos.map((fundamento) => {
        const chave = chaveDoFundamento(fundamento);
        return [chave, { codigo: texto(ditos.fundamentos.get(chave)?.codigo ?? null) }];
      }),
    ),
  } satisfies ComplementoDigitado;
}

/**
 * What is sent, or the sentence of each field that cannot be, by its path. A line that nobody typed in is left out, and so is what was
 * typed of a record that the processo has no more.
 */
export function comoSeEnvia(
  digitado: ComplementoDigitado,
  lugares: LugaresDoComplemento,
): { complemento: Complemento; erros: null } | { complemento: null; erros: Map<string, string> } {
  const documentos = digitado.documentos.flatMap((linha, lugar) =>
    preenchida(linha) ? [{ ...linha, palavra: codigo(linha.palavra), chave: String(lugar) }] : [],
  );
  const operadores = lugares.operadores.flatMap(({ id }) => {
    const linha = digitado.operadores[id];
    return linha && preenchida(linha)
      ? [{ id, codigo: linha.codigo ?? '', versao: linha.versao ?? '', chave: id }]
      : [];
  });
  const produtos = lugares.itens.flatMap(({ id }) => {
    const linha = digitado.produtos[id];
    if (!linha || !preenchida(linha)) return [];
    const { versao, quantidadeEstatistica } = linha;
    return [
      {
        id,
        codigo: codigo(linha.codigo),
        versao: escolhido(versao),
        quantidadeEstatistica: escolhido(quantidadeEstatistica),
        chave: id,
      },
    ];
  });
  const fundamentos = lugares.fundamentos.flatMap(({ adicao, tributo }) => {
    const chave = chaveDoFundamento({ adicao, tributo });
    const linha = digitado.fundamentos[chave];
    return linha && preenchida(linha) ? [{ adicao, tributo, codigo: codigo(linha.codigo), chave }] : [];
  });
  const lido = complementoDaDuimp.safeParse({
    ruc: escolhido(digitado.ruc),
    metodoValoracao: codigo(digitado.metodoValoracao),
    coberturaCambial: escolhido(digitado.coberturaCambial),
    motivoSemCobertura: codigo(digitado.motivoSemCobertura),
    adquirente: escolhido(digitado.adquirente),
    informacaoComplementar: escolhido(digitado.informacaoComplementar),
    documentos: documentos.map(({ chave: _, ...linha }) => ({ tipo: '', valor: '', ...semNulos(linha) })),
    operadores: operadores.map(({ chave: _, ...linha }) => linha),
    produtos: produtos.map(({ chave: _, ...linha }) => linha),
    fundamentos: fundamentos.map(({ chave: _, ...linha }) => linha),
  });
  if (lido.success) return { complemento: lido.data, erros: null };
  // The place of each line that goes, so that a refusal finds its way back.
  const listas: Record<string, { chave: string }[]> = { documentos, operadores, produtos, fundamentos };
  const erros = lido.error.issues.map(({ path: [nome = '', indice, ...resto], message }): [string, string] => {
    const chave = typeof indice === 'number' ? listas[String(nome)]?.[indice]?.chave : undefined;
    return [[nome, ...(chave === undefined ? [] : [chave]), ...resto].join('.'), message];
  });
  return { complemento: null, erros: new Map(erros) };
}

const texto = (valor: number | null): Texto => (valor === null ? null : String(valor));
const escolhido = (valor: Texto): Texto => valor?.trim() || null;
/** A text that is no code stays one, and the contract says what is wrong with it. */
const codigo = (valor: Texto) => (/^\s*\d{1,12}\s*$/.test(valor ?? '') ? Number(valor) : escolhido(valor));
const preenchida = (linha: Record<string, Texto>) => Object.values(linha).some((valor) => escolhido(valor) !== null);
const semNulos = (linha: object) => Object.fromEntries(Object.entries(linha).filter(([, valor]) => valor !== null));
