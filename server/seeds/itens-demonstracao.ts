import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { contratoDeItem, type ItemNovo } from '#lib/registros/item.ts';
import { FORNECEDORES, PRODUTOS } from './catalogo-ficticio.ts';
import { itensNacionaisDeDemonstracao } from './nacionais-demonstracao.ts';
import { type Sorteio, sorteio } from './sorteio.ts';

/**
 * The items of the demonstration: those of the declarations, by the part number at the end of each description; those bought in the
 * country; and others of the same goods, up to `quantos`. `idDe` maps the name of a supplier to its record.
 */
export function itensDeDemonstracao(
  declaracoes: readonly DeclaracaoImportacao[],
  idDe: ReadonlyMap<string, string>,
  quantos = 300,
): ItemNovo[] {
  const acaso = sorteio(2026);
  const itens = new Map<string, ItemNovo>();
  const guardar = (item: ItemNovo) => itens.set(item.partNumber, item);
  for (const adicao of declaracoes.flatMap(({ adicoes }) => adicoes)) {
    for (const declarado of adicao.itens) guardar(itemDeclarado(declarado, adicao, idDe, acaso));
  }
  for (const nacional of itensNacionaisDeDemonstracao()) guardar(nacional);
  while (itens.size < quantos) guardar(itemSorteado(idDe, acaso));
  return [...itens.values()];
}

function itemDeclarado(
  { descricao, unidade, valorUnitario }: ItemDeclarado,
  { ncm, unidadeEstatistica, fornecedor, fabricante, paisOrigem, moeda }: AdicaoDeclarada,
  idDe: ReadonlyMap<string, string>,
  acaso: Sorteio,
): ItemNovo {
  const numero = descricao.match(/\d+$/)?.[0];
  return contratoDeItem.novo.parse({
    partNumber: `FICTICIO ${numero}`,
    descricao,
    descricaoResumida: descricao.split('\n')[0],
    ncm,
    // Some are still to be classified.
    cClassTrib: Number(numero) % 2 === 0 ? '550019' : null,
    unidadeComercializada: unidade ?? 'PECA',
    unidadeEstatistica,
    origem: 'IMPORTADO',
    paisOrigem,
    fornecedorPadrao: apontado(idDe.get(fornecedor ?? '')),
    fabricantePadrao: apontado(idDe.get(fabricante ?? '')),
    ...pesos(ncm, acaso),
    valorUnitarioReferencia: valorUnitario,
    moeda,
  });
}

function itemSorteado(idDe: ReadonlyMap<string, string>, acaso: Sorteio): ItemNovo {
  const produto = acaso.um(PRODUTOS);
  const { fornecedor, fabricante, pais } = acaso.um(FORNECEDORES);
  const numero = acaso.inteiro(10_000, 99_999);
  const descricao = `${acaso.um(produto.descricoes)}, MODELO FX-${acaso.inteiro(100, 999)}`;
  return contratoDeItem.novo.parse({
    partNumber: `FICTICIO ${numero}`,
    descricao: `${descricao}\nPART NUMBER FICTICIO ${numero}`,
    descricaoResumida: descricao,
    ncm: produto.ncm,
    unidadeComercializada: 'PECA',
    unidadeEstatistica: produto.unidadeEstatistica,
    origem: 'IMPORTADO',
    paisOrigem: pais,
    fornecedorPadrao: apontado(idDe.get(fornecedor)),
    fabricantePadrao: apontado(idDe.get(fabricante)),
    ...pesos(produto.ncm, acaso),
    valorUnitarioReferencia: new Exato(acaso.inteiro(...produto.preco)).div(10_000).toFixed(7),
    moeda: { codigo: '220' },
  });
}

/** The weight of one piece in kilograms; the packing weighs a twentieth. */
function pesos(ncm: string, acaso: Sorteio) {
  const gramas = PRODUTOS.find((produto) => produto.ncm === ncm)?.gramas ?? [100, 100];
  const liquido = new Exato(acaso.inteiro(...gramas)).div(1000);
  return { pesoLiquidoUnitario: liquido.toFixed(7), pesoBrutoUnitario: liquido.times('1.05').toFixed(7) };
}

const apontado = (id: string | undefined) => (id === undefined ? null : { id });
