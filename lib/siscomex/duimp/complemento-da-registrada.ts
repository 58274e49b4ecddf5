import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  COMPLEMENTO_EM_BRANCO,
  type ComplementoDaDuimp,
  type LacunaDaDuimp,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { ItemRegistrado, Registrada } from './duimp-registrada.ts';
import { lista } from './lacuna-apontada.ts';
import { lacuna } from './lacunas-da-registrada.ts';

/** An item of the processo, and the registered one that it is. */
export interface ItemPareado {
  registrado: ItemRegistrado;
  id: string;
  fornecedor: { id: string; razaoSocial: string } | null;
  fabricante: { id: string; razaoSocial: string } | null;
  adicao: number | null;
}

/**
 * What only a DUIMP asks for, as a registered version says it. The complement holds one of each for all items, or for a supplier or an
 * adição: where the version says two, none is taken, and the gap says so.
 */
export function complementoDaRegistrada(
  { ruc, informacaoComplementar, documentos }: Registrada,
  pares: readonly ItemPareado[],
): { complemento: ComplementoDaDuimp; lacunas: LacunaDaDuimp[] } {
  const lacunas: LacunaDaDuimp[] = [];
  const unico = (nome: keyof typeof GERAIS, valor: (item: ItemRegistrado) => string | null) => {
    const ditos = [...new Set(pares.map(({ registrado }) => valor(registrado)))];
    if (ditos.length < 2) return ditos[0] ?? null;
    const texto = `Os itens da versão registrada têm ${GERAIS[nome]} diferentes (${lista(ditos.map((dito) => dito ?? 'nenhum'))}), e os dados da DUIMP guardam um só: retifique no Portal.`;
    lacunas.push(lacuna('AVISA', nome, texto, PORTAL));
    return null;
  };
  const codigo = (dito: string | null) => (dito === null || !/^[1-9]\d*$/.test(dito) ? null : Number(dito));
  const cobertura = unico('cobertura', (item) => item.cobertura);
  const complemento: ComplementoDaDuimp = {
    ruc,
    informacaoComplementar,
    metodoValoracao: codigo(unico('metodo', (item) => item.metodoValoracao)),
    coberturaCambial: cobertura as ComplementoDaDuimp['coberturaCambial'],
    motivoSemCobertura: cobertura === '4' ? codigo(unico('motivo', (item) => item.motivoSemCobertura)) : null,
    adquirente: unico('adquirente', (item) => item.adquirente),
    documentos: documentosDe(documentos, lacunas),
    operadores: operadoresDe(pares, lacunas),
    produtos: pares.map(({ id, registrado: { produto, quantidadeEstatistica } }) => {
      const codigoDoProduto = codigo(produto.codigo);
      const inteiro = codigoDoProduto !== null && produto.versao !== null;
      const zero = quantidadeEstatistica !== null && /^[0.]*$/.test(quantidadeEstatistica);
      return {
        id,
        codigo: inteiro ? codigoDoProduto : null,
        versao: inteiro ? produto.versao : null,
        quantidadeEstatistica: zero ? null : quantidadeEstatistica,
      };
    }),
    fundamentos: fundamentosDe(pares, lacunas),
  };
  return { complemento, lacunas };
}

/** What is blank filled with what the other says; what is typed stays. */
export function completado(digitado: ComplementoDaDuimp, outro: ComplementoDaDuimp): ComplementoDaDuimp {
  const mais = <Um>(
    elementosDigitados: readonly Um[],
    elementosDoOutro: readonly Um[],
    chave: (elemento: Um) => string,
  ) => {
    const ha = new Set(elementosDigitados.map(chave));
    return [...elementosDigitados, ...elementosDoOutro.filter((elemento) => !ha.has(chave(elemento)))];
  };
  const produtoDoOutro = new Map(outro.produtos.map((produto) => [produto.id, produto]));
  const cobertura = digitado.coberturaCambial ?? outro.coberturaCambial;
  return {
    ruc: digitado.ruc ?? outro.ruc,
    metodoValoracao: digitado.metodoValoracao ?? outro.metodoValoracao,
    coberturaCambial: cobertura,
    motivoSemCobertura: digitado.motivoSemCobertura ?? (cobertura === '4' ? outro.motivoSemCobertura : null),
    adquirente: digitado.adquirente ?? outro.adquirente,
    informacaoComplementar: digitado.informacaoComplementar ?? outro.informacaoComplementar,
    documentos: digitado.documentos.length > 0 ? digitado.documentos : outro.documentos,
    operadores: mais(digitado.operadores, outro.operadores, ({ id }) => id),
    produtos: mais(
      digitado.produtos.map((produto) => {
        const produtoRegistrado = produtoDoOutro.get(produto.id);
        const semCodigo = produto.codigo === null && produto.versao === null && produtoRegistrado;
        return {
          ...produto,
          ...(semCodigo && { codigo: produtoRegistrado.codigo, versao: produtoRegistrado.versao }),
          quantidadeEstatistica: produto.quantidadeEstatistica ?? produtoRegistrado?.quantidadeEstatistica ?? null,
        };
      }),
      outro.produtos,
      ({ id }) => id,
    ),
    fundamentos: mais(digitado.fundamentos, outro.fundamentos, ({ adicao, tributo }) => `${adicao} ${tributo}`),
  };
}

