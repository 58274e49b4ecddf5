import type { z } from 'zod';
import type { itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import type { PedidoDePasso, ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A process of the demonstration begun by hand: its date, its fields and the steps it has taken since. */
export interface ProcessoDeDemonstracao {
  /** How many days before today. */
  abertoHa: number;
  campos: ProcessoNovo;
  /** The goods and planned adições, when the process has them. */
  bens?: z.input<typeof itensDoProcessoNovo>;
  passos: (Omit<PedidoDePasso, 'versao' | 'data'> & { ha: number })[];
}

/** One process in every situation, and among them one alert of each kind. Days count from `hoje`. */
export function processosDeDemonstracao(
  hoje: DataTexto,
  { importadores, responsavel }: { importadores: readonly string[]; responsavel: string },
): ProcessoDeDemonstracao[] {
  const [indigo = '', motos = ''] = importadores;
  const em = (dias: number) => somarDias(hoje, dias);
  const responsabilidade = { responsavel: { id: responsavel } };
  return [
    {
      abertoHa: 6,
      campos: {
        ...MARITIMO,
        ...responsabilidade,
        referencia: 'MOTO-118',
        importador: { id: motos },
        etd: em(9),
        eta: em(41),
        licencas: [licenca('2690000028', { registro: em(-20), deferimento: em(-15), validade: em(12) })],
      },
      passos: [],
    },
    {
      abertoHa: 47,
      campos: {
        ...MARITIMO,
        ...responsabilidade,
        referencia: 'PLC-204',
        importador: { id: indigo },
        conhecimentoTipo: 'BL',
        conhecimentoNumero: 'FICT2604711',
        etd: em(-38),
        embarque: em(-36),
        eta: em(-4),
        conteineres: [conteiner('FICU4000013')],
      },
      passos: [passo('EM_TRANSITO', 36)],
    },
    {
      abertoHa: 19,
      campos: {
        ...AEREO,
        referencia: 'PLC-207',
        importador: { id: indigo },
        conhecimentoMaster: '99900001234',
        embarque: em(-2),
        eta: em(3),
      },
      passos: [passo('EM_TRANSITO', 2)],
    },
    {
      abertoHa: 58,
      campos: {
        ...MARITIMO,
        ...responsabilidade,
        referencia: 'MOTO-112',
        importador: { id: motos },
        conhecimentoTipo: 'BL',
        conhecimentoNumero: 'FICT2604587',
        conhecimentoMaster: '122605900000011',
        embarque: em(-49),
        eta: em(-14),
        chegada: em(-13),
        diasLivres: 10,
        conteineres: [conteiner('FICU4000029'), { ...conteiner('FICU4000034'), devolucao: em(-5) }],
      },
      bens: MOTOPECAS,
      passos: [passo('EM_TRANSITO', 49), passo('AGUARDANDO_PRESENCA', 13)],
    },
    {
      abertoHa: 33,
      campos: {
        ...AEREO,
        ...responsabilidade,
        referencia: 'PLC-199',
        importador: { id: indigo },
        numeroDI: '2690000015',
      },
      passos: [passo('EM_TRANSITO', 8), passo('AGUARDANDO_PRESENCA', 4), passo('REGISTRADO', 1)],
    },
    {
      abertoHa: 40,
      campos: { ...AEREO, referencia: 'PLC-195', importador: { id: indigo }, numeroDI: '2690000023' },
      passos: [passo('AGUARDANDO_PRESENCA', 9), passo('REGISTRADO', 5), canal('VERMELHO', 4)],
    },
    {
      abertoHa: 44,
      campos: {
        ...MARITIMO,
        ...responsabilidade,
        referencia: 'MOTO-109',
        importador: { id: motos },
        tipoDocumento: 'DUIMP',
        numeroDuimp: '26BR90000000010',
        versaoDuimp: 1,
      },
      passos: [
        passo('AGUARDANDO_PRESENCA', 15),
        passo('REGISTRADO', 11),
        canal('AMARELO', 10),
        {
          ...passo('EM_EXIGENCIA', 7),
          motivo: 'Apresentar o catálogo técnico das placas da adição 002.',
          prazo: em(2),
        },
      ],
    },
    {
      abertoHa: 52,
      campos: { ...AEREO, referencia: 'PLC-188', importador: { id: indigo }, numeroDI: '2690000031' },
      passos: [...liberado(20), passo('DESEMBARACADO_RFB', 12)],
    },
    {
      abertoHa: 63,
      campos: {
        ...AEREO,
        ...responsabilidade,
        referencia: 'PLC-181',
        importador: { id: indigo },
        numeroDI: '2690000040',
      },
      passos: [...liberado(26), passo('DESEMBARACADO_RFB', 18), passo('DESEMBARACADO_SEFAZ', 15)],
    },
    {
      abertoHa: 75,
      campos: {
        ...AEREO,
        referencia: 'PLC-176',
        importador: { id: indigo },
        numeroDI: '2690000058',
        ...exonerado(em(-36)),
      },
      passos: [
        ...liberado(40),
        passo('DESEMBARACADO_RFB', 33),
        passo('DESEMBARACADO_SEFAZ', 30),
        passo('ENTREGUE', 28),
      ],
    },
    {
      abertoHa: 96,
      campos: {
        ...AEREO,
        referencia: 'PLC-164',
        importador: { id: indigo },
        numeroDI: '2690000066',
        ...exonerado(em(-66)),
      },
      passos: [
        ...liberado(70),
        passo('DESEMBARACADO_RFB', 62),
        passo('DESEMBARACADO_SEFAZ', 60),
        passo('ENTREGUE', 58),
        passo('ENCERRADO', 31),
      ],
    },
    {
      abertoHa: 29,
      campos: { ...MARITIMO, referencia: 'MOTO-114', importador: { id: motos } },
      passos: [{ ...passo('CANCELADO', 21), motivo: 'O fornecedor não embarcou; o pedido segue em outro processo.' }],
    },
  ];
}

const MARITIMO = {
  modalidade: 'PROPRIA',
  viaTransporte: '01',
  incoterm: 'FOB',
  procedencia: { codigo: '160' },
  transportador: 'LINHA FICTÍCIA DO NORTE',
  veiculo: 'NAVIO FICTÍCIO 114E',
  urfDespacho: { codigo: '0227600' },
  urfEntrada: { codigo: '0227600' },
} as const satisfies ProcessoNovo;

const AEREO = {
  modalidade: 'PROPRIA',
  viaTransporte: '04',
  incoterm: 'FCA',
  procedencia: { codigo: '160' },
  transportador: 'AÉREA FICTÍCIA CARGO',
  urfDespacho: { codigo: '0227700' },
  urfEntrada: { codigo: '0227700' },
} as const satisfies ProcessoNovo;

function conteiner(numero: string) {
  return { numero, tipo: '40HC', lacre: null, tara: '3800', pesoBruto: null, devolucao: null };
}

function licenca(numero: string, dias: { registro: DataTexto; deferimento: DataTexto; validade: DataTexto }) {
  return { tipo: 'LI' as const, numero, situacao: 1, orgaos: 'Suframa', ...dias };
}

function passo(situacao: SituacaoProcesso, ha: number): ProcessoDeDemonstracao['passos'][number] {
  return { situacao, ha, canalRfb: null, motivo: null, prazo: null, numeroDocumento: null };
}

function canal(canalRfb: NonNullable<PedidoDePasso['canalRfb']>, ha: number) {
  return { ...passo('PARAMETRIZADO', ha), canalRfb };
}

/** From 2027 on cargo is handed over only when its CBS and IBS are paid or exonerated (LC 214/2025, art. 76, § 4º). */
function exonerado(dia: DataTexto) {
  if (dia < '2027-01-01') return {};
  return { pagamentoCbsIbs: 'EXONERACAO', exoneracaoCbsIbs: 'EXO-FICTÍCIA', exoneracaoCbsIbsEm: dia } as const;
}

function liberado(ha: number) {
  return [passo('AGUARDANDO_PRESENCA', ha), passo('REGISTRADO', ha - 3), canal('VERDE', ha - 4)];
}

/** Complete goods, so that the debit of the bank can be computed. */
const MOTOPECAS: NonNullable<ProcessoDeDemonstracao['bens']> = {
  itens: [
    {
      partNumber: 'MOTO-FRISO-01',
      descricao: 'FRISO LATERAL FICTICIO PARA MOTOCICLETA',
      ncm: '87141000',
      unidade: 'PECA',
      quantidade: '1200',
      valorUnitario: '3.75',
      pesoLiquido: '480',
      moeda: { codigo: '220' },
      incoterm: 'FOB',
      adicao: 1,
    },
  ],
  adicoes: [
    {
      numero: 1,
      tributos: {
        ii: { regime: 'INTEGRAL', aliquota: '16' },
        ipi: { regime: 'INTEGRAL', aliquota: '9.75' },
        pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
        cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
      },
    },
  ],
};
