import type { z } from 'zod';
import {
  type ItensDoProcessoLidos,
  itensDoProcessoEdicao,
  type itensDoProcessoNovo,
} from '#lib/contracts/processo/itens-do-processo.ts';
import type { LacunaDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { ITEM_DO_PROCESSO } from '#lib/registros/item-do-processo.ts';
import type { ItemRegistrado } from '#lib/siscomex/duimp/duimp-registrada.ts';
import { dosItens, lacuna } from '#lib/siscomex/duimp/lacunas-da-registrada.ts';
import { type NoCadastro, previstoDaRegistrada } from '#lib/siscomex/duimp/previsto-da-registrada.ts';

type Entrada = z.input<typeof itensDoProcessoNovo>;
/** The whole edit of the record of items. */
export type EdicaoDosItens = z.output<typeof itensDoProcessoEdicao>;

/**
 * The plan of a processo as a registered version says it, as an edit of what is there: an item that is there already keeps its id. Null
 * where the plan cannot hold the version as it is registered, with the gaps that say why.
 */
export function previstoInteiro(
  { id, versao }: Pick<ItensDoProcessoLidos, 'id' | 'versao'>,
  { itens, no }: { itens: readonly ItemRegistrado[]; no: NoCadastro },
  idDoNumero: ReadonlyMap<number, string>,
): { edicao: EdicaoDosItens | null; lacunas: LacunaDaDuimp[] } {
  const { previsto, lacunas } = previstoDaRegistrada(itens, no);
  if (!previsto) return { edicao: null, lacunas };
  const numeros = previsto.itens.map(({ numero }) => numero);
  const lida = itensDoProcessoEdicao.safeParse({
    id,
    versao,
    itens: previsto.itens.map(({ numero, ...item }) => ({ ...item, id: idDoNumero.get(numero) ?? null })),
    adicoes: previsto.adicoes,
  } satisfies Entrada & { id: string; versao: number });
  if (lida.success) return { edicao: lida.data, lacunas };
  return { edicao: null, lacunas: naoCabem(lida.error.issues, numeros) };
}

/**
 * The items that are there with what is blank in them as the registered version says it: nothing that was typed changes. Null where
 * nothing is blank that the version could fill.
 */
export function previstoCompletado(
  { id, versao, itens, adicoes }: ItensDoProcessoLidos,
  inteiro: EdicaoDosItens,
  numeroDo: Readonly<Record<string, number>>,
): EdicaoDosItens | null {
  const porNumero = new Map(inteiro.itens.flatMap((item) => (item.id ? [[numeroDo[item.id], item] as const] : [])));
  let mudou = false;
  const completos = itens.map((item) => {
    const itemDaVersao = porNumero.get(numeroDo[item.id]);
    const blanks = BRANCOS.filter((campo) => item[campo] === null && itemDaVersao?.[campo] != null);
    mudou ||= blanks.length > 0;
    return { ...item, ...Object.fromEntries(blanks.map((campo) => [campo, itemDaVersao?.[campo]])) };
  });
  if (!mudou) return null;
  const lida = itensDoProcessoEdicao.safeParse({ id, versao, itens: completos.map(soOsCampos), adicoes });
  return lida.success ? lida.data : null;
}

/** A read item has more than an edit takes. */
function soOsCampos(item: ItensDoProcessoLidos['itens'][number]) {
  return Object.fromEntries(Object.keys(ITEM_DO_PROCESSO).map((campo) => [campo, item[campo as keyof typeof item]]));
}

/** What the record of items refuses, a line a cause. */
function naoCabem(issues: readonly z.core.$ZodIssue[], numeros: readonly number[]): LacunaDaDuimp[] {
  const ditos = issues.map(({ path: [lista, lugar, campo], message }) => {
    const rotulo = ROTULOS.get(String(campo)) ?? null;
    const item = lista === 'itens' && typeof lugar === 'number' ? (numeros[lugar] ?? null) : null;
    return { item, oQue: rotulo ? `${rotulo}: ${message}` : message };
  });
  return [...Map.groupBy(ditos, ({ oQue }) => oQue)].map(([oQue, ditosIguais]) => {
    const itens = [...new Set(ditosIguais.flatMap(({ item }) => item ?? []))];
    const onde = itens.length > 0 ? `${dosItens(itens)}, ` : '';
    const texto = `${onde}o previsto não guarda o que está registrado. ${oQue} Retifique no Portal.`;
    return lacuna('IMPEDE', `nao-cabe-${oQue}`, texto, { onde: 'PORTAL' });
  });
}

const ROTULOS = new Map(
  Object.entries(ITEM_DO_PROCESSO).flatMap(([campo, esquema]) => {
    const rotulo = esquema.meta()?.rotulo;
    return typeof rotulo === 'string' ? [[campo, rotulo] as const] : [];
  }),
);
const BRANCOS = ['fornecedor', 'fabricante', 'paisOrigem', 'aplicacao', 'pesoLiquido', 'adicao'] as const;
