import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { estaPreenchido, semSobras } from '#components/itens/sem-sobras.ts';
import { type DcrLido, type DcrNovo, dcr, dcrNovo, type ProdutoParaODcr } from '#lib/contracts/dcr.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import type { EtapaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { CAMPOS_DO_DCR } from './dcr-campos.ts';

export const FORMULARIO_DCR: DefinicaoDeFormulario<DcrNovo, DcrLido> = {
  recurso: 'Dcr',
  // The grids offer a line to write in below the last: left empty it is none. A month nobody told is none either.
  esquema: z.preprocess(comoSeGrava, dcrNovo) as z.ZodType<DcrNovo>,
  contrato: dcr,
  campos: CAMPOS_DO_DCR,
  largo: true,
  valoresDe: (lido) => {
    const { importador, representante, tipo, anterior, anteriorNumero, processoRetificador, produto } = lido;
    const { descricao, ncm, unidade, pesoBruto, ppb, resolucao, informatica, tipoCoeficiente, acrescimo } = lido;
    const { dataBase, taxaUSD, baseCusto, estrutura, modelos, salarios, encargos, maoDeObraMensal, observacao } = lido;
    return {
      importador: { id: importador.id },
      representante: representante && { id: representante.id },
      tipo,
      anterior: anterior && { id: anterior.id },
      anteriorNumero: anterior ? null : anteriorNumero,
      processoRetificador,
      produto: { id: produto.id },
      descricao,
      ncm,
      unidade,
      pesoBruto,
      ppb,
      resolucao,
      informatica,
      tipoCoeficiente,
      acrescimo,
      dataBase,
      taxaUSD,
      baseCusto,
      estrutura: estrutura && { id: estrutura.id, versao: estrutura.versao },
      modelos,
      nacionais: lido.nacionais.map(semCusto),
      subcomponentes: lido.subcomponentes.map(semCusto),
      importados: lido.importados.map(semCusto),
      salarios,
      encargos,
      maoDeObraMensal,
      observacao,
    };
  },
  rotulosDe: ({ importador, representante, produto, anterior }) => ({
    [importador.id]: nomeDoImportador(importador),
    [produto.id]: `${produto.codigo} - ${produto.descricao}${produto.excluido ? ' (excluído)' : ''}`,
    ...(representante && { [representante.id]: representante.nome }),
    ...(anterior && {
      [anterior.id]: anterior.numero ? `${anterior.numero} - ${anterior.processo}` : anterior.processo,
    }),
  }),
};

export const dcrEmBranco = (dataBase: string, taxaUSD: string): DcrNovo => ({
  importador: { id: '' },
  representante: null,
  tipo: 'N',
  anterior: null,
  anteriorNumero: null,
  processoRetificador: null,
  produto: { id: '' },
  descricao: '',
  ncm: '',
  unidade: '',
  pesoBruto: '',
  ppb: null,
  resolucao: null,
  informatica: false,
  tipoCoeficiente: 'FIXO',
  acrescimo: '0.00',
  dataBase,
  taxaUSD,
  baseCusto: 'CIF',
  estrutura: null,
  modelos: [],
  nacionais: [],
  subcomponentes: [],
  importados: [],
  salarios: '0.0000',
  encargos: '0.0000',
  maoDeObraMensal: null,
  observacao: null,
});

/** What a product says of a DCR-E of it. */
export function doProduto(produto: ProdutoParaODcr): Partial<DcrNovo> {
  const { descricao, ncm, unidade, pesoBruto, ppb, resolucao, informatica, tipoCoeficiente, acrescimo, modelos } =
    produto;
  return {
    descricao,
    ncm,
    unidade,
    pesoBruto,
    ppb,
    resolucao,
    informatica,
    tipoCoeficiente,
    acrescimo,
    modelos,
  };
}

/** The step of the walk a field stands in, by its path. */
export function etapaDoCampo(caminho: string): EtapaDoDcr {
  const [campo = ''] = caminho.split('.');
  if (campo === 'modelos' || campo === 'nacionais' || campo === 'subcomponentes' || campo === 'importados')
    return campo;
  return DA_MAO_DE_OBRA.has(campo) ? 'mao-de-obra' : 'identificacao';
}

/** The cell of a grid a path leads to; undefined where it leads to a field. */
export function celulaDoCampo(
  caminho: string | undefined,
  grade: string,
): { linha: number; campo: string } | undefined {
  const [lista, linha, campo] = caminho?.split('.') ?? [];
  return lista === grade && linha !== undefined && campo ? { linha: Number(linha), campo } : undefined;
}

const DA_MAO_DE_OBRA = new Set(['salarios', 'encargos', 'maoDeObraMensal']);
const LISTAS = ['modelos', 'nacionais', 'subcomponentes', 'importados'] as const;
/** What a row has before anybody wrote into it. */
const DE_LINHA_NOVA = new Set(['moeda', 'documento', 'suspensao', 'reduz', 'incluiBC', 'aliquotaII']);

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null) return valores;
  const digitado = valores as Record<string, unknown>;
  const mes = digitado.maoDeObraMensal as Record<string, unknown> | null | undefined;
  return {
    ...digitado,
    ...Object.fromEntries(LISTAS.map((lista) => [lista, semSobras(digitado[lista], DE_LINHA_NOVA)])),
    maoDeObraMensal: mes && Object.values(mes).some(estaPreenchido) ? mes : null,
    ...(digitado.tipo === 'N' && { anterior: null, anteriorNumero: null, processoRetificador: null }),
  };
}

function semCusto<Linha extends { custoUSD: string }>({ custoUSD: _, ...linha }: Linha): Omit<Linha, 'custoUSD'> {
  return linha;
}
