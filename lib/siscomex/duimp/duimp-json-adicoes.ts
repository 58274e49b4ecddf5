import { gerarAdicoes } from '#lib/domain/aduana/declaracao/gerar-adicoes.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import type { ItemLido } from './duimp-json-item.ts';
import { inteiroEm, type Lugar, listaEm, recusa } from './duimp-json-leitura.ts';

/** The items of an adição, and its number of three digits. */
export interface AdicaoDaDuimp {
  numero: string;
  itens: readonly ItemLido[];
}

/** Groups the items into adições: as the file does, or else by the criteria of an adição. */
export function agruparItens(duimp: Lugar, itens: readonly ItemLido[]): AdicaoDaDuimp[] {
  const doArquivo = listaEm(duimp, 'adicoes');
  if (doArquivo.length === 0) return agrupadas(itens);
  const porNumero = new Map(itens.map((item) => [item.id, item]));
  const adicoes = doArquivo.map((adicao, indice) => ({
    numero: String(inteiroEm(adicao, 'numero') ?? indice + 1).padStart(3, '0'),
    itens: numerosDosItens(adicao).flatMap((numero) => porNumero.get(numero) ?? []),
  }));
  recusarIncompletas(adicoes, itens);
  recusarMisturadas(adicoes);
  return adicoes.filter((adicao) => adicao.itens.length > 0);
}

function agrupadas(itens: readonly ItemLido[]): AdicaoDaDuimp[] {
  try {
    return gerarAdicoes(itens, SEM_LIMITE);
  } catch (erro) {
    if (erro instanceof RangeError)
      throw new ArquivoInvalido(`No JSON da DUIMP, sem as adições: ${erro.message}`, 'itens');
    throw erro;
  }
}

/** Each entry is a number, or an object that contains a number. */
function numerosDosItens(adicao: Lugar): string[] {
  return listaEm(adicao, 'itens').map((item) => {
    const numero = ['numeroItem', 'numero']
      .map((nome) => inteiroEm(item, nome))
      .find((numeroLido) => numeroLido !== null);
    const sozinho = typeof item.valor === 'string' ? Number(item.valor) : null;
    const lido = numero ?? sozinho;
    if (lido === null || !Number.isInteger(lido)) throw recusa(item.caminho, 'deveria ser o número de um item');
    return String(lido);
  });
}

/** An item in no adição would be lost, and an item in two would count twice. */
function recusarIncompletas(adicoes: AdicaoDaDuimp[], itens: readonly ItemLido[]): void {
  const vezes = new Map<string, number>();
  for (const { id } of adicoes.flatMap((adicao) => adicao.itens)) vezes.set(id, (vezes.get(id) ?? 0) + 1);
  const fora = itens.find(({ id }) => vezes.get(id) !== 1);
  if (!fora) return;
  const quantas = vezes.has(fora.id) ? 'em mais de uma adição' : 'em nenhuma adição';
  throw new ArquivoInvalido(`No JSON da DUIMP, o item ${fora.id} está ${quantas}.`, 'adicoes');
}

/** All items of an adição share the NCM, because the taxes depend on it. */
function recusarMisturadas(adicoes: AdicaoDaDuimp[]): void {
  const misturada = adicoes.find((adicao) => new Set(adicao.itens.map(({ ncm }) => ncm)).size > 1);
  if (!misturada) return;
  throw new ArquivoInvalido(
    `No JSON da DUIMP, a adição ${misturada.numero} junta itens de NCMs diferentes.`,
    'adicoes',
  );
}

/** An item number of a DUIMP has five digits, so this limit never splits an adição. */
const SEM_LIMITE = 99_999;
