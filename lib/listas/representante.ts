import type { RepresentanteLido } from '#lib/contracts/representante.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { escreverCpf } from '#lib/domain/escrever-identificador.ts';
import { NOME_VINCULO_REPRESENTANTE, primeiroFim } from '#lib/domain/representante.ts';

/** The columns of the list of legal representatives. */
export const REPRESENTANTE_COLUNAS: readonly ColunaDeLista<RepresentanteLido>[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, largura: 205 },
  {
    campo: 'cpf',
    titulo: 'CPF',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 138,
    inteira: true,
    valor: ({ cpf }) => escreverCpf(cpf),
  },
  { campo: 'cargo', titulo: 'Cargo', tipo: 'texto', ordenavel: true, largura: 150 },
  {
    campo: 'vinculo',
    titulo: 'Vínculo',
    tipo: 'opcao',
    opcoes: NOME_VINCULO_REPRESENTANTE,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 180,
  },
  {
    campo: 'validade',
    titulo: 'Vale até',
    tipo: 'data',
    padrao: true,
    noCartao: true,
    largura: 165,
    valor: primeiroFim,
  },
  {
    campo: 'procuracaoValidade',
    titulo: 'Procuração até',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    largura: 122,
  },
  {
    campo: 'certificadoValidade',
    titulo: 'Certificado até',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    largura: 125,
  },
  { campo: 'certificadoTipo', titulo: 'Certificado', tipo: 'texto', largura: 110 },
  { campo: 'certificadoTitular', titulo: 'Titular do certificado', tipo: 'texto', largura: 200 },
  {
    campo: 'importadores',
    titulo: 'Importadores',
    tipo: 'texto',
    padrao: true,
    noCartao: true,
    largura: 200,
    valor: ({ importadores }) => importadores.map(({ razaoSocial }) => razaoSocial).join('; '),
  },
  {
    campo: 'ativo',
    titulo: 'Ativo',
    tipo: 'opcao',
    opcoes: { S: 'Sim', N: 'Não' },
    ordenavel: true,
    largura: 95,
    valor: ({ ativo }) => (ativo ? 'S' : 'N'),
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, largura: 140 },
];
