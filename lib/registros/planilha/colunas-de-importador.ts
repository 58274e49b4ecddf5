import { validarCep } from '#lib/domain/cep.ts';
import { validarCnae } from '#lib/domain/cnae.ts';
import { validarCnpj } from '#lib/domain/cnpj.ts';
import { validarIeAm } from '#lib/domain/ie-am.ts';
import {
  BASES_DE_CUSTO,
  NOME_ARREDONDAMENTO_CRA,
  NOME_SETOR,
  NOME_SITUACAO_SUFRAMA,
  ROTULOS_IMPORTADOR,
} from '#lib/domain/importador.ts';
import { validarInscricaoSuframa } from '#lib/domain/inscricao-suframa.ts';
import { UFS } from '#lib/domain/uf.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

export const PLANILHA_DE_IMPORTADOR: RecursoDePlanilha = {
  titulo: 'Importadores',
  chave: ['cnpj'],
  deFora: 'Contatos e resoluções CAS não vêm por planilha: ficam como estão e se preenchem na tela do importador.',
  colunas: [
    obrigatoria(
      coluna('cnpj', { tipo: 'identificador', validar: validarCnpj, algarismos: 14 }, ['CNPJ do importador']),
    ),
    obrigatoria(texto('razaoSocial', ['Nome', 'Nome empresarial', 'Importador', 'Empresa'])),
    texto('nomeFantasia', ['Fantasia']),
    coluna('inscricaoEstadual', { tipo: 'identificador', validar: validarIeAm, algarismos: 9 }, [
      'IE',
      'IE (AM)',
      'Inscrição estadual',
    ]),
    coluna('cnae', { tipo: 'identificador', validar: validarCnae, algarismos: 7 }, ['CNAE']),
    obrigatoria(coluna('setor', opcao(NOME_SETOR), ['Ramo'])),
    coluna('inscricaoSuframa', { tipo: 'identificador', validar: validarInscricaoSuframa, algarismos: 9 }, [
      'Suframa',
      'Inscrição na Suframa',
    ]),
    obrigatoria(coluna('situacaoSuframa', opcao(NOME_SITUACAO_SUFRAMA), ['Situação Suframa', 'Situação cadastral'])),
    coluna('validadeSuframa', { tipo: 'data' }, ['Validade Suframa', 'Validade']),
    coluna('cep', { tipo: 'identificador', validar: validarCep, algarismos: 8 }, ['Código postal']),
    texto('logradouro', ['Endereço', 'Rua']),
    texto('numero', ['Nº', 'Num']),
    texto('complemento', []),
    texto('bairro', []),
    texto('municipio', ['Cidade']),
    coluna('uf', opcao(iguais(UFS)), ['Estado']),
    texto('email', ['Email', 'Correio eletrônico']),
    coluna('banco', { tipo: 'algarismos', quantos: 3 }, ['Código do banco']),
    texto('agencia', []),
    texto('conta', ['Conta']),
    coluna('dciMensal', { tipo: 'simNao' }, ['DCI mensal']),
    texto('dciAdeNumero', ['ADE', 'Número do ADE']),
    coluna('dciAdeData', { tipo: 'data' }, []),
    coluna('arredondamentoCra', opcao(NOME_ARREDONDAMENTO_CRA), ['Arredondamento']),
    coluna('baseCusto', opcao(iguais(BASES_DE_CUSTO)), []),
    texto('observacao', ['Observações', 'Obs', 'Notas']),
  ],
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_IMPORTADOR[campo] ?? campo, outrosTitulos, leitor };
}

function obrigatoria(coluna: ColunaDePlanilha): ColunaDePlanilha {
  return { ...coluna, obrigatoria: true };
}

function texto(campo: string, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return coluna(campo, { tipo: 'texto' }, outrosTitulos);
}

function opcao(opcoes: Readonly<Record<string, string>>): Leitor {
  return { tipo: 'opcao', opcoes };
}

function iguais(codigos: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(codigos.map((codigo) => [codigo, codigo]));
}
