import type { ItemDaNota } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { atributo, type Elemento, nomesDosFilhos } from '#lib/siscomex/xml/xml-documento.ts';
import { codigoDe, DECIMAL, DINHEIRO, type Leitor, leitorDe } from './nfe-xml-leitor.ts';

/** Reads a `<det>` of a nota. */
export function lerItem(det: Elemento): ItemDaNota {
  const nItem = numeroDoItem(det);
  const item = leitorDe(det, ` do item ${nItem} da nota`);
  const produto = item.grupo('prod');
  const imposto = item.grupo('imposto');
  return {
    nItem,
    codigo: produto.texto('cProd'),
    descricao: produto.texto('xProd'),
    ncm: produto.ler('NCM', codigoDe(/^(\d{8}|\d{2})$/, 'não é uma NCM de oito algarismos')),
    cfop: produto.ler('CFOP', codigoDe(/^\d{4}$/, 'não é um CFOP de quatro algarismos')),
    unidade: produto.texto('uCom'),
    quantidade: produto.ler('qCom', DECIMAL),
    valorUnitario: produto.ler('vUnCom', DECIMAL),
    valorTotal: produto.ler('vProd', DINHEIRO),
    origem: origem(imposto.grupoOuNada('ICMS')),
    unidadeTributavel: produto.texto('uTrib'),
    quantidadeTributavel: produto.ler('qTrib', DECIMAL),
    ipi: imposto.grupoOuNada('IPI')?.grupoOuNada('IPITrib')?.interpretar('vIPI', DINHEIRO) ?? null,
    numeroPedido: produto.textoOuNulo('xPed'),
    infAdProd: item.textoOuNulo('infAdProd'),
  };
}

export function numeroDoItem(det: Elemento): number {
  const nItem = atributo(det, 'nItem') ?? '';
  if (!/^[1-9]\d{0,2}$/.test(nItem)) {
    throw new ArquivoXmlInvalido('CODIGO_INVALIDO', 'A nota tem um item sem número.', 'nItem');
  }
  return Number(nItem);
}

/**
 * The group inside ICMS has the name of the tax situation: `ICMS00`, `ICMS40`, `ICMSSN101`. All of them give the origin in the same
 * way.
 */
function origem(icms: Leitor | null): string | null {
  if (icms === null) return null;
  for (const nome of nomesDosFilhos(icms.elemento)) {
    const dita = icms.grupoOuNada(nome)?.interpretar('orig', codigoDe(/^[0-8]$/, 'não é uma origem de 0 a 8'));
    if (dita) return dita;
  }
  return null;
}
