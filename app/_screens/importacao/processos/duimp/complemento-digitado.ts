import type { ComplementoEnviado, DuimpDoProcesso } from '#lib/contracts/duimp-do-processo.ts';
import { complementoDaDuimp } from '#lib/contracts/duimp-do-processo.ts';

type Complemento = ComplementoEnviado['complemento'];

/** The complement as typed: every figure is text, and every record of the processo has its line. */
export interface ComplementoDigitado {
  ruc: string;
  metodoValoracao: string;
  coberturaCambial: string;
  motivoSemCobertura: string;
  adquirente: string;
  informacaoComplementar: string;
  documentos: { tipo: string; palavra: string; valor: string }[];
  operadores: { id: string; codigo: string; versao: string }[];
  produtos: { id: string; codigo: string; versao: string; quantidadeEstatistica: string }[];
  fundamentos: { adicao: number; tributo: Complemento['fundamentos'][number]['tributo']; codigo: string }[];
}

/** What is stored, with an empty line for each record that has none. */
export function comoSeDigita({ complemento, operadores, itens, fundamentos }: DuimpDoProcesso): ComplementoDigitado {
  const texto = (valor: string | number | null | undefined) =>
    valor === null || valor === undefined ? '' : String(valor);
  return {
    ruc: texto(complemento.ruc),
    metodoValoracao: texto(complemento.metodoValoracao),
    coberturaCambial: texto(complemento.coberturaCambial),
    motivoSemCobertura: texto(complemento.motivoSemCobertura),
    adquirente: texto(complemento.adquirente),
    informacaoComplementar: texto(complemento.informacaoComplementar),
    documentos: complemento.documentos.map(({ tipo, palavra, valor }) => ({ tipo, palavra: texto(palavra), valor })),
    operadores: operadores.map(({ id }) => {
      const tem = complemento.operadores.find((um) => um.id === id);
      return { id, codigo: texto(tem?.codigo), versao: texto(tem?.versao) };
    }),
    produtos: itens.map(({ id }) => {
      const tem = complemento.produtos.find((um) => um.id === id);
      return {
        ...{ id, codigo: texto(tem?.codigo), versao: texto(tem?.versao) },
        quantidadeEstatistica: texto(tem?.quantidadeEstatistica),
      };
    }),
    fundamentos: fundamentos.map(({ adicao, tributo }) => {
      const tem = complemento.fundamentos.find((um) => um.adicao === adicao && um.tributo === tributo);
      return { adicao, tributo, codigo: texto(tem?.codigo) };
    }),
  };
}

/** What is sent, or the sentence of each field that cannot be, by its path. A line that nobody typed in is left out. */
export function comoSeEnvia(
  digitado: ComplementoDigitado,
): { complemento: Complemento; erros: null } | { complemento: null; erros: Map<string, string> } {
  const numero = (valor: string) =>
    /^\d{1,12}$/.test(valor.trim()) ? Number(valor) : valor.trim() === '' ? null : valor;
  const escolhido = (valor: string) => (valor.trim() === '' ? null : valor.trim());
  // The place of each line that goes, so that a refusal finds its way back.
  const vao = <T>(linhas: readonly T[], tem: (linha: T) => boolean) =>
    linhas.flatMap((linha, lugar) => (tem(linha) ? [{ linha, lugar }] : []));
  const documentos = vao(digitado.documentos, ({ tipo, palavra, valor }) => tipo + palavra + valor !== '');
  const operadores = vao(digitado.operadores, ({ codigo, versao }) => codigo + versao !== '');
  const produtos = vao(
    digitado.produtos,
    ({ codigo, versao, quantidadeEstatistica }) => codigo + versao + quantidadeEstatistica !== '',
  );
  const fundamentos = vao(digitado.fundamentos, ({ codigo }) => codigo !== '');
  const lido = complementoDaDuimp.safeParse({
    ruc: escolhido(digitado.ruc),
    metodoValoracao: numero(digitado.metodoValoracao),
    coberturaCambial: escolhido(digitado.coberturaCambial),
    motivoSemCobertura: numero(digitado.motivoSemCobertura),
    adquirente: escolhido(digitado.adquirente),
    informacaoComplementar: escolhido(digitado.informacaoComplementar),
    documentos: documentos.map(({ linha }) => ({ ...linha, palavra: numero(linha.palavra) })),
    operadores: operadores.map(({ linha }) => linha),
    produtos: produtos.map(({ linha }) => ({
      ...linha,
      ...{
        codigo: numero(linha.codigo),
        versao: escolhido(linha.versao),
        quantidadeEstatistica: escolhido(linha.quantidadeEstatistica.replace(',', '.')),
      },
    })),
    fundamentos: fundamentos.map(({ linha }) => ({ ...linha, codigo: numero(linha.codigo) })),
  });
  if (lido.success) return { complemento: lido.data, erros: null };
  const listas: Record<string, { lugar: number }[]> = { documentos, operadores, produtos, fundamentos };
  const erros = lido.error.issues.map(({ path: [nome = '', indice, ...resto], message }): [string, string] => {
    const lugar = typeof indice === 'number' ? listas[String(nome)]?.[indice]?.lugar : undefined;
    return [[nome, ...(lugar === undefined ? [] : [lugar]), ...resto].join('.'), message];
  });
  return { complemento: null, erros: new Map(erros) };
}
