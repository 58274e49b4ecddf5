import { z } from 'zod';
import { TABELAS, type TabelaDeReferencia, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { situacao } from './referencia.ts';
import { textoObrigatorio, textoOpcional } from './tipos.ts';

/** A row of a reference table. All tables have the same fields; each has its own form of code. */
export function linhaDaTabela(qual: TabelaSimples) {
  const { codigo, motivo, algarismos, sigla }: TabelaDeReferencia = TABELAS[qual];
  const sobreASigla = {
    rotulo: 'Sigla',
    ajuda: sigla?.motivo ?? 'Esta tabela não tem siglas.',
    maximo: 6,
    coluna: { ordenavel: true, padrao: true, caracteres: 9 },
  } as const;
  return {
    codigo: z
      .string()
      .trim()
      .regex(codigo, motivo)
      .meta({
        rotulo: 'Código',
        maiusculas: true,
        maximo: 20,
        ...(algarismos !== undefined && { algarismos }),
        planilha: ['Cód', 'Código Siscomex', 'Incoterm'],
        coluna: { ordenavel: true, padrao: true, caracteres: 12 },
      }),
    nome: textoObrigatorio(300, 'Informe o nome.').meta({
      rotulo: 'Nome',
      planilha: ['Descrição', 'Denominação'],
      coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 38 },
    }),
    sigla: sigla
      ? z
          .string()
          .regex(sigla.forma, sigla.motivo)
          .nullable()
          .default(null)
          .meta({ ...sobreASigla, planilha: ['ISO', 'Código ISO', 'Abreviatura'] })
      : z.null().default(null).meta(sobreASigla),
    /** Where the company has the row from. */
    fonte: textoOpcional(300).meta({
      rotulo: 'Fonte',
      ajuda: 'De onde a empresa o tem.',
      planilha: ['Ato', 'Base legal'],
      coluna: { padrao: true, caracteres: 28 },
    }),
    situacao: situacao.default('CONFIRMAR'),
  };
}