/** The list goes in full: where one of them cannot be held, none is taken. */
function documentosDe(documentos: Registrada['documentos'], lacunas: LacunaDaDuimp[]) {
  const cabem = documentos.flatMap(({ tipo, palavra, valor }) =>
    tipo !== null && valor !== null && /^[1-9]\d{0,2}$/.test(tipo) && /^[1-9]\d{0,2}$/.test(palavra ?? '')
      ? [{ tipo, palavra: Number(palavra), valor }]
      : [],
  );
  if (cabem.length === documentos.length) return cabem;
  const texto =
    'Um documento de instrução registrado não cabe nos dados da DUIMP, e a lista vai inteira: digite-a, ou retifique no Portal.';
  lacunas.push(lacuna('AVISA', 'documentos', texto, { onde: 'COMPLEMENTO', parte: 'documentos' }));
  return COMPLEMENTO_EM_BRANCO.documentos;
}

function operadoresDe(pares: readonly ItemPareado[], lacunas: LacunaDaDuimp[]): ComplementoDaDuimp['operadores'] {
  const ditos = pares.flatMap(({ registrado: { exportador, fabricante }, ...item }) =>
    (
      [
        [item.fornecedor, exportador],
        [item.fabricante, fabricante],
      ] as const
    ).flatMap(([quem, { codigo, versao }]) => (quem && codigo && versao ? [{ ...quem, codigo, versao }] : [])),
  );
  return [...Map.groupBy(ditos, ({ id }) => id)].flatMap(([id, ditosDoId]) => {
    const [primeiro, ...outros] = new Map(ditosDoId.map((dito) => [`${dito.codigo}, versão ${dito.versao}`, dito]));
    if (!primeiro) return [];
    const [, { codigo, versao, razaoSocial }] = primeiro;
    if (outros.length === 0) return [{ id, codigo, versao }];
    const texto = `${razaoSocial} é, na versão registrada, mais de um operador estrangeiro (${lista([primeiro, ...outros].map(([nome]) => nome))}), e os dados da DUIMP guardam um por fornecedor.`;
    lacunas.push(lacuna('AVISA', `operadores-${id}`, texto, { onde: 'FORNECEDOR', id }));
    return [];
  });
}

function fundamentosDe(pares: readonly ItemPareado[], lacunas: LacunaDaDuimp[]): ComplementoDaDuimp['fundamentos'] {
  const porAdicao = Map.groupBy(pares, ({ adicao }) => adicao);
  return [...porAdicao].flatMap(([adicao, paresDaAdicao]) =>
    TRIBUTOS_DI.flatMap((tributo) => {
      const ditos = [...new Set(paresDaAdicao.map(({ registrado }) => registrado.tributos[tributo].fundamento))];
      if (adicao === null || (ditos.length === 1 && ditos[0] === null)) return [];
      if (ditos.length === 1) return [{ adicao, tributo, codigo: Number(ditos[0]) }];
      const texto = `Os itens da adição ${String(adicao).padStart(3, '0')} têm fundamentos legais diferentes do ${NOME_DO_TRIBUTO[tributo]} (${lista(ditos.map((dito) => dito ?? 'nenhum'))}): separe-os em adições.`;
      lacunas.push(lacuna('AVISA', `fundamento-${adicao}-${tributo}`, texto, { onde: 'PROCESSO', aba: 'adicoes' }));
      return [];
    }),
  );
}

const GERAIS = {
  metodo: 'métodos de valoração',
  cobertura: 'coberturas cambiais',
  motivo: 'motivos sem cobertura',
  adquirente: 'adquirentes',
} as const;
const PORTAL = { onde: 'PORTAL' } as const;
