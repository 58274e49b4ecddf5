import type { DuimpSemeada } from '#lib/siscomex/testing/duimp-semeada.ts';
import { PortalError } from './portal-error.ts';

export type CapaSimulada = DuimpSemeada['capa'];
export type ItemSimulado = DuimpSemeada['itens'][number];

/** The versions of a DUIMP, the first one at 0. */
export type DuimpSimulada = { capa: CapaSimulada; itens: ItemSimulado[] }[];

/** The registered DUIMPs of the simulator, and what it answers of them. */
export function duimpsSimuladas() {
  const duimps = new Map<string, DuimpSimulada>();
  const daVersao = (numero: string, versao: string) => {
    const achada = duimps.get(numero)?.[Number(versao) - 1];
    if (!achada) throw new PortalError(404, null, 'Recurso não encontrado');
    return achada;
  };
  return {
    todas: duimps,
    versoes(numero: string) {
      const duimp = duimps.get(numero);
      const vigente = duimp?.at(-1);
      if (!duimp || !vigente) throw new PortalError(404, null, 'Recurso não encontrado');
      return { numero, versao: String(duimp.length), dataRegistro: vigente.capa.identificacao.dataRegistro };
    },
    capa(numero: string, versao: string) {
      const { capa, itens } = daVersao(numero, versao);
      const links = itens.map(({ identificacao: { numeroItem: indice } }) => ({
        indice,
        link: `ext/duimp/${numero}/${versao}/itens/${indice}`,
      }));
      return { ...capa, itens: links };
    },
    /** Items by their number, at most a hundred; a range beyond the last is refused. */
    itens(numero: string, versao: string, inicial: number, tamanho: number) {
      const { itens } = daVersao(numero, versao);
      if (inicial < 1 || tamanho < 1 || tamanho > 100) {
        throw new PortalError(422, 'DIMP-ER0100', 'Faixa de itens inválida.');
      }
      const pagina = itens.filter(({ identificacao: { numeroItem } }) => numeroItem >= inicial).slice(0, tamanho);
      if (pagina.length === 0) throw new PortalError(422, 'DIMP-ER0100', 'A faixa de itens está além do último item.');
      return pagina;
    },
    /** DUIMPs of an importer registered in a period, at most a hundred at a time. */
    chaves(ni: string, de: string, ate: string, offset: number, limit: number) {
      if (![de, ate].every((dia) => /^\d{4}-\d{2}-\d{2}$/.test(dia))) {
        throw new PortalError(422, 'DIMP-ER0101', 'Período inválido.');
      }
      return [...duimps.values()]
        .flatMap((versoes) => versoes.at(-1)?.capa ?? [])
        .filter(({ identificacao: { importador, dataRegistro } }) => {
          const dia = dataRegistro.slice(0, 10);
          return importador.ni === ni && dia >= de && dia <= ate;
        })
        .map(({ identificacao: { numero } }) => ({ numero, chaveAcesso: `26AAA${numero.slice(-9)}` }))
        .slice(offset, offset + Math.min(limit, 100));
    },
    /** A product of the catalogue that some item declares. */
    produto(raiz: string, codigo: string, versao: string) {
      const dele = [...duimps.values()]
        .flat()
        .flatMap(({ itens }) => itens)
        .find(
          ({ produto }) =>
            produto.niResponsavel === raiz && String(produto.codigo) === codigo && produto.versao === versao,
        );
      if (!dele) return null;
      return {
        cpfCnpjRaiz: raiz,
        codigo: Number(codigo),
        versao,
        denominacao: `Produto ${codigo} do catálogo`,
        descricao: `Descrição por extenso do produto ${codigo}, versão ${versao}, como está no Catálogo.`,
        modalidade: 'IMPORTACAO',
        ncm: dele.produto.ncm,
        situacao: 'ATIVADO',
        atributos: [],
        codigosInterno: [`INT-${codigo}`],
      };
    },
    operador(raiz: string, codigoPais: string, codigo: string, versao: string) {
      return {
        cpfCnpjRaiz: raiz,
        codigo,
        versao,
        codigoPais,
        nome: `Exportador fictício ${codigo}`,
        logradouro: 'Rua das Amostras, 1',
        nomeCidade: 'Copenhague',
        situacao: 'ATIVADO',
      };
    },
  };
}

/** A DUIMP of this number and these many items, after a model. */
export function duimpComo(
  exemplo: { capa: CapaSimulada; itens: ItemSimulado[] },
  { numero, versao = 1, itens: quantos }: { numero: string; versao?: number; itens: number },
): { capa: CapaSimulada; itens: ItemSimulado[] } {
  const itens = Array.from({ length: quantos }, (_, i) => {
    const modelo = structuredClone(exemplo.itens[i % exemplo.itens.length]) as ItemSimulado;
    modelo.identificacao = { numero, versao: String(versao), numeroItem: i + 1 };
    return modelo;
  });
  const capa = structuredClone(exemplo.capa);
  Object.assign(capa.identificacao, { numero, versao });
  return { capa: { ...capa, quantidadeItens: quantos, adicoes: null }, itens };
}
