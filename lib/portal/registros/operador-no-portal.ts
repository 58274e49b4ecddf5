import { z } from 'zod';
import { LIMITES_DO_OPERADOR } from '#lib/portal/domain/operador-no-portal.ts';
import { email, formaOpcional, textoOpcional } from '#lib/registros/tipos.ts';

const exigido = (maximo: number, falta: string) => z.string().trim().min(1, falta).max(maximo);

/** What a foreign operator of the Portal says (`OperadorEstrangeiroRequestIntegracaoDTO`). */
export const OPERADOR_NO_PORTAL = {
  nome: exigido(LIMITES_DO_OPERADOR.nome, 'Informe o nome.').meta({ rotulo: 'Nome' }),
  tin: textoOpcional(LIMITES_DO_OPERADOR.tin).meta({
    rotulo: 'Identificação fiscal (TIN)',
    ajuda: 'O número com que o país dele o tributa, até 35 caracteres.',
  }),
  codigoPais: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A sigla ISO do país tem duas letras, como CN.')
    .meta({ rotulo: 'País (ISO)', ajuda: 'A sigla ISO 3166, de duas letras.', maiusculas: true, maximo: 2 }),
  logradouro: exigido(LIMITES_DO_OPERADOR.logradouro, 'Informe o logradouro.').meta({
    rotulo: 'Logradouro',
    ajuda: 'Rua, número e complemento, até 70 caracteres.',
  }),
  nomeCidade: exigido(LIMITES_DO_OPERADOR.nomeCidade, 'Informe a cidade.').meta({ rotulo: 'Cidade' }),
  codigoSubdivisaoPais: formaOpcional(
    /^[A-Z]{2}-[A-Z0-9]{1,3}$/,
    'O código ISO 3166-2 tem a sigla do país e a da subdivisão, como CN-GD.',
  ).meta({
    rotulo: 'Subdivisão (ISO)',
    ajuda: 'Estado ou província pelo código ISO 3166-2, como CN-GD.',
    maiusculas: true,
    maximo: LIMITES_DO_OPERADOR.codigoSubdivisaoPais,
  }),
  cep: textoOpcional(LIMITES_DO_OPERADOR.cep).meta({ rotulo: 'Código postal' }),
  email: email.meta({ rotulo: 'E-mail', ajuda: 'Até 70 caracteres.' }),
  codigoInterno: exigido(LIMITES_DO_OPERADOR.codigoInterno, 'Informe o código interno.').meta({
    rotulo: 'Código interno',
    ajuda: 'Por ele o Cais reconhece o operador no Portal: não se repete.',
  }),
  identificacoesAdicionais: z
    .array(
      z.strictObject({
        codigo: exigido(LIMITES_DO_OPERADOR.agencia, 'Informe o código da agência.').meta({
          rotulo: 'Código da agência',
          ajuda: 'Da lista UN/EDIFACT 3055.',
        }),
        numero: exigido(LIMITES_DO_OPERADOR.numero, 'Informe o número.').meta({ rotulo: 'Número' }),
      }),
    )
    .max(100)
    .default([])
    .meta({
      rotulo: 'Identificações em agências internacionais',
      adicionar: 'Adicionar identificação',
      chave: ['codigo', 'numero'],
    }),
};
