import { z } from 'zod';
import { CONTINUA_DEPOIS_DO_CORTE } from '#lib/domain/telas/meu-dia.ts';
import { ENDERECO } from './endereco.ts';
import { cnpj, data, ieAm, inscricaoSuframa, telefone } from './primitivos.ts';
import { rotulosDe } from './rotulos.ts';
import { email, opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** Registrations of an establishment at the Sefaz and at the Suframa. */
const INSCRICOES = {
  ieAm: opcional(ieAm).meta({ rotulo: 'Inscrição estadual (AM)' }),
  inscricaoSuframa: opcional(inscricaoSuframa).meta({ rotulo: 'Inscrição Suframa' }),
};

/** An establishment under the same CNPJ root. */
const filial = z.strictObject({
  cnpj: cnpj.meta({ rotulo: 'CNPJ', example: '11222333000262' }),
  nome: textoObrigatorio(120, 'Informe o nome da filial.').meta({ rotulo: 'Nome' }),
  ...INSCRICOES,
  /** In one line. */
  endereco: textoOpcional(300).meta({ rotulo: 'Endereço' }),
});

/** The company whose people use Cais. */
export const EMPRESA = {
  razaoSocial: textoObrigatorio(150, 'Informe a razão social.').meta({ rotulo: 'Razão social' }),
  nomeFantasia: textoObrigatorio(120, 'Informe o nome fantasia.').meta({
    rotulo: 'Nome fantasia',
    ajuda: 'O nome no alto do menu de todos.',
  }),
  cnpj: opcional(cnpj).meta({ rotulo: 'CNPJ' }),
  ...INSCRICOES,
  telefone: opcional(telefone).meta({ rotulo: 'Telefone' }),
  email: email.meta({ rotulo: 'E-mail' }),
  ...ENDERECO,
  uf: opcional(z.string().regex(/^[A-Z]{2}$/, 'A UF tem duas letras.')).meta({
    rotulo: 'UF',
    maximo: 2,
    maiusculas: true,
  }),
  /** First day whose registrations have deadlines here; earlier declarations are history. */
  historicoAntesDe: opcional(data).meta({
    rotulo: 'Histórico antes de',
    ajuda: `O que foi registrado antes deste dia conta para estoque, preços e linhagem, e não tem prazo; continuam ${CONTINUA_DEPOIS_DO_CORTE}. Vazio: nada é histórico.`,
  }),
  filiais: z
    .array(filial)
    .max(200)
    .default([])
    .meta({
      rotulo: 'Filiais',
      ajuda: 'O CNPJ de cada uma tem a mesma raiz do da empresa.',
      adicionar: 'Adicionar filial',
      chave: ['cnpj'],
    }),
};

/** Labels of the company, including the logo, which no form fills in. */
export const NOMES_DA_EMPRESA: Readonly<Record<string, string>> = { ...rotulosDe(EMPRESA), logo: 'Logotipo' };
