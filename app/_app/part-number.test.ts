import type { z } from 'zod';
import { FORMULARIO_ITEM } from '#app/_screens/configuracoes/itens/item-formulario.ts';
import { FORMULARIO_COMPRA } from '#app/_screens/dcr/compras-nacionais/compra-formulario.ts';
import { CAMPOS_DO_DCR } from '#app/_screens/dcr/processos/campos/dcr-campos.ts';
import { COLUNAS as COLUNAS_DO_DCR } from '#app/_screens/dcr/processos/componentes/componentes-linhas.ts';
import { COLUNAS_DA_ESTRUTURA } from '#app/_screens/dcr/produtos/estrutura-linhas.ts';
import { CAMPOS_DO_PEDIDO } from '#app/_screens/importacao/pedidos/pedido-campos.ts';
import { CAMPOS_DOS_ITENS } from '#app/_screens/importacao/processos/previsao/itens-campos.ts';
import { COLUNAS_DOS_ITENS } from '#app/_screens/importacao/processos/previsao/itens-linhas.ts';
import { compraNacionalNova } from '#lib/contracts/compra-nacional.ts';
import { dcrNovo } from '#lib/contracts/dcr.ts';
import { estruturaNova } from '#lib/contracts/estrutura.ts';
import { itemNovo } from '#lib/contracts/item.ts';
import { itensDoProcessoNovo } from '#lib/contracts/itens-do-processo.ts';
import { pedidoNovo } from '#lib/contracts/pedido.ts';

/** Every `maximo` of a form or a grid that says it of a field called so. */
function maximosDe(descricao: unknown, nome: string): unknown[] {
  if (typeof descricao !== 'object' || descricao === null) return [];
  const desta = 'campo' in descricao && descricao.campo === nome && 'maximo' in descricao ? [descricao.maximo] : [];
  const abaixo = Object.entries(descricao).flatMap(([chave, valor]) => {
    const dele = chave === nome && typeof valor === 'object' && valor !== null && 'maximo' in valor;
    return [...(dele ? [valor.maximo] : []), ...maximosDe(valor, nome)];
  });
  return [...desta, ...abaixo];
}

/** Whether a contract refuses the field itself where its text has so many characters. */
function recusa(contrato: z.ZodType, nome: string, tamanho: number, lista: string | null): boolean {
  const linha = { [nome]: 'x'.repeat(tamanho) };
  const { error } = contrato.safeParse(lista === null ? linha : { [lista]: [linha] });
  return (error?.issues ?? []).some(({ path }) => path.at(-1) === nome);
}

test.each<[string, unknown, string, z.ZodType, string | null]>([
  ['item', FORMULARIO_ITEM, 'partNumber', itemNovo, null],
  ['national purchase', FORMULARIO_COMPRA, 'partNumber', compraNacionalNova, null],
  ['structure', COLUNAS_DA_ESTRUTURA, 'partNumber', estruturaNova, 'linhas'],
  ['parent in a structure', COLUNAS_DA_ESTRUTURA, 'subDe', estruturaNova, 'linhas'],
  ['process', CAMPOS_DOS_ITENS, 'partNumber', itensDoProcessoNovo, 'itens'],
  ['grid of a process', COLUNAS_DOS_ITENS, 'partNumber', itensDoProcessoNovo, 'itens'],
  ['purchase order', CAMPOS_DO_PEDIDO, 'partNumber', pedidoNovo, 'itens'],
  ['component of a DCR-E', CAMPOS_DO_DCR, 'codigo', dcrNovo, 'importados'],
  ['grid of a DCR-E', COLUNAS_DO_DCR.importados, 'codigo', dcrNovo, 'importados'],
  ['parent in a DCR-E', CAMPOS_DO_DCR, 'pai', dcrNovo, 'subcomponentes'],
])('the part number of a %s is as long in the form as in the contract', (_, forma, nome, contrato, lista) => {
  expect([...new Set(maximosDe(forma, nome))]).toEqual([60]);
  expect([recusa(contrato, nome, 60, lista), recusa(contrato, nome, 61, lista)]).toEqual([false, true]);
});
