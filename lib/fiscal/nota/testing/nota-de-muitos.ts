import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { adicaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import type { InsumosDaNota } from '#lib/fiscal/nota/insumos-da-nota.ts';
import { chaveDoItem } from '#lib/fiscal/nota/itens-da-nota.ts';
import { insumosDoVetor } from './insumos-de-teste.ts';

/** Measurements only: what a note of `quantos` items of one adição is made from, of 2025, with an ICMS on each item. */
export function insumosDeMuitos(quantos: number): InsumosDaNota {
  const insumos = insumosDoVetor('NFE-3');
  const itens = Array.from({ length: quantos }, (_, i) => ({
    sequencia: i + 1,
    descricao: `PECA FICTICIA ${i + 1} <A & B>`,
    quantidade: `${i + 1}.50000`,
    unidade: 'PECA',
    valorUnitario: '3.1234567',
  }));
  const regime = { codigo: '5', nome: 'SUSPENSAO' };
  const suspenso = { regime, base: null, aliquota: '10', aliquotaReduzida: null, devido: '12345.67', recolher: '0.00' };
  const adicao = adicaoDeTeste({
    itens,
    valorReais: '123456.78',
    freteReais: '1234.56',
    seguroReais: '12.34',
    tributos: { ii: suspenso, ipi: suspenso, pis: suspenso, cofins: suspenso },
  });
  const declaracao: DeclaracaoImportacao = { ...insumos.declaracao, adicoes: [adicao] };
  const mercadoria = {
    codigo: 'PN-1',
    unidade: 'UN',
    aplicacao: 'INDUSTRIALIZACAO',
    exportador: 'EXP-0001',
    fabricante: 'FAB-0001',
  } as const;
  return {
    ...insumos,
    declaracao,
    mercadorias: new Map(itens.map(({ sequencia }) => [chaveDoItem(adicao.numero, sequencia), mercadoria])),
    emissao: { serie: '1', nNF: '7', cNF: '12345678', dhEmi: '2025-11-16T10:00:00-04:00' },
    cbsIbs: null,
  };
}
