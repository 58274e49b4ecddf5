import type { RepresentanteLido } from '#lib/contracts/representante.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { escreverCpf } from '#lib/domain/escrever-identificador.ts';
import { NOME_VINCULO_REPRESENTANTE, primeiroFim } from '#lib/domain/representante.ts';

/** The columns of the list of legal representatives. */
export const REPRESENTANTE_COLUNAS: readonly ColunaDeLista<RepresentanteLido>[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 23 },
  {
    campo: 'cpf',
    titulo: 'CPF',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 15,
    inteira: true,
    valor: ({ cpf }) => escreverCpf(cpf),
  },
  { campo: 'cargo', titulo: 'Cargo', tipo: 'texto', ordenavel: true, caracteres: 16 },
  {
    campo: 'vinculo',
    titulo: 'Vínculo',
    tipo: 'opcao',
    opcoes: NOME_VINCULO_REPRESENTANTE,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 20,
  },
  {
    campo: 'validade',
    titulo: 'Vale até',
    tipo: 'data',
    padrao: true,
    noCartao: true,
    caracteres: 18,
    valor: primeiroFim,
  },
  {
    campo: 'procuracaoValidade',
    titulo: 'Procuração até',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    caracteres: 13,
  },
  {
    campo: 'certificadoValidade',
    titulo: 'Certificado até',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    caracteres: 13,
  },
  { campo: 'certificadoTipo', titulo: 'Certificado', tipo: 'texto', caracteres: 11 },
  { campo: 'certificadoTitular', titulo: 'Titular do certificado', tipo: 'texto', caracteres: 22 },
  {
    campo: 'importadores',
    titulo: 'Importadores',
    tipo: 'texto',
    padrao: true,
    noCartao: true,
    caracteres: 22,
    valor: ({ importadores }) => importadores.map(({ razaoSocial }) => razaoSocial).join('; '),
  },
  {
    campo: 'ativo',
    titulo: 'Ativo',
    tipo: 'opcao',
    opcoes: { S: 'Sim', N: 'Não' },
    ordenavel: true,
    caracteres: 9,
    valor: ({ ativo }) => (ativo ? 'S' : 'N'),
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, caracteres: 15 },
];
