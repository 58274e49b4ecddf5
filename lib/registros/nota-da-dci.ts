import { z } from 'zod';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';
import { cnpj, cpf, data, decimalInformado, ncm } from './primitivos.ts';
import { formaOpcional, opcional, textoObrigatorio } from './tipos.ts';

const ITEM_DA_NOTA = {
  codigo: textoObrigatorio(60, 'Informe o código do produto.').meta({ rotulo: 'Código' }),
  descricao: textoObrigatorio(120, 'Informe a descrição.').meta({ rotulo: 'Descrição' }),
  ncm: ncm.meta({ rotulo: 'NCM' }),
  cfop: z
    .string()
    .regex(/^[1-7]\d{3}$/, 'O CFOP tem quatro algarismos.')
    .meta({ rotulo: 'CFOP', maximo: 4 }),
  unidade: textoObrigatorio(6, 'Informe a unidade.').meta({ rotulo: 'Unidade' }),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }).meta({ rotulo: 'Quantidade' }),
  /** Reais. */
  valorUnitario: decimalInformado({ inteiros: 11, casas: 10 }).meta({
    rotulo: 'Valor unitário',
    casasMinimas: 2,
    moeda: 'R$',
  }),
};

/** The kind of person decides the form of the number, CNPJ or CPF. */
function destinatario<Tipo extends 'PJ' | 'PF'>(tipo: Tipo, falta: string, documento: typeof cnpj) {
  return z.strictObject({
    tipo: z.literal(tipo),
    documento: z.string().trim().min(1, falta).pipe(documento),
    nome: textoObrigatorio(60, 'Informe o destinatário.'),
  });
}

/** A nota of a DCI that a person types. */
export const NOTA_DA_DCI = {
  numero: z
    .string()
    .regex(/^\d{1,9}$/, 'O número da nota tem até nove algarismos.')
    .meta({ rotulo: 'Número', maximo: 9 }),
  serie: z
    .string()
    .regex(/^\d{1,3}$/, 'A série tem até três algarismos.')
    .meta({ rotulo: 'Série', maximo: 3, comeca: '1' }),
  chave: formaOpcional(/^[0-9A-Z]{44}$/, 'A chave tem 44 caracteres.').meta({
    rotulo: 'Chave de acesso',
    ajuda: 'Quarenta e quatro posições, do DANFE: preenche número e série.',
    qual: 'chaveNfe',
  }),
  emissao: data.meta({ rotulo: 'Emissão' }),
  /** The day of departure; when null, the day of issue. */
  saida: opcional(data).meta({ rotulo: 'Saída', ajuda: 'Em branco, vale a emissão.' }),
  destinatario: z
    .discriminatedUnion(
      'tipo',
      [destinatario('PJ', 'Informe o CNPJ.', cnpj), destinatario('PF', 'Informe o CPF.', cpf)],
      'Escolha PJ ou PF.',
    )
    .meta({ rotulo: 'Destinatário', comeca: { tipo: 'PJ', documento: '', nome: '' } }),
  uf: z.enum(UFS, 'Escolha a UF.').meta({ rotulo: 'UF' }),
  municipio: z.object({ codigo: z.string().regex(/^\d{7}$/, 'Escolha o município.') }, 'Escolha o município.').meta({
    rotulo: 'Município do destino',
    ajuda: 'O da entrega, se outro: é ele que diz o destino da internação.',
    busca: { endpoint: 'Municipio/GetByQ', guarda: 'codigo' },
  }),
  itens: z
    .array(z.strictObject(ITEM_DA_NOTA))
    .min(1, 'A nota tem ao menos um item.')
    .max(990)
    .meta({ rotulo: 'Itens da nota', adicionar: 'Adicionar item' }),
};
