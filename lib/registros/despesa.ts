import { z } from 'zod';
import {
  BASES_RATEIO,
  NOME_BASE_RATEIO,
  NOME_TIPO_DESPESA,
  NOME_TITULAR_DO_PAPEL,
  TIPOS_DESPESA,
  TITULARES_DO_PAPEL,
} from '#lib/domain/aduana/processo/despesa.ts';
import { colunasDe } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { entreCampos, type Recusas } from './entre-campos.ts';
import { data, decimalInformado, dinheiro, id } from './primitivos.ts';
import { opcional, textoOpcional } from './tipos.ts';

/** A cost of a processo besides the taxes of its declaration. */
export const DESPESA = {
  // The dialog of a processo sets it; there is nothing to choose.
  processo: z
    .object({ id: id.meta({ rotulo: 'Processo', obrigatorio: false }) }, 'Escolha o processo.')
    .meta({ rotulo: 'Processo' }),
  tipo: z.enum(TIPOS_DESPESA, 'Escolha o tipo da despesa.').meta({
    rotulo: 'Tipo',
    opcoes: NOME_TIPO_DESPESA,
    comeca: 'AFRMM',
    coluna: { ordenavel: true, padrao: true, caracteres: 22 },
  }),
  descricao: textoOpcional(200).meta({
    rotulo: 'Descrição',
    ajuda: 'Como deve sair na memória do custo.',
    coluna: { padrao: true, caracteres: 25 },
  }),
  data: opcional(data).meta({
    rotulo: 'Data',
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 11 },
  }),
  fornecedorNome: textoOpcional(120).meta({ rotulo: 'Pago a', coluna: { padrao: true, caracteres: 20 } }),
  documentoNumero: textoOpcional(40).meta({
    rotulo: 'Documento',
    ajuda: 'Nota, recibo ou GRU.',
    coluna: { caracteres: 14 },
  }),
  /** Null where nobody has said. */
  emNomeDe: opcional(z.enum(TITULARES_DO_PAPEL)).meta({
    rotulo: 'Papel em nome de',
    ajuda: 'O crédito da CBS e do IBS, e o custo, são de quem o papel nomeia.',
    opcoes: NOME_TITULAR_DO_PAPEL,
    coluna: { caracteres: 16 },
  }),
  /** The base of the rateio among the items. */
  base: z
    .enum(BASES_RATEIO)
    .default('VALOR')
    .meta({
      rotulo: 'Base do rateio',
      ajuda: 'Como a despesa se reparte entre os itens.',
      opcoes: NOME_BASE_RATEIO,
      obrigatorio: true,
      // By weight, to suit AFRMM, which a new despesa begins with.
      comeca: 'PESO',
      coluna: { padrao: true, caracteres: 15 },
    }),
  /** Reais. */
  valor: decimalInformado({ inteiros: 13, casas: 2, positivo: true }).meta({
    rotulo: 'Valor',
    moeda: 'R$',
    coluna: { titulo: 'Valor (R$)', ordenavel: true, padrao: true, noCartao: true, caracteres: 14 },
  }),
  /** Recovered as a credit: paid, but not a cost. */
  recuperavel: z.boolean().default(false).meta({
    rotulo: 'Volta como crédito',
    ajuda: 'Foi paga, mas não é custo.',
    como: 'caixa',
  }),
  integraBaseIcms: z.boolean().default(false).meta({
    rotulo: 'Integra a base do ICMS',
    ajuda: 'AFRMM e capatazia costumam integrar.',
    como: 'caixa',
    // To suit AFRMM, which a new despesa begins with.
    comeca: true,
  }),
};

/** Whether it is in the base of the ICMS goes by its type where nobody says it. */
const NOVA = {
  ...DESPESA,
  integraBaseIcms: DESPESA.integraBaseIcms
    .unwrap()
    .meta(DESPESA.integraBaseIcms.meta() ?? {})
    .optional(),
};

export const contratoDeDespesa = {
  ...contratoDe(DESPESA, {
    lido: { processo: z.object({ id, numero: z.string() }), valor: dinheiro },
    coerencia: [[['tipo', 'descricao'], comNome]],
  }),
  novo: entreCampos(z.strictObject(NOVA), ['tipo', 'descricao'], comNome),
};
export type DespesaNova = z.infer<typeof contratoDeDespesa.novo>;
export type DespesaLida = z.infer<typeof contratoDeDespesa.lido>;

export const DESPESA_COLUNAS = colunasDe<DespesaLida>(DESPESA, {
  primeiras: ['data', 'tipo', 'descricao', 'processo'],
  proprias: [
    {
      campo: 'processo',
      titulo: 'Processo',
      tipo: 'texto',
      ordenavel: true,
      caracteres: 15,
      valor: ({ processo }) => processo.numero,
    },
  ],
});

/** The type `OUTRA` says nothing by itself, so it needs a description. */
function comNome({ tipo, descricao }: { tipo: string; descricao: string | null }, { addIssue }: Recusas): void {
  if (tipo !== 'OUTRA' || descricao !== null) return;
  addIssue({ code: 'custom', path: ['descricao'], message: 'Diga que despesa é.' });
}
