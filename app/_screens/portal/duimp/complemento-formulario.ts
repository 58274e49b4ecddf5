import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { camposDe } from '#components/form/fields/campos-de.ts';
import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { type DuimpDoProcesso, duimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import {
  DUIMP_COMPLEMENTO,
  FUNDAMENTO_NA_DUIMP,
  OPERADOR_NA_DUIMP,
  PRODUTO_NA_DUIMP,
} from '#lib/portal/registros/duimp-complemento.ts';
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
      ...camposDe(DUIMP_COMPLEMENTO),
      operadores: grupo('Operadores estrangeiros', operadores, ({ id, ...operador }) => [
        id,
        nomeDoOperador(operador),
        camposDe(OPERADOR_NA_DUIMP),
      ]),
      produtos: grupo('Produtos', itens, (item) => [item.id, nomeDoItem(item), camposDoProduto(item)]),
      fundamentos: grupo('Fundamentos legais', fundamentos, (fundamento) => [
        chaveDoFundamento(fundamento),
        nomeDoFundamento(fundamento),
        camposDe(FUNDAMENTO_NA_DUIMP),
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
  const campos = lugares.map(doLugar).map(([chave, nome, doRegistro]): [string, DescricaoDeCampo] => {
    const nomeados = Object.entries(doRegistro).map(([qual, campo]) => [
      qual,
      { ...campo, rotulo: `${nome}: ${campo.rotulo}` },
    ]);
    return [chave, { tipo: 'grupo', rotulo: nome, campos: Object.fromEntries(nomeados) }];
  });
  return { tipo: 'grupo', rotulo, campos: Object.fromEntries(campos) };
}

/** An empty field goes as the catalogue and the item have it, which its help says. */
function camposDoProduto({
  catalogo,
  quantidadeEstatistica,
  unidadeEstatistica,
}: DuimpDoProcesso['itens'][number]): Campos {
  const { codigo, versao, quantidadeEstatistica: quantidade } = camposDe(PRODUTO_NA_DUIMP);
  const doCatalogo = catalogo?.codigo ? catalogo : null;
  const ajuda = quantidadeEstatistica
    ? `Vazia: ${formatarDecimal(quantidadeEstatistica, 5)} ${unidadeEstatistica ?? ''}, do item.`
    : unidadeEstatistica
      ? `Em ${unidadeEstatistica}.`
      : 'Na unidade estatística da NCM.';
  return {
    codigo: doCatalogo ? { ...codigo, ajuda: `Vazio: ${doCatalogo.codigo}, do Catálogo.` } : codigo,
    versao: doCatalogo ? { ...versao, ajuda: `Vazia: ${doCatalogo.versao}, do Catálogo.` } : versao,
    quantidadeEstatistica: { ...quantidade, ajuda },
  };
}
