import type { SampleContent } from '#server/accounts/sample/samples.ts';
import { DEMONSTRACAO } from './pessoa-demonstracao.ts';
import { semearEmpresa } from './semear-empresa.ts';

/** The sample company has the rows of the demonstration, without its log-in and its made-up exchange rates. */
export const EMPRESA_DE_EXEMPLO: SampleContent = {
  empresa: { ...DEMONSTRACAO.empresa, nomeFantasia: 'Empresa de exemplo' },
  preencher: semearEmpresa,
};
