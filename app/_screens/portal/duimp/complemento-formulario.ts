import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import { NOME_COBERTURA_CAMBIAL } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { type DuimpDoProcesso, duimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import {
  type ComplementoDigitado,
  chaveDoFundamento,
  comoSeDigita,
  comoSeEnvia,
  type LugaresDoComplemento,
} from './complemento-digitado.ts';

/** The DUIMP of a processo as a record with an id of its own, which is that of the processo. */
export type DuimpComId = DuimpDoProcesso & { id: string };

export const comId = (duimp: DuimpDoProcesso): DuimpComId => ({ ...duimp, id: duimp.processoId });

/** The form of what only a DUIMP asks for: fixed fields, and a place for each operator, item and tax that the processo has. */
export function formularioDoComplemento(
  lugares: LugaresDoComplemento,
): DefinicaoDeFormulario<ComplementoDigitado, DuimpComId> {
  const { operadores, itens, fundamentos } = lugares;
  return {
    recurso: 'DuimpDoProcesso',
    largo: true,
    esquema: z.custom<ComplementoDigitado>().superRefine((digitado, { addIssue }) => {
      const { erros } = comoSeEnvia(digitado, lugares);
      for (const [caminho, message] of erros ?? []) addIssue({ code: 'custom', path: caminho.split('.'), message });
    }),
    contrato: duimpDoProcesso.transform(comId),
    valoresDe: comoSeDigita,
    campos: {
      ruc: { tipo: 'texto', rotulo: 'RUC da carga', maximo: 32 },
      metodoValoracao: {
        tipo: 'texto',
        rotulo: 'Método de valoração',
        ajuda: 'Código da tabela do Siscomex; 1 é o valor da transação.',
      },
      coberturaCambial: {
        tipo: 'opcao',
        rotulo: 'Cobertura cambial',
        opcoes: Object.entries(NOME_COBERTURA_CAMBIAL),
      },
      motivoSemCobertura: { tipo: 'texto', rotulo: 'Motivo sem cobertura' },
      adquirente: { tipo: 'identificador', qual: 'cnpj', rotulo: 'CNPJ do adquirente ou encomendante' },
      informacaoComplementar: { tipo: 'texto', rotulo: 'Informação complementar', linhas: 2, maximo: 7800 },
      documentos: {
        tipo: 'lista',
        rotulo: 'Documentos de instrução',
        item: {
          tipo: { tipo: 'texto', rotulo: 'Tipo', ajuda: 'Código do Anexação.' },
          palavra: { tipo: 'texto', rotulo: 'Palavra-chave', ajuda: 'Código da obrigatória.' },
          valor: { tipo: 'texto', rotulo: 'Valor', ajuda: 'Número da fatura, do conhecimento…', maximo: 200 },
        },
        novo: { tipo: null, palavra: null, valor: null },
        adicionar: 'Adicionar documento',
      },
      operadores: grupo('Operadores estrangeiros', operadores, ({ id, ...operador }) => [
        id,
        nomeDoOperador(operador),
        { codigo: texto('Código', 35), versao: texto('Versão', 6) },
      ]),
      produtos: grupo('Produtos', itens, (item) => [item.id, nomeDoItem(item), camposDoProduto(item)]),
      fundamentos: grupo('Fundamentos legais', fundamentos, (fundamento) => [
        chaveDoFundamento(fundamento),
        nomeDoFundamento(fundamento),
        { codigo: texto('Código do fundamento') },
      ]),
    },
  };
}

export const nomeDoOperador = ({ nome, pais }: Pick<DuimpDoProcesso['operadores'][number], 'nome' | 'pais'>) =>
  `${nome} (${pais})`;

export const nomeDoItem = ({ numero, partNumber, descricao, ncm }: DuimpDoProcesso['itens'][number]) =>
  `${numero}. ${partNumber ?? descricao} · ${formatarNcm(ncm)}`;

export const nomeDoFundamento = ({ adicao, regime }: DuimpDoProcesso['fundamentos'][number]) =>
  `Adição ${String(adicao).padStart(3, '0')} · ${regime}`;

type Campos = Readonly<Record<string, DescricaoDeCampo>>;

/** The fields of each record. A label names the record first: summary and comparison say it where the record is not in sight. */
function grupo<Lugar>(
  rotulo: string,
  lugares: readonly Lugar[],
  doLugar: (lugar: Lugar) => [chave: string, nome: string, campos: Campos],
): DescricaoDeCampo {
  const campos = lugares.map(doLugar).map(([chave, nome, seus]): [string, DescricaoDeCampo] => {
    const nomeados = Object.entries(seus).map(([qual, campo]) => [
      qual,
      { ...campo, rotulo: `${nome}: ${campo.rotulo}` },
    ]);
    return [chave, { tipo: 'grupo', rotulo: nome, campos: Object.fromEntries(nomeados) }];
  });
  return { tipo: 'grupo', rotulo, campos: Object.fromEntries(campos) };
}

function camposDoProduto({
  catalogo,
  quantidadeEstatistica,
  unidadeEstatistica,
}: DuimpDoProcesso['itens'][number]): Campos {
  const doCatalogo = catalogo?.codigo ? catalogo : null;
  const ajuda = quantidadeEstatistica
    ? `Vazia: ${formatarDecimal(quantidadeEstatistica, 5)} ${unidadeEstatistica ?? ''}, do item.`
    : unidadeEstatistica
      ? `Em ${unidadeEstatistica}.`
      : 'Na unidade estatística da NCM.';
  return {
    codigo: {
      ...texto('Código do produto'),
      ...(doCatalogo && { ajuda: `Vazio: ${doCatalogo.codigo}, do Catálogo.` }),
    },
    versao: {
      ...texto('Versão do produto', 7),
      ...(doCatalogo && { ajuda: `Vazia: ${doCatalogo.versao}, do Catálogo.` }),
    },
    quantidadeEstatistica: { tipo: 'decimal', rotulo: 'Quantidade estatística', casas: 5, casasMinimas: 0, ajuda },
  };
}

function texto(rotulo: string, maximo?: number): DescricaoDeCampo {
  return { tipo: 'texto', rotulo, ...(maximo !== undefined && { maximo }) };
}
