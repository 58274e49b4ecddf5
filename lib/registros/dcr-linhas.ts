import { z } from 'zod';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { DOCUMENTOS_DE_IMPORTADO, MOEDAS_DO_CUSTO } from '#lib/domain/zfm/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { aliquotaInformada, cnpj, data, decimalDe, decimalInformado, id, ncm } from './primitivos.ts';
import { opcional, referenciaOpcional, textoOpcional } from './tipos.ts';

const simNao = z
  .enum(['S', 'N'], 'Informe S ou N.')
  .default('S')
  .meta({ opcoes: { S: 'Sim', N: 'Não' } });

/**
 * A national component (record 2). Sizes are those of the file (layouts/dcre-layout.csv). A text above the file's 80 characters is
 * a finding of the check, not a refusal.
 */
export const NACIONAL_DO_DCR = {
  /** Null on a new line. */
  id: opcional(id),
  /** The item of the cadastro behind the component. */
  item: referenciaOpcional(z.object({ id })),
  codigo: z.string().trim().min(1, 'Informe o código.').max(MAXIMO_PART_NUMBER).meta({ rotulo: 'Código' }),
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(4000).meta({ rotulo: 'Descrição' }),
  unidade: textoOpcional(80).meta({ rotulo: 'Unidade' }),
  ncm: ncm.meta({ rotulo: 'NCM' }),
  quantidade: decimalInformado({ inteiros: 8, casas: 7, positivo: true }).meta({ rotulo: 'Quantidade' }),
  moeda: z
    .enum(MOEDAS_DO_CUSTO, 'Escolha USD ou BRL.')
    .default('USD')
    .meta({ rotulo: 'Moeda', opcoes: { USD: 'US$', BRL: 'R$' } }),
  /** Zero while unknown, which is a finding of the check. */
  preco: decimalInformado({ inteiros: 9, casas: 6 }).meta({ rotulo: 'Preço unitário' }),
  nf: opcional(
    z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{1,${TAMANHOS_DCRE.nf}}$`), `O número da nota tem até ${TAMANHOS_DCRE.nf} algarismos.`),
  ).meta({ rotulo: 'Nota fiscal', maximo: TAMANHOS_DCRE.nf }),
  serie: textoOpcional(TAMANHOS_DCRE.serie).meta({ rotulo: 'Série' }),
  cnpj: opcional(cnpj).meta({ rotulo: 'CNPJ do fornecedor' }),
  ie: textoOpcional(TAMANHOS_DCRE.ie).meta({ rotulo: 'IE do fornecedor' }),
  dataEmissao: opcional(data).meta({ rotulo: 'Emissão' }),
};

/** An imported component (record 4). */
export const IMPORTADO_DO_DCR = {
  ...NACIONAL_DO_DCR,
  documento: z.enum(DOCUMENTOS_DE_IMPORTADO, 'Escolha DI, DUIMP ou NF.').default('DI').meta({ rotulo: 'Documento' }),
  /** The lot in stock behind the cost. When null, the server finds it by declaration, adição and item. */
  lote: referenciaOpcional(z.object({ id })),
  numeroDeclaracao: opcional(
    z.string().regex(/^(\d{10}|[0-9A-Z]{15})$/, 'A DI tem dez algarismos e a DUIMP, quinze caracteres, sem pontuação.'),
  ).meta({ rotulo: 'DI ou DUIMP', maximo: 20 }),
  adicao: opcional(z.number('A adição é um número.').int().min(1).max(999, 'A adição vai até 999.')).meta({
    rotulo: 'Adição',
    maximo: 3,
  }),
  /** Position of the item in the adição, from 1. */
  itemDaAdicao: opcional(z.number('O item é um número.').int().min(1).max(9999)).meta({ rotulo: 'Item', maximo: 4 }),
  /** Null while nobody gave it: zero is a rate. */
  aliquotaII: opcional(aliquotaInformada).meta({ rotulo: 'II (%)' }),
  suspensao: simNao.meta({ rotulo: 'Suspensão' }),
  reduz: simNao.meta({ rotulo: 'Reduz o II' }),
};

/** An imported part of a national component (record 3). */
export const SUBCOMPONENTE_DO_DCR = {
  ...IMPORTADO_DO_DCR,
  /** `codigo` of the national component that contains it. */
  pai: z
    .string()
    .trim()
    .min(1, 'Diga de que componente nacional ele faz parte.')
    .max(MAXIMO_PART_NUMBER)
    .meta({ rotulo: 'Componente nacional' }),
  incluiBC: simNao.meta({ rotulo: 'Entra na base do II' }),
};

/** US$, 6 decimals: the unit cost of a line in the file. It is calculated, never filled in. */
export const CUSTO_DA_LINHA = decimalDe(6).meta({ rotulo: 'Custo unitário (US$)' });
