import { validarCpf } from '#lib/domain/cpf.ts';
import { NOME_VINCULO_REPRESENTANTE, ROTULOS_REPRESENTANTE, TIPOS_CERTIFICADO } from '#lib/domain/representante.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

export const PLANILHA_DE_REPRESENTANTE: RecursoDePlanilha = {
  titulo: 'Representantes',
  chave: ['cpf'],
  colunas: [
    {
      ...coluna('cpf', { tipo: 'identificador', validar: validarCpf, algarismos: 11 }, ['CPF do representante']),
      obrigatoria: true,
    },
    { ...coluna('nome', { tipo: 'texto' }, ['Representante', 'Nome completo']), obrigatoria: true },
    coluna('cargo', { tipo: 'texto' }, ['Função']),
    {
      ...coluna('vinculo', { tipo: 'opcao', opcoes: NOME_VINCULO_REPRESENTANTE }, ['Tipo', 'Qualidade']),
      obrigatoria: true,
    },
    coluna('ativo', { tipo: 'simNao' }, ['Situação']),
    coluna('procuracaoValidade', { tipo: 'data' }, ['Procuração até', 'Procuração']),
    coluna(
      'certificadoTipo',
      { tipo: 'opcao', opcoes: Object.fromEntries(TIPOS_CERTIFICADO.map((tipo) => [tipo, tipo])) },
      ['Certificado'],
    ),
    coluna('certificadoTitular', { tipo: 'texto' }, ['Titular']),
    coluna('certificadoValidade', { tipo: 'data' }, ['Certificado até']),
    {
      ...coluna('importadores.id', { tipo: 'importadores' }, ['Importador', 'Atua por', 'CNPJ']),
      titulo: 'Importadores',
    },
    coluna('observacao', { tipo: 'texto' }, ['Observações', 'Obs', 'Notas']),
  ],
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_REPRESENTANTE[campo] ?? campo, outrosTitulos, leitor };
}
