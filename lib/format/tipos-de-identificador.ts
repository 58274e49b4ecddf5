import { validarAwb } from '#lib/domain/awb.ts';
import { validarCep } from '#lib/domain/cep.ts';
import { validarChaveNfe } from '#lib/domain/chave-nfe.ts';
import { validarCnae } from '#lib/domain/cnae.ts';
import { validarCnpj } from '#lib/domain/cnpj.ts';
import { validarConteiner } from '#lib/domain/conteiner.ts';
import { validarCpf } from '#lib/domain/cpf.ts';
import { validarDi } from '#lib/domain/digito-di.ts';
import { validarDuimp } from '#lib/domain/duimp.ts';
import type { Validador } from '#lib/domain/identificador.ts';
import type { NomeDeIdentificador } from '#lib/domain/identificadores-nomeados.ts';
import { validarIeAm } from '#lib/domain/ie-am.ts';
import { validarInscricaoSuframa } from '#lib/domain/inscricao-suframa.ts';
import { validarLi } from '#lib/domain/li.ts';
import { validarNcm } from '#lib/domain/ncm.ts';
import { validarTelefone } from '#lib/domain/telefone.ts';
import {
  formatarAwb,
  formatarCep,
  formatarChaveNfe,
  formatarCnae,
  formatarCnpj,
  formatarConteiner,
  formatarCpf,
  formatarDI,
  formatarDuimp,
  formatarIeAm,
  formatarInscricaoSuframa,
  formatarLi,
  formatarNcm,
  formatarTelefone,
} from './identificadores.ts';

export interface TipoDeIdentificador {
  validar: Validador;
  formatar: (valor: string) => string;
  /** How it looks when it is written out, for who begins to type. */
  exemplo: string;
  /** Which keys a phone offers. */
  teclado: 'numeric' | 'text' | 'tel';
}

/** What is typed with or without its punctuation, checked, and written out with it. */
export const TIPOS_DE_IDENTIFICADOR = {
  chaveNfe: {
    validar: validarChaveNfe,
    formatar: formatarChaveNfe,
    exemplo: '0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000',
    teclado: 'text',
  },
  cnpj: { validar: validarCnpj, formatar: formatarCnpj, exemplo: '12.ABC.345/01DE-35', teclado: 'text' },
  cpf: { validar: validarCpf, formatar: formatarCpf, exemplo: '000.000.000-00', teclado: 'numeric' },
  cep: { validar: validarCep, formatar: formatarCep, exemplo: '00000-000', teclado: 'numeric' },
  cnae: { validar: validarCnae, formatar: formatarCnae, exemplo: '0000-0/00', teclado: 'numeric' },
  ncm: { validar: validarNcm, formatar: formatarNcm, exemplo: '0000.00.00', teclado: 'numeric' },
  ieAm: { validar: validarIeAm, formatar: formatarIeAm, exemplo: '00.000.000-0', teclado: 'numeric' },
  suframa: {
    validar: validarInscricaoSuframa,
    formatar: formatarInscricaoSuframa,
    exemplo: '00.0000.00-0',
    teclado: 'numeric',
  },
  telefone: { validar: validarTelefone, formatar: formatarTelefone, exemplo: '(92) 00000-0000', teclado: 'tel' },
  di: { validar: validarDi, formatar: formatarDI, exemplo: '00/0000000-0', teclado: 'numeric' },
  duimp: { validar: validarDuimp, formatar: formatarDuimp, exemplo: '00BR0000000000-0', teclado: 'text' },
  li: { validar: validarLi, formatar: formatarLi, exemplo: '00/0000000-0', teclado: 'numeric' },
  awb: { validar: validarAwb, formatar: formatarAwb, exemplo: '000-00000000', teclado: 'numeric' },
  conteiner: { validar: validarConteiner, formatar: formatarConteiner, exemplo: 'AAAA 000000-0', teclado: 'text' },
} as const satisfies Record<NomeDeIdentificador, TipoDeIdentificador>;
