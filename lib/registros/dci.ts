import { z } from 'zod';
import { MESES_DA_SELIC_MAXIMO } from '#lib/domain/datas/meses-da-selic.ts';
import { NOME_TIPO_DCI, TIPOS_DCI } from '#lib/domain/zfm/dci.ts';
import { competencia, modalidadeDci, modalidadeTributada, tributo } from './dci-partes.ts';
import { industria, representanteDela } from './industria.ts';
import { data, decimalInformado, id } from './primitivos.ts';
import { formaOpcional, observacao, opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

export const SELIC_DO_MES = {
  mes: competencia.meta({ rotulo: 'Mês' }),
  taxa: decimalInformado({ inteiros: 3, casas: 2 }).meta({ rotulo: 'Selic do mês', unidade: '%' }),
};

/** Sets the modalidade of a code. It takes precedence over the modalidade that the cadastro gives. */
const modalidadeDoProduto = z.strictObject({
  codigo: z.string().trim().min(1).max(60).meta({ rotulo: 'Código' }),
  modalidade: modalidadeDci,
});

const chave = z.string().max(200).meta({ rotulo: 'Item' });

/** Whether the suspended taxes of an item fall due, where a person overrides the table or the table leaves it open. */
const decisao = z.strictObject({
  item: chave,
  exigivel: z.boolean().meta({ rotulo: 'Exigível' }),
  motivo: textoObrigatorio(200, 'Diga por quê.').meta({ rotulo: 'Motivo' }),
});

/** A produto estrangeiro that leaves as obsoleto or sucata (lib/domain/zfm/dci.ts). */
const obsoleto = z.strictObject({
  item: chave,
  valor: decimalInformado({ inteiros: 13, casas: 2, positivo: true }).meta({ rotulo: 'Venda ou mercado (R$)' }),
  parecer: textoObrigatorio(60, 'Informe o parecer da Suframa.').meta({ rotulo: 'Parecer da Suframa' }),
});

/** A lot chosen by hand for an input. It is drawn before the lots whose turn it is. */
const realocacao = z.strictObject({
  insumo: chave.meta({ rotulo: 'Insumo' }),
  lote: z.object({ id: id.meta({ rotulo: 'Lote' }) }).meta({ rotulo: 'Lote' }),
  quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }).meta({
    rotulo: 'Quantidade',
    casasMinimas: 0,
  }),
});

const ordemJudicial = z.strictObject({
  modalidade: modalidadeTributada.meta({ comeca: 'PE' }),
  tributo: tributo.meta({ comeca: 'II' }),
  /** Reais to be paid instead of the calculated amount. */
  valor: decimalInformado({ inteiros: 13, casas: 2 }).meta({ rotulo: 'Valor a recolher', moeda: 'R$' }),
  processo: textoObrigatorio(60, 'Informe o processo judicial.').meta({ rotulo: 'Processo judicial' }),
  motivo: textoOpcional(500).meta({ rotulo: 'Motivo' }),
});

