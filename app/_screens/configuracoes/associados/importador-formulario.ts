import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type ImportadorLido, type ImportadorNovo, importador, importadorNovo } from '#lib/contracts/importador.ts';
import { CAMPOS_DO_IMPORTADOR } from './importador-campos.ts';

export const FORMULARIO_IMPORTADOR: DefinicaoDeFormulario<ImportadorNovo, ImportadorLido> = {
  recurso: 'Importador',
  // The grid offers a line to write in below the last: left empty it is no resolution.
  esquema: z.preprocess(semLinhasVaziasNoFim, importadorNovo) as z.ZodType<ImportadorNovo>,
  contrato: importador,
  valoresDe: ({ id: _, versao: __, alteradoEm: ___, alteradoPor: ____, excluidoEm: _____, ...valores }) => valores,
  campos: CAMPOS_DO_IMPORTADOR,
};

export const IMPORTADOR_EM_BRANCO: ImportadorNovo = {
  razaoSocial: '',
  nomeFantasia: null,
  cnpj: '',
  inscricaoEstadual: null,
  cnae: null,
  setor: '1',
  inscricaoSuframa: null,
  situacaoSuframa: 'ATIVA',
  validadeSuframa: null,
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  municipio: 'Manaus',
  uf: 'AM',
  email: null,
  contatos: [],
  banco: null,
  agencia: null,
  conta: null,
  dciMensal: false,
  dciAdeNumero: null,
  dciAdeData: null,
  resolucoes: [],
  arredondamentoCra: 'MEIO_PARA_CIMA',
  baseCusto: 'FOB',
  observacao: null,
};

function semLinhasVaziasNoFim(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('resolucoes' in valores)) return valores;
  const resolucoes = valores.resolucoes as Record<string, unknown>[];
  const ultima = resolucoes.findLastIndex((linha) =>
    Object.values(linha).some((valor) => valor !== null && valor !== ''),
  );
  return { ...valores, resolucoes: resolucoes.slice(0, ultima + 1) };
}
