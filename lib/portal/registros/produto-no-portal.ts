import { z } from 'zod';
import {
  LIMITES_DO_PRODUTO,
  MODALIDADES_DO_PRODUTO,
  NOME_MODALIDADE_DO_PRODUTO,
} from '#lib/portal/domain/produto-no-portal.ts';
import { ncm } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';

const codigoDoAtributo = z.string().min(1).max(25);
/** The Portal has the last word on lengths: a value too long for it is kept, and said at its field. */
const valor = z.string().max(4000);

/** What a product of the Portal's catalogue says (`ProdutoIntegracaoRequestDTO`). */
export const PRODUTO_NO_PORTAL = {
  denominacao: z
    .string()
    .trim()
    .min(1, 'Informe a denominação.')
    .max(LIMITES_DO_PRODUTO.denominacao)
    .meta({ rotulo: 'Denominação', ajuda: 'O nome do produto no Catálogo, até 120 caracteres.' }),
  descricao: textoOpcional(LIMITES_DO_PRODUTO.descricao).meta({
    rotulo: 'Detalhamento complementar',
    ajuda: 'É a descrição que a DUIMP mostra de cada item, até 3.700 caracteres.',
    linhas: 5,
  }),
  ncm: ncm.meta({ rotulo: 'NCM', algarismos: 8 }),
  codigoInterno: z
    .string()
    .trim()
    .min(1, 'Informe o código interno.')
    .max(LIMITES_DO_PRODUTO.codigoInterno)
    .meta({ rotulo: 'Código interno', ajuda: 'Por ele o Cais reconhece o produto no Portal: não se repete.' }),
  modalidade: z
    .enum(MODALIDADES_DO_PRODUTO)
    .meta({ rotulo: 'Modalidade', opcoes: NOME_MODALIDADE_DO_PRODUTO, aVista: true }),
  /** By the code of the attribute; the form of each comes from the Portal. */
  valores: z
    .record(
      codigoDoAtributo,
      z.array(z.union([valor, z.record(codigoDoAtributo, valor)])).max(100, 'São mais de cem valores.'),
    )
    .meta({ rotulo: 'Atributos' }),
};
