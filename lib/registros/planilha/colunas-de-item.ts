import { ROTULOS_ITEM } from '#lib/domain/item.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

export const PLANILHA_DE_ITEM: RecursoDePlanilha = {
  titulo: 'Itens',
  chave: ['partNumber'],
  colunas: [
    {
      ...coluna('partNumber', { tipo: 'texto' }, [
        'PN',
        'P/N',
        'Part no',
        'Código do item',
        'Código do produto',
        'Código',
        'Referência',
        'SKU',
      ]),
      obrigatoria: true,
    },
    {
      ...coluna('descricao', { tipo: 'texto' }, [
        'Descrição',
        'Descrição do item',
        'Descrição da mercadoria',
        'Description',
        'Descrição completa',
      ]),
      obrigatoria: true,
    },
    coluna('descricaoResumida', { tipo: 'texto' }, ['Descrição PLI', 'Resumo']),
    { ...coluna('ncm', algarismos(8), ['Código NCM', 'Classificação fiscal', 'NCM/SH', 'HS code']), obrigatoria: true },
    coluna('destaque', algarismos(3), ['Destaque', 'Destaque NCM']),
    {
      ...coluna('unidadeComercializada', { tipo: 'texto' }, [
        'Unidade',
        'UN',
        'Unid',
        'Unidade de medida',
        'UM',
        'Unit',
        'UOM',
        'Unidade comercial',
      ]),
      obrigatoria: true,
    },
    coluna('unidadeEstatistica', { tipo: 'texto' }, ['Unidade de medida estatística']),
    coluna('codigoSuframa', algarismos(11), ['Código Suframa', 'Suframa', 'Insumo Suframa']),
    {
      ...coluna('origem', { tipo: 'opcao', opcoes: { IMPORTADO: 'Importado', NACIONAL: 'Nacional' } }, [
        'Tipo de origem',
        'Procedência',
      ]),
      obrigatoria: true,
    },
    coluna('paisOrigem.codigo', { tipo: 'tabela', tabela: 'Pais' }, ['País de origem', 'País', 'Country of origin']),
    coluna('fornecedorPadrao.id', { tipo: 'fornecedor' }, ['Fornecedor', 'Exportador', 'Supplier', 'Vendor']),
    coluna('fabricantePadrao.id', { tipo: 'fornecedor' }, ['Fabricante', 'Manufacturer', 'Maker']),
    coluna('pesoLiquidoUnitario', decimal(7), [
      'Peso líquido',
      'Peso líquido (kg)',
      'Peso líquido unitário (kg)',
      'Net weight',
    ]),
    coluna('pesoBrutoUnitario', decimal(7), [
      'Peso bruto',
      'Peso bruto (kg)',
      'Peso bruto unitário (kg)',
      'Gross weight',
    ]),
    coluna('valorUnitarioReferencia', decimal(7), ['Valor unitário', 'Preço unitário', 'Preço', 'Unit price', 'VMCV']),
    coluna('moeda.codigo', { tipo: 'tabela', tabela: 'MoedaSiscomex' }, ['Moeda negociada', 'Currency']),
    coluna('naladi', algarismos(8), ['NALADI', 'NALADI SH']),
    coluna('apelidos', { tipo: 'lista' }, ['Apelidos', 'Part numbers alternativos']),
    coluna('observacao', { tipo: 'texto' }, ['Observações', 'Obs', 'Notas']),
  ],
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_ITEM[campo] ?? campo, outrosTitulos, leitor };
}

function algarismos(quantos: number): Leitor {
  return { tipo: 'algarismos', quantos };
}

function decimal(casas: number): Leitor {
  return { tipo: 'decimal', casas };
}
