import { z } from 'zod';
import { colunasDe } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { vigenciaEmOrdem } from './entre-campos.ts';
import { aliquotaInformada, ncm } from './primitivos.ts';
import { DA_REFERENCIA, origem, situacao, vigenciaFim, vigenciaInicio } from './referencia.ts';
import { opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** An NCM code and the days in which its meaning holds. */
export const NCM = {
  codigo: ncm.meta({
    rotulo: 'NCM',
    planilha: ['NCM'],
    coluna: { ordenavel: true, padrao: true, caracteres: 12 },
  }),
  /** Includes the descriptions of the levels above, since "Outros" alone means nothing. */
  descricao: textoObrigatorio(4000, 'Informe a descrição.').meta({
    rotulo: 'Descrição',
    ajuda: 'Com as dos níveis acima, para que “Outros” se entenda.',
    linhas: 3,
    planilha: ['Descrição da NCM', 'Nome'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 50 },
  }),
  unidadeEstatistica: textoOpcional(20).meta({
    rotulo: 'Unidade estatística',
    maiusculas: true,
    planilha: ['Unidade', 'Unidade de medida estatística'],
    coluna: { caracteres: 16 },
  }),
  /** Ad valorem rate of the II in the TEC, per cent; null while unknown. */
  aliquotaII: opcional(aliquotaInformada).meta({
    rotulo: 'Alíquota do II (%)',
    ajuda: 'Ad valorem, da TEC nestes dias. A tabela oficial não a traz: ao importá-la de novo, esta fica.',
    planilha: ['Alíquota do II', 'Alíquota II', 'II', 'II (%)', 'TEC', 'TEC (%)'],
    coluna: { padrao: true, caracteres: 10 },
  }),
  /** Ad valorem rate of the IPI in the TIPI, per cent; null while unknown, as for a good that is not taxed (NT). */
  aliquotaIPI: opcional(aliquotaInformada).meta({
    rotulo: 'Alíquota do IPI (%)',
    ajuda: 'Ad valorem, da TIPI nestes dias. Um “NT” fica em branco. Ao importar de novo a tabela oficial, esta fica.',
    planilha: ['Alíquota do IPI', 'Alíquota IPI', 'IPI', 'IPI (%)', 'TIPI', 'TIPI (%)'],
    coluna: { padrao: true, caracteres: 10 },
  }),
  /** The tables both rates were taken from, with their acts and day. */
  fonteDasAliquotas: textoOpcional(300).meta({
    rotulo: 'Fonte das alíquotas',
    ajuda:
      'De onde vieram, com o ato e o dia: “TEC: Resolução Gecex 272/2021; TIPI: Decreto 11.158/2022; lidas em 28/11/2026”.',
    planilha: ['Fonte da alíquota', 'Fonte das taxas'],
    coluna: { caracteres: 25 },
  }),
  vigenciaInicio,
  vigenciaFim,
  /** The act that introduced the code. */
  ato: textoOpcional(300).meta({
    rotulo: 'Ato',
    ajuda: 'A resolução do Gecex que a trouxe.',
    planilha: ['Ato legal', 'Fonte'],
    coluna: { caracteres: 25 },
  }),
  situacao: situacao.default('CONFIRMAR'),
};

export const contratoDaNcm = contratoDe(NCM, {
  lido: { codigo: z.string(), origem },
  coerencia: [[['vigenciaInicio', 'vigenciaFim'], vigenciaEmOrdem]],
});
export type NcmNova = z.infer<typeof contratoDaNcm.novo>;
export type NcmLida = z.infer<typeof contratoDaNcm.lido>;

export const NCM_COLUNAS = colunasDe<NcmLida>(NCM, { proprias: DA_REFERENCIA });
