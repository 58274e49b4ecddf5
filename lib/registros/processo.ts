import { z } from 'zod';
import {
  MODALIDADES,
  NOME_MODALIDADE,
  NOME_TIPO_CONHECIMENTO,
  TIPOS_CONHECIMENTO,
} from '#lib/domain/aduana/processo/processo.ts';
import { CODIGOS_INCOTERM, NOME_INCOTERM } from '#lib/domain/aduana/tributos/incoterm.ts';
import { NOME_PAGAMENTO_CBS_IBS, PAGAMENTOS_CBS_IBS } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import { NOME_VIA_TRANSPORTE, VIAS_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { data, decimalInformado, id, numeroDi, numeroDuimp } from './primitivos.ts';
import { CONTEINER, contagem, licenca, peso, VOLUME } from './processo-linhas.ts';
import { rotulosDe } from './rotulos.ts';
import { porCodigo, referenciaOpcional } from './tipos.ts';

/** An absent field stays unchanged: different people fill in parts of a processo, each in a form of its own. */
const opcional = <T extends z.ZodType>(esquema: T) => esquema.nullable().optional();
const texto = (maximo: number) => opcional(z.string().trim().max(maximo));
const dinheiro = opcional(decimalInformado({ inteiros: 13, casas: 2 })).meta({ casasMinimas: 2 });

/** A pointer with a declared name but without an id counts as null. */
const apontado = z
  .preprocess(
    (valor) => (typeof valor === 'object' && valor !== null && 'id' in valor && !valor.id ? null : valor),
    z.object({ id }).nullable(),
  )
  .optional();
const daTabela = (tabela: 'Urf' | 'Recinto' | 'Pais' | 'MoedaSiscomex') =>
  referenciaOpcional(porCodigo(TABELAS[tabela].codigo, TABELAS[tabela].motivo))
    .optional()
    .meta({ busca: { endpoint: `${tabela}/GetByQ`, guarda: 'codigo' } });

/** The fields of a processo that a person fills in. Each may still be unknown. */
export const PROCESSO = {
  referencia: texto(40).meta({
    rotulo: 'Nossa referência',
    ajuda: 'O número pelo qual o escritório chama o processo.',
  }),
  importador: apontado.meta({ rotulo: 'Importador', busca: { endpoint: 'Importador/GetByQ', guarda: 'id' } }),
  representante: apontado.meta({
    rotulo: 'Representante legal',
    busca: { endpoint: 'Representante/GetByQ', guarda: 'id', estreitadaPor: { importadorId: 'importador.id' } },
  }),
  responsavel: apontado.meta({ rotulo: 'Responsável' }),
  modalidade: opcional(z.enum(MODALIDADES)).meta({ rotulo: 'Modalidade', opcoes: NOME_MODALIDADE }),
  tipoDocumento: z.enum(['DI', 'DUIMP']).optional().meta({ rotulo: 'Documento', aVista: true, obrigatorio: true }),
  numeroDI: opcional(numeroDi).meta({ rotulo: 'Número da DI' }),
  numeroDuimp: opcional(numeroDuimp).meta({ rotulo: 'Número da DUIMP' }),
  versaoDuimp: opcional(contagem(9_999)).meta({ rotulo: 'Versão da DUIMP' }),
  urfDespacho: daTabela('Urf').meta({ rotulo: 'URF de despacho' }),
  urfEntrada: daTabela('Urf').meta({ rotulo: 'URF de entrada' }),
  recinto: daTabela('Recinto').meta({ rotulo: 'Recinto' }),
  setor: texto(20).meta({ rotulo: 'Setor' }),
  incoterm: opcional(z.enum(CODIGOS_INCOTERM)).meta({ rotulo: 'Incoterm', opcoes: NOME_INCOTERM, comCodigo: true }),
  localIncoterm: texto(60).meta({ rotulo: 'Local do Incoterm' }),
  viaTransporte: opcional(z.enum(VIAS_TRANSPORTE)).meta({ rotulo: 'Via de transporte', opcoes: NOME_VIA_TRANSPORTE }),
  procedencia: daTabela('Pais').meta({ rotulo: 'País de procedência' }),
  transportador: texto(120).meta({ rotulo: 'Transportador' }),
  veiculo: texto(60).meta({ rotulo: 'Veículo', ajuda: 'Navio e viagem, voo ou placa.' }),
  localEmbarque: texto(60).meta({ rotulo: 'Local de embarque' }),
  conhecimentoTipo: opcional(z.enum(TIPOS_CONHECIMENTO)).meta({
    rotulo: 'Tipo de conhecimento',
    opcoes: NOME_TIPO_CONHECIMENTO,
  }),
  conhecimentoNumero: texto(35).meta({ rotulo: 'Número do conhecimento' }),
  conhecimentoMaster: texto(35).meta({ rotulo: 'CE-Mercante ou AWB', ajuda: 'CE-Mercante no mar, AWB no ar.' }),
  manifesto: texto(35).meta({ rotulo: 'Manifesto' }),
  etd: opcional(data).meta({ rotulo: 'ETD', ajuda: 'Saída prevista.' }),
  eta: opcional(data).meta({ rotulo: 'ETA', ajuda: 'Chegada prevista. Passada sem chegada, a lista avisa.' }),
  embarque: opcional(data).meta({ rotulo: 'Embarque' }),
  chegada: opcional(data).meta({ rotulo: 'Chegada' }),
  presenca: opcional(data).meta({ rotulo: 'Presença de carga', ajuda: 'Informada pelo depositário.' }),
  /** Days without a charge for the containers, counted from the day after the arrival. */
  diasLivres: opcional(contagem(365)).meta({
    rotulo: 'Dias livres',
    ajuda: 'Free time, contado do dia seguinte ao da chegada.',
    unidade: 'dias',
  }),
  pesoBruto: opcional(peso).meta({ rotulo: 'Peso bruto' }),
  pesoLiquido: opcional(peso).meta({ rotulo: 'Peso líquido' }),
  freteMoeda: daTabela('MoedaSiscomex').meta({ rotulo: 'Moeda do frete' }),
  freteValor: dinheiro.meta({ rotulo: 'Frete' }),
  freteNacional: dinheiro.meta({
    rotulo: 'Frete em território nacional',
    ajuda: 'A parte do percurso no Brasil, na mesma moeda.',
  }),
  seguroMoeda: daTabela('MoedaSiscomex').meta({ rotulo: 'Moeda do seguro' }),
  seguroValor: dinheiro.meta({ rotulo: 'Seguro' }),
  conteineres: entreElementos(z.array(z.strictObject(CONTEINER)).max(500), semRepetidos)
    .optional()
    .meta({
      rotulo: 'Contêineres',
      ajuda: 'O dígito verificador é conferido (ISO 6346). Sem devolução, o contêiner conta para a demurrage.',
      adicionar: 'Adicionar contêiner',
      chave: ['numero'],
    }),
  volumes: z
    .array(z.strictObject(VOLUME))
    .max(200)
    .optional()
    .meta({ rotulo: 'Volumes', adicionar: 'Adicionar volume' }),
  licencas: z
    .array(licenca)
    .max(500)
    .optional()
    .meta({ rotulo: 'Licenças', adicionar: 'Adicionar licença', chave: ['tipo', 'numero'] }),
  observacao: texto(4000).meta({ rotulo: 'Observação', linhas: 3 }),
  pagamentoCbsIbs: opcional(z.enum(PAGAMENTOS_CBS_IBS)).meta({
    rotulo: 'Como a CBS e o IBS se pagam',
    ajuda: 'LC 214/2025, art. 76, caput e § 1º.',
    opcoes: NOME_PAGAMENTO_CBS_IBS,
  }),
  cbsIbsPagoEm: opcional(data).meta({ rotulo: 'Dia do pagamento', ajuda: 'O do último, se foram vários.' }),
  cbsPaga: dinheiro.meta({ rotulo: 'CBS paga', ajuda: 'Em reais, tudo o que se pagou dela nesta importação.' }),
  ibsPago: dinheiro.meta({ rotulo: 'IBS pago', ajuda: 'Em reais, do estado e do município.' }),
  exoneracaoCbsIbs: texto(60).meta({ rotulo: 'Documento da exoneração' }),
  exoneracaoCbsIbsEm: opcional(data).meta({ rotulo: 'Dia da exoneração' }),
};

/** The labels of a processo, including what acts of their own set: the canal of the Sefaz, and whether it is of training. */
export function rotulosDoProcesso(): Readonly<Record<string, string>> {
  return { ...rotulosDe(PROCESSO), canalSefaz: 'Canal Sefaz', treinamento: 'Treinamento' };
}

function semRepetidos(conteineres: readonly { numero: string }[], { addIssue }: Recusas): void {
  const numeros = conteineres.map(({ numero }) => numero);
  for (const [i, numero] of numeros.entries()) {
    if (numeros.indexOf(numero) < i) {
      addIssue({ code: 'custom', path: [i, 'numero'], message: 'Este contêiner já está na lista.' });
    }
  }
}
