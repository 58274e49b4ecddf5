import { faltasDaNota } from '#lib/domain/aduana/nota/faltas-da-nota.ts';
import type { FormaDaNota, PerfilDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type {
  FaltaDaNota,
  IdeDaNota,
  ItemDaNota,
  NotaDeImportacao,
  TotalDaNota,
} from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import type { NotaDoProcesso } from '#lib/fiscal/reforma/processo/nota-do-processo.ts';
import { aplicacaoDoItem } from './aplicacao-do-item.ts';
import { destDaNota, emitDaNota, ideDaNota, transpDaNota } from './cabecalho-da-nota.ts';
import { grupoIbsCbs, totalIbsCbs } from './cbs-ibs-da-nota.ts';
import { chaveDaNota } from './chave-da-nota.ts';
import { type CustosDaNota, custosDaNota } from './custos-da-nota.ts';
import { grupoDoIcms } from './icms-da-nota.ts';
import type { InsumosDaNota } from './insumos-da-nota.ts';
import { type ItemDaDeclaracao, itensDaDeclaracao } from './itens-da-nota.ts';
import { diDaNota, prodDaNota } from './produto-da-nota.ts';
import { figurasDoTexto, textoComplementar } from './texto-complementar.ts';
import { totaisDoIcms, valorDoItem } from './total-da-nota.ts';
import { grupoDaContribuicao, grupoDoIi, grupoDoIpi, ondeFalta } from './tributos-da-nota.ts';

/** A note, and what it still lacks: while `faltas` has a line, no XML is written from it. */
export interface NotaMontada {
  nota: NotaDeImportacao;
  faltas: FaltaDaNota[];
  avisos: Aviso[];
}

/**
 * Makes the import NF-e of a declared DI or DUIMP in the importer's shape (layout 4.00; NT 2020.005; NT 2025.002). Declared amounts
 * are used and never reckoned anew; only what no declaration has is calculated: apportionment of costs, ICMS, totals. What is not known
 * is null and named in `faltas`. The items are in the order of adição and sequence, so no figure depends on the order of the file.
 */
export function montarNota(insumos: InsumosDaNota, parametros: readonly Parametro[]): NotaMontada {
  const { declaracao, forma, emissao, cbsIbs } = insumos;
  const faltas: FaltaDaNota[] = [];
  const avisos: Aviso[] = [];
  const declarados = itensDaDeclaracao(declaracao);
  const custos = custosDaNota(insumos, declarados);
  faltas.push(...custos.faltas, ...faltaDaReforma(cbsIbs, emissao.dhEmi));
  const perfis = declarados.map((item, i) => perfilDoItem(item, i, insumos, faltas));
  const contexto = { insumos, parametros, custos, faltas, avisos };
  const itens = declarados.map((item, i) => montarItem(item, i, perfis[i] ?? null, contexto));
  const emit = emitDaNota(insumos.emit);
  const ide: IdeDaNota = ideDaNota(insumos, { emit, natOp: natOpDe(perfis, faltas) });
  const total = totalDaNota(itens, contexto);
  const chave = chaveDaNota(ide, emit.CNPJ);
  const nota: NotaDeImportacao = {
    chave,
    ide: { ...ide, cDV: chave === null ? null : chave.slice(-1) },
    emit,
    dest: destDaNota(insumos.dest),
    itens: itens.map((item) => comVItem(item, insumos)),
    total,
    transp: transpDaNota(insumos),
    pag: {
      tPag: forma.pagamento.tPag,
      xPag: forma.pagamento.xPag ?? undefined,
      vPag: forma.pagamento.tPag === SEM_PAGAMENTO ? '0.00' : total.vNF,
    },
    infCpl: textoComplementar(forma.infCpl, figurasDoTexto(insumos, declarados), faltas),
  };
  return { nota, faltas: faltasDaNota(nota, faltas), avisos };
}

interface Contexto {
  insumos: InsumosDaNota;
  parametros: readonly Parametro[];
  custos: CustosDaNota;
  faltas: FaltaDaNota[];
  avisos: Aviso[];
}

function montarItem(
  declarado: ItemDaDeclaracao,
  i: number,
  perfil: PerfilDaNota | null,
  contexto: Contexto,
): ItemDaNota {
  const { insumos, parametros, custos, faltas, avisos } = contexto;
  const { forma, declaracao } = insumos;
  const mercadoria = insumos.mercadorias.get(declarado.chave) ?? null;
  const vOutro = custos.vOutro[i] ?? null;
  const onde = ondeFalta(faltas, i);
  const grupo = grupoDaReforma(insumos.cbsIbs, declarado);
  const origem = mercadoria?.origem ?? perfil?.origem ?? null;
  const icms = perfil && {
    perfil,
    despesas: custos.noIcms[i] ?? null,
    cbsIbs: grupo,
    uf: insumos.emit.enderEmit.UF,
    dia: declaracao.dataRegistro,
    parametros,
  };
  return {
    nItem: String(i + 1),
    ...prodDaNota(declarado, i, { forma, perfil, mercadoria, vOutro, avisos }),
    DI: diDaNota(declarado, insumos, { mercadoria, afrmm: custos.afrmm?.[i] ?? null }),
    ICMS:
      icms && origem ? grupoDoIcms(declarado, i, icms, { origem, faltas }) : { grupo: null, orig: origem, CST: null },
    IPI: grupoDoIpi(declarado, perfil, onde),
    II: grupoDoIi(declarado, vOutro, forma.ii),
    PIS: grupoDaContribuicao('PIS', declarado, perfil, onde),
    COFINS: grupoDaContribuicao('COFINS', declarado, perfil, onde),
    IBSCBS: grupo ? grupoIbsCbs(grupo) : undefined,
  };
}

function perfilDoItem(item: ItemDaDeclaracao, i: number, insumos: InsumosDaNota, faltas: FaltaDaNota[]) {
  const uso = aplicacaoDoItem(item, insumos.mercadorias.get(item.chave)?.aplicacao ?? null);
  const perfil = uso && insumos.forma.perfis[uso];
  if (perfil) return perfil;
  const mensagem = uso
    ? `A forma da nota não tem o perfil do uso ${uso} (item ${i + 1}): CFOP e tributação.`
    : `Não se sabe para que serve o item ${i + 1} (industrialização, revenda, ativo ou consumo): diga a aplicação dele.`;
  faltas.push({ caminho: `itens.${i}.prod.CFOP`, mensagem }, { caminho: `itens.${i}.ICMS`, mensagem });
  faltas.push(...['IPI', 'PIS', 'COFINS'].map((tributo) => ({ caminho: `itens.${i}.${tributo}`, mensagem })));
  return null;
}

/** A note has one nature of operation, whatever the uses of its items. */
function natOpDe(perfis: readonly (PerfilDaNota | null)[], faltas: FaltaDaNota[]): string | null {
  const [natOp, ...outras] = new Set(perfis.flatMap((perfil) => perfil?.natOp ?? []));
  if (outras.length === 0) return natOp ?? null;
  const mensagem = `Os itens são de naturezas diferentes (${[natOp, ...outras].join('; ')}): uma nota tem uma só.`;
  faltas.push({ caminho: 'ide.natOp', mensagem });
  return null;
}

/** Of 2026 on a note needs the groups of CBS and IBS (LC 214/2025, arts. 343 and 346). */
function faltaDaReforma(cbsIbs: NotaDoProcesso | null, dhEmi: string | null): FaltaDaNota[] {
  if (cbsIbs === null) {
    if (dhEmi !== null && dhEmi < INICIO) return [];
    return [{ caminho: 'total.ibscbs', mensagem: 'Falta o cálculo da CBS e do IBS.' }];
  }
  return cbsIbs.motivo === null ? [] : [{ caminho: 'total.ibscbs', mensagem: cbsIbs.motivo }];
}

function grupoDaReforma(cbsIbs: NotaDoProcesso | null, { adicao, item }: ItemDaDeclaracao) {
  if (cbsIbs === null || cbsIbs.motivo !== null) return null;
  const achado = cbsIbs.itens.find((grupo) => grupo.adicao === adicao.numero && grupo.sequencia === item.sequencia);
  return achado ?? null;
}

function totalDaNota(itens: readonly ItemDaNota[], { insumos, custos }: Contexto): TotalDaNota {
  const { forma, cbsIbs } = insumos;
  const total: TotalDaNota = totaisDoIcms(itens, forma, custos.vOutro.includes(null) ? ['vOutro'] : []);
  if (cbsIbs && cbsIbs.motivo === null) total.ibscbs = totalIbsCbs(cbsIbs.totais);
  if (forma.totaisDaReforma) {
    const partes = itens.map((item) => vItem(item, insumos));
    total.vNFTot = partes.includes(null) ? null : somar(partes).toFixed(2);
  }
  return total;
}

function comVItem(item: ItemDaNota, insumos: InsumosDaNota): ItemDaNota {
  return insumos.forma.totaisDaReforma ? { ...item, vItem: vItem(item, insumos) ?? undefined } : item;
}

/** In 2026 CBS and IBS are not charged, and stay out of the value of the item (LC 214/2025, art. 348). */
function vItem(item: ItemDaNota, { forma, emissao }: { forma: FormaDaNota; emissao: InsumosDaNota['emissao'] }) {
  const valor = valorDoItem(item, forma);
  if (valor === null || emissao.dhEmi === null) return null;
  if (emissao.dhEmi < COBRANCA) return valor;
  return somar([valor, item.IBSCBS?.vIBS ?? null, item.IBSCBS?.vCBS ?? null]).toFixed(2);
}

const INICIO = '2026';
const COBRANCA = '2027';
const SEM_PAGAMENTO = '90';
