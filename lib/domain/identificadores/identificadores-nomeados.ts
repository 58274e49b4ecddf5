import { validarAwb } from './awb.ts';
import { validarCep } from './cep.ts';
import { validarChaveNfe } from './chave-nfe.ts';
import { validarCnae } from './cnae.ts';
import { validarCnpj } from './cnpj.ts';
import { validarConteiner } from './conteiner.ts';
import { validarCpf } from './cpf.ts';
import { validarDi } from './digito-di.ts';
import { validarDuimp } from './duimp.ts';
import {
  escreverCnae,
  escreverCnpj,
  escreverCpf,
  escreverIeAm,
  escreverInscricaoSuframa,
} from './escrever-identificador.ts';
import type { Validador } from './identificador.ts';
import { validarIeAm } from './ie-am.ts';
import { validarInscricaoSuframa } from './inscricao-suframa.ts';
import { validarLi } from './li.ts';
import { validarNcm } from './ncm.ts';
import { validarTelefone } from './telefone.ts';

interface Identificador {
  validar: Validador;
  /** Printed form in a list; without it the list prints the stored value. */
  escrever?: (valor: string) => string;
  /** Length in digits, if leading zeros count: a spreadsheet that reads the identifier as a number drops them. */
  algarismos?: number;
}

/** Identifiers a field may hold, by the name used in the field's description. */
const IDENTIFICADORES = {
  chaveNfe: { validar: validarChaveNfe },
  cnpj: { validar: validarCnpj, escrever: escreverCnpj, algarismos: 14 },
  cpf: { validar: validarCpf, escrever: escreverCpf, algarismos: 11 },
  cep: { validar: validarCep, algarismos: 8 },
  cnae: { validar: validarCnae, escrever: escreverCnae, algarismos: 7 },
  ncm: { validar: validarNcm, algarismos: 8 },
  ieAm: { validar: validarIeAm, escrever: escreverIeAm, algarismos: 9 },
  suframa: { validar: validarInscricaoSuframa, escrever: escreverInscricaoSuframa, algarismos: 9 },
  telefone: { validar: validarTelefone },
  di: { validar: validarDi },
  duimp: { validar: validarDuimp },
  li: { validar: validarLi },
  awb: { validar: validarAwb },
  conteiner: { validar: validarConteiner },
} as const satisfies Record<string, Identificador>;

export type NomeDeIdentificador = keyof typeof IDENTIFICADORES;

export function identificadorChamado(nome: NomeDeIdentificador): Identificador {
  return IDENTIFICADORES[nome];
}
