import type { z } from 'zod';
import { CADASTRO_ITEM } from '#app/_screens/configuracoes/itens/item-cadastro.tsx';
import { CADASTRO_COMPRA } from '#app/_screens/dcr/compras-nacionais/compra-cadastro.tsx';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { COLUNAS as COLUNAS_DO_DCR } from '#app/_screens/dcr/processos/componentes/componentes-linhas.ts';
import { COLUNAS_DA_ESTRUTURA } from '#app/_screens/dcr/produtos/estrutura-linhas.ts';
import { FORMULARIO_PEDIDO } from '#app/_screens/importacao/pedidos/pedido-formulario.ts';
import { FORMULARIO_DOS_ITENS } from '#app/_screens/importacao/processos/previsao/itens-formulario.ts';
import { COLUNAS_DOS_ITENS } from '#app/_screens/importacao/processos/previsao/itens-linhas.ts';
import { dcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { pedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import { contratoDeCompraNacional } from '#lib/registros/compra-nacional.ts';
import { contratoDeEstrutura } from '#lib/registros/estrutura.ts';
import { contratoDeItem } from '#lib/registros/item.ts';

/** Every `maximo` that a form or grid gives to a field of this name. */
function maximosDe(descricao: unknown, nome: string): unknown[] {
  if (typeof descricao !== 'object' || descricao === null) return [];
  const desta = 'campo' in descricao && descricao.campo === nome && 'maximo' in descricao ? [descricao.maximo] : [];
  const abaixo = Object.entries(descricao).flatMap(([chave, valor]) => {
    const dele = chave === nome && typeof valor === 'object' && valor !== null && 'maximo' in valor;
    return [...(dele ? [valor.maximo] : []), ...maximosDe(valor, nome)];
  });
  return [...desta, ...abaixo];
}

/** Whether a contract rejects this field for a text of this length. */
function recusa(contrato: z.ZodType, nome: string, tamanho: number, lista: string | null): boolean {
  const linha = { [nome]: 'x'.repeat(tamanho) };
  const { error } = contrato.safeParse(lista === null ? linha : { [lista]: [linha] });
  return (error?.issues ?? []).some(({ path }) => path.at(-1) === nome);
}

test.each<[string, unknown, string, z.ZodType, string | null]>([
  ['item', CADASTRO_ITEM.formulario, 'partNumber', contratoDeItem.novo, null],
  ['national purchase', CADASTRO_COMPRA.formulario, 'partNumber', contratoDeCompraNacional.novo, null],
  ['structure', COLUNAS_DA_ESTRUTURA, 'partNumber', contratoDeEstrutura.novo, 'linhas'],
  ['parent in a structure', COLUNAS_DA_ESTRUTURA, 'subDe', contratoDeEstrutura.novo, 'linhas'],
  ['process', FORMULARIO_DOS_ITENS.campos, 'partNumber', itensDoProcessoNovo, 'itens'],
  ['grid of a process', COLUNAS_DOS_ITENS, 'partNumber', itensDoProcessoNovo, 'itens'],
  ['purchase order', FORMULARIO_PEDIDO.campos, 'partNumber', pedidoNovo, 'itens'],
  ['component of a DCR-E', FORMULARIO_DCR.campos, 'codigo', dcrNovo, 'importados'],
  ['grid of a DCR-E', COLUNAS_DO_DCR.importados, 'codigo', dcrNovo, 'importados'],
  ['parent in a DCR-E', FORMULARIO_DCR.campos, 'pai', dcrNovo, 'subcomponentes'],
])('the part number of a %s is as long in the form as in the contract', (_, forma, nome, contrato, lista) => {
  expect([...new Set(maximosDe(forma, nome))]).toEqual([60]);
  expect([recusa(contrato, nome, 60, lista), recusa(contrato, nome, 61, lista)]).toEqual([false, true]);
});