/** A DCI. The decisions about single items are edited where the items are shown. */
export const DCI = {
  importador: industria.meta({ ajuda: 'O estabelecimento da ZFM que dá a saída.' }),
  /** The person credenciado at the Siscomex. */
  representante: representanteDela.meta({
    rotulo: 'Credenciado',
    ajuda: 'Quem registra no Siscomex Internação, com o CPF dele.',
  }),
  tipo: z.enum(TIPOS_DCI, 'Escolha mensal ou individual.').default('MENSAL').meta({
    rotulo: 'Tipo',
    ajuda: 'Mensal: todas as saídas do mês, de quem é habilitado. Individual: uma nota (IN SRF 242/2002).',
    opcoes: NOME_TIPO_DCI,
    obrigatorio: true,
    aVista: true,
  }),
  /** Only for a monthly DCI. */
  competencia: opcional(competencia).meta({
    rotulo: 'Competência',
    ajuda: 'O mês das saídas.',
    obrigatorio: true,
  }),
  /** Only for an individual DCI, like the two after it. */
  presencaEm: opcional(data).meta({
    rotulo: 'Presença de carga',
    ajuda: 'O dia em que o recinto a registrou no Siscomex (Portaria ALF/MNS 73/2025, a confirmar).',
  }),
  presencaRecinto: textoOpcional(60).meta({ rotulo: 'Recinto', ajuda: 'Onde a carga está presente.' }),
  presencaDispensa: textoOpcional(120).meta({
    rotulo: 'Dispensa da presença',
    ajuda: 'O formulário entregue ao recinto, se a presença é dispensada: Amazônia Ocidental ou mercadoria da lista.',
  }),
  processoRetificador: formaOpcional(/^\d{17}$/, 'O processo administrativo tem 17 algarismos.').meta({
    rotulo: 'Processo administrativo',
    ajuda: 'Dezessete algarismos, quando a retificação pede restituição.',
    maximo: 17,
  }),
  banco: formaOpcional(/^\d{3}$/, 'O código do banco tem três algarismos.').meta({
    rotulo: 'Banco',
    ajuda: 'Três algarismos.',
    maximo: 3,
  }),
  agencia: formaOpcional(/^\d{1,4}$/, 'A agência tem até quatro algarismos, sem o dígito.').meta({
    rotulo: 'Agência',
    ajuda: 'Sem o dígito.',
    maximo: 4,
  }),
  conta: formaOpcional(/^[0-9A-Za-z][0-9A-Za-z-]{0,18}$/, 'A conta tem até 19 letras, algarismos ou hifens.').meta({
    rotulo: 'Conta de débito',
    ajuda: 'Com conta, o DARF é débito automático.',
    maximo: 19,
  }),
  /** Reais per dollar; null while unknown. */
  taxaUSD: opcional(decimalInformado({ inteiros: 6, casas: 4, positivo: true })).meta({
    rotulo: 'Taxa do dólar (R$)',
    ajuda: 'A taxa fiscal do Siscomex no dia do registro.',
    moeda: 'R$',
  }),
  dataTaxa: opcional(data).meta({ rotulo: 'Data da taxa' }),
  /** Overrides the day that the parameter gives. */
  vencimento: opcional(data).meta({
    rotulo: 'Vencimento',
    ajuda: 'Em branco, vale o dia que o parâmetro do prazo dá.',
  }),
  /** The planned day; the actual payment is registered separately. */
  dataPagamento: opcional(data).meta({
    rotulo: 'Data prevista do pagamento',
    ajuda: 'Em branco, calcula-se como pago em dia.',
  }),
  selic: z
    .array(z.strictObject(SELIC_DO_MES))
    .max(MESES_DA_SELIC_MAXIMO)
    .default([])
    .meta({ rotulo: 'Selic dos meses em atraso', adicionar: 'Adicionar mês', chave: ['mes'] }),
  modalidades: z
    .array(modalidadeDoProduto)
    .max(5000)
    .default([])
    .meta({ rotulo: 'Modalidade por produto', adicionar: 'Adicionar produto', chave: ['codigo'] }),
  decisoes: z
    .array(decisao)
    .max(5000)
    .default([])
    .meta({ rotulo: 'Exigibilidade por item', adicionar: 'Adicionar decisão', chave: ['item'] }),
  obsoletos: z
    .array(obsoleto)
    .max(5000)
    .default([])
    .meta({ rotulo: 'Obsoletos e sucata', adicionar: 'Adicionar item', chave: ['item'] }),
  realocacoes: z
    .array(realocacao)
    .max(5000)
    .default([])
    .meta({ rotulo: 'Saldo escolhido à mão', adicionar: 'Adicionar lote', chave: ['insumo', 'lote.id'] }),
  ordensJudiciais: z
    .array(ordemJudicial)
    .max(100)
    .default([])
    .meta({
      rotulo: 'Ordens judiciais',
      ajuda: 'O valor a recolher em vez do calculado, de um tributo de uma modalidade (registro 02 da DCI).',
      adicionar: 'Adicionar ordem judicial',
      chave: ['modalidade', 'tributo'],
    }),
  observacao,
};
