import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import {
  identificadorChamado,
  type NomeDeIdentificador,
} from '#lib/domain/identificadores/identificadores-nomeados.ts';
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
  /** Example of the formatted number, shown before the person types. */
  exemplo: string;
  /** Keyboard that a phone shows. */
  teclado: 'numeric' | 'text' | 'tel';
}

/** Identifiers typed with or without punctuation. Each kind is validated, and formatted with its punctuation. */
export const TIPOS_DE_IDENTIFICADOR = {
  chaveNfe: {
    validar: identificadorChamado('chaveNfe').validar,
    formatar: formatarChaveNfe,
    exemplo: '0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000',
    teclado: 'text',
  },
  cnpj: {
    validar: identificadorChamado('cnpj').validar,
    formatar: formatarCnpj,
    exemplo: '12.ABC.345/01DE-35',
    teclado: 'text',
  },
  cpf: {
    validar: identificadorChamado('cpf').validar,
    formatar: formatarCpf,
    exemplo: '000.000.000-00',
    teclado: 'numeric',
  },
  cep: {
    validar: identificadorChamado('cep').validar,
    formatar: formatarCep,
    exemplo: '00000-000',
    teclado: 'numeric',
  },
  cnae: {
    validar: identificadorChamado('cnae').validar,
    formatar: formatarCnae,
    exemplo: '0000-0/00',
    teclado: 'numeric',
  },
  ncm: {
    validar: identificadorChamado('ncm').validar,
    formatar: formatarNcm,
    exemplo: '0000.00.00',
    teclado: 'numeric',
  },
  ieAm: {
    validar: identificadorChamado('ieAm').validar,
    formatar: formatarIeAm,
    exemplo: '00.000.000-0',
    teclado: 'numeric',
  },
  suframa: {
    validar: identificadorChamado('suframa').validar,
    formatar: formatarInscricaoSuframa,
    exemplo: '00.0000.00-0',
    teclado: 'numeric',
  },
  telefone: {
    validar: identificadorChamado('telefone').validar,
    formatar: formatarTelefone,
    exemplo: '(92) 00000-0000',
    teclado: 'tel',
  },
  di: {
    validar: identificadorChamado('di').validar,
    formatar: formatarDI,
    exemplo: '00/0000000-0',
    teclado: 'numeric',
  },
  duimp: {
    validar: identificadorChamado('duimp').validar,
    formatar: formatarDuimp,
    exemplo: '00BR0000000000-0',
    teclado: 'text',
  },
  li: {
    validar: identificadorChamado('li').validar,
    formatar: formatarLi,
    exemplo: '00/0000000-0',
    teclado: 'numeric',
  },
  awb: {
    validar: identificadorChamado('awb').validar,
    formatar: formatarAwb,
    exemplo: '000-00000000',
    teclado: 'numeric',
  },
  conteiner: {
    validar: identificadorChamado('conteiner').validar,
    formatar: formatarConteiner,
    exemplo: 'AAAA 000000-0',
    teclado: 'text',
  },
} as const satisfies Record<NomeDeIdentificador, TipoDeIdentificador>;
