import type { CanalRfb } from '#lib/domain/aduana/canal-rfb.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  DAI_COM_CANAL,
  NOME_SITUACAO_DAI,
  SEM_DAI_NA_SEFAZ,
  SITUACOES_DAI,
  SITUACOES_SEGUINTES_DAI,
  type SituacaoDai,
} from './situacao-dai.ts';

/**
 * Marks of a DAI: the situations it reaches, and two acts beside them. The lacre is applied if the Sefaz asks for it; the
 * exoneração do ICMS is declared in the Siscomex (domain/zfm.md §4, items 3 to 6).
 */
export type TipoDeMarca = Exclude<SituacaoDai, 'SEM_DAI'> | 'LACRE' | 'EXONERACAO';

export const TIPOS_DE_MARCA: readonly TipoDeMarca[] = [
  ...SITUACOES_DAI.filter((situacao) => situacao !== 'SEM_DAI'),
  'LACRE',
  'EXONERACAO',
];

export const NOME_MARCA_DAI: Readonly<Record<TipoDeMarca, string>> = {
  ...NOME_SITUACAO_DAI,
  LACRE: 'Lacre',
  EXONERACAO: 'Exoneração do ICMS',
};

/** A mark: its type and the day it happened in reality. */
export interface MarcaDaDai {
  tipo: TipoDeMarca;
  data: DataTexto;
  canal: CanalRfb | null;
  /** Number of the DAI, the lacre, the notificação or the DAR, depending on the type. */
  numero: string | null;
  /** Reais: the amount of a notificação or the amount paid. */
  valor: DecimalTexto | null;
  /** Last day to pay the notificação. */
  vencimento: DataTexto | null;
  motivo: string | null;
}

/** The data of a DAI and its process that decides whether a mark is allowed. */
export interface EstadoDaDai {
  /** Marks that were not undone, in the order they were given. */
  marcas: readonly MarcaDaDai[];
  /** Registration day of the DI or DUIMP. */
  dataRegistro: DataTexto;
  /** Day of the federal desembaraço; null before it. */
  desembaracoRfb: DataTexto | null;
}

export interface RecusaDaMarca {
  campo: 'tipo' | 'data' | 'canal' | 'numero' | 'valor' | 'vencimento' | 'motivo';
  motivo: string;
}

/** Why a mark is refused, as a sentence for the user, with the field concerned; null if the mark is allowed. */
export function recusaDaMarca(estado: EstadoDaDai, pedida: MarcaDaDai, hoje: DataTexto): RecusaDaMarca | null {
  const { tipo, data } = pedida;
  const situacao = situacaoDasMarcas(estado.marcas);
  const foraDeHora = recusaDaOrdem(estado, situacao, tipo);
  if (foraDeHora) return { campo: 'tipo', motivo: foraDeHora };
  if (data > hoje) return { campo: 'data', motivo: `A data de “${NOME_MARCA_DAI[tipo]}” não pode ser depois de hoje.` };
  const anterior = marcaAnterior(estado, tipo);
  if (data < anterior.data)
    return { campo: 'data', motivo: `A data não pode ser antes de ${diaPorExtenso(anterior.data)}, ${anterior.qual}.` };
  return recusaDosCampos(situacao, pedida);
}

/** The mark to undo next: the last one a person gave. A mark from the declaration's file changes only with that file. */
export function marcaADesfazer<Marca extends { daDeclaracao: boolean }>(marcas: readonly Marca[]): Marca | null {
  return marcas.findLast(({ daDeclaracao }) => !daDeclaracao) ?? null;
}

export function situacaoDasMarcas(marcas: readonly Pick<MarcaDaDai, 'tipo'>[]): SituacaoDai {
  const ultima = marcas.findLast(({ tipo }) => !SEM_SITUACAO.has(tipo));
  return (ultima?.tipo ?? 'SEM_DAI') as SituacaoDai;
}

/** Summary of the marks, stored with the DAI so that lists need not read them. Only the marks of the current attempt count. */
export function quadroDaDai(marcas: readonly MarcaDaDai[]): QuadroDaDai {
  const situacao = situacaoDasMarcas(marcas);
  const desta = daTentativa(marcas);
  const ultima = (tipo: TipoDeMarca) => desta.findLast((marca) => marca.tipo === tipo) ?? null;
  const situada = marcas.findLast(({ tipo }) => !SEM_SITUACAO.has(tipo));
  const lacre = ultima('LACRE');
  const notificada = ultima('NOTIFICADA');
  const pago = notificada && desta.indexOf(notificada) < desta.findLastIndex(({ tipo }) => tipo === 'DAR_PAGO');
  const dar = pago ? ultima('DAR_PAGO') : null;
  return {
    situacao,
    desde: situada?.data ?? null,
    numero: desta.findLast(({ tipo, numero }) => COM_NUMERO_DA_DAI.has(tipo) && numero !== null)?.numero ?? null,
    enviadaEm: ultima('ENVIADA')?.data ?? null,
    canal: ultima('PARAMETRIZADA')?.canal ?? null,
    parametrizadaEm: ultima('PARAMETRIZADA')?.data ?? null,
    cienciaEm: ultima('CIENCIA_DADA')?.data ?? null,
    lacreEm: lacre?.data ?? null,
    lacreNumero: lacre?.numero ?? null,
    notificadaEm: notificada?.data ?? null,
    notificacaoNumero: notificada?.numero ?? null,
    notificacaoValor: notificada?.valor ?? null,
    notificacaoVencimento: notificada?.vencimento ?? null,
    darNumero: dar?.numero ?? null,
    darPagoEm: dar?.data ?? null,
    darValor: dar ? (dar.valor ?? notificada?.valor ?? null) : null,
    // The exoneração is declared in the Siscomex for the DI, so a new attempt of the DAI does not cancel it.
    exoneradaEm: marcas.findLast(({ tipo }) => tipo === 'EXONERACAO')?.data ?? null,
    desembaracadaEm: ultima('DESEMBARACADA')?.data ?? null,
  };
}

export interface QuadroDaDai {
  situacao: SituacaoDai;
  /** Day of the last mark that changed the situation. */
  desde: DataTexto | null;
  /** Number the Sefaz gave the DAI. */
  numero: string | null;
  enviadaEm: DataTexto | null;
  canal: CanalRfb | null;
  parametrizadaEm: DataTexto | null;
  cienciaEm: DataTexto | null;
  lacreEm: DataTexto | null;
  lacreNumero: string | null;
  notificadaEm: DataTexto | null;
  notificacaoNumero: string | null;
  /** Reais. */
  notificacaoValor: DecimalTexto | null;
  notificacaoVencimento: DataTexto | null;
  darNumero: string | null;
  darPagoEm: DataTexto | null;
  darValor: DecimalTexto | null;
  exoneradaEm: DataTexto | null;
  desembaracadaEm: DataTexto | null;
}

/** A rejection, a cancellation or a return to EM_ELABORACAO starts a new attempt; earlier marks no longer count. */
function daTentativa<Marca extends Pick<MarcaDaDai, 'tipo'>>(marcas: readonly Marca[]): readonly Marca[] {
  return marcas.slice(marcas.findLastIndex(({ tipo }) => RECOMECOS.has(tipo)) + 1);
}

function recusaDaOrdem(estado: EstadoDaDai, situacao: SituacaoDai, tipo: TipoDeMarca): string | null {
  if (tipo === 'LACRE') {
    return DAI_COM_CANAL.includes(situacao) ? null : 'O lacre vem com o canal: informe antes o canal que a Sefaz deu.';
  }
  if (tipo === 'EXONERACAO') {
    const feita = estado.marcas.find((marca) => marca.tipo === 'EXONERACAO');
    return feita ? `A exoneração do ICMS já está registrada, em ${diaPorExtenso(feita.data)}.` : null;
  }
  if (!SITUACOES_SEGUINTES_DAI[situacao].includes(tipo)) {
    return MOTIVOS[tipo]?.(situacao, estado.marcas) ?? foraDeOrdem(situacao, tipo);
  }
  if (tipo === 'DESEMBARACADA' && estado.desembaracoRfb === null) {
    return 'O processo ainda não tem o desembaraço da Receita: informe-o nele antes do desembaraço da Sefaz.';
  }
  return null;
}

/** Specific reasons for common mistakes; for other marks the message lists the allowed situations. */
const MOTIVOS: Partial<Record<TipoDeMarca, (situacao: SituacaoDai, marcas: readonly MarcaDaDai[]) => string | null>> = {
  PARAMETRIZADA: (situacao) =>
    semEnvio(situacao) ? 'A Sefaz só dá canal à DAI que recebeu: informe antes o envio dela.' : null,
  CIENCIA_DADA: (situacao) => {
    if (semEnvio(situacao)) return 'A ciência é do canal, e esta DAI ainda não foi enviada.';
    return semCanal(situacao) ? 'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.' : null;
  },
  NOTIFICADA: (situacao) =>
    semEnvio(situacao) || semCanal(situacao) || situacao === 'PARAMETRIZADA'
      ? 'A notificação vem depois da ciência do canal: registre antes a ciência.'
      : null,
  DAR_PAGO: (situacao) =>
    situacao === 'DAR_PAGO' ? null : 'Não há notificação aberta de que este DAR seja o pagamento.',
  DESEMBARACADA: (situacao, marcas) => {
    if (situacao === 'NOTIFICADA') return notificacaoAberta(marcas);
    if (situacao === 'PARAMETRIZADA' || semCanal(situacao) || semEnvio(situacao)) {
      return 'A Sefaz não conclui o desembaraço sem a ciência do canal: registre antes a ciência.';
    }
    return null;
  },
  XML_GERADO: (situacao) =>
    situacao === 'SEM_DAI' || situacao === 'REJEITADA' || situacao === 'CANCELADA'
      ? 'Comece a elaborar a DAI antes de gerar o XML dela.'
      : null,
};

function notificacaoAberta(marcas: readonly MarcaDaDai[]): string {
  const { valor, vencimento } = quadroAberto(marcas);
  const quanto = valor === null ? '' : ` de R$ ${emReais(valor)}`;
  const quando = vencimento === null ? '' : `, com vencimento em ${diaPorExtenso(vencimento)}`;
  return `Há uma notificação aberta${quanto}${quando}: informe o pagamento do DAR antes do desembaraço.`;
}

const quadroAberto = (marcas: readonly MarcaDaDai[]) =>
  marcas.findLast(({ tipo }) => tipo === 'NOTIFICADA') ?? { valor: null, vencimento: null };

function foraDeOrdem(situacao: SituacaoDai, tipo: TipoDeMarca): string {
  const seguintes = SITUACOES_SEGUINTES_DAI[situacao].map((uma) => `“${NOME_SITUACAO_DAI[uma]}”`);
  const de = `De “${NOME_SITUACAO_DAI[situacao]}” não se passa a “${NOME_MARCA_DAI[tipo]}”`;
  if (seguintes.length === 0) return `${de}: a DAI está concluída.`;
  return `${de}: agora cabe ${seguintes.length > 1 ? `${seguintes.slice(0, -1).join(', ')} ou ${seguintes.at(-1)}` : seguintes[0]}.`;
}

/** Earliest day the mark can have, and the name of that day. */
function marcaAnterior({ marcas, dataRegistro, desembaracoRfb }: EstadoDaDai, tipo: TipoDeMarca) {
  const doRegistro = { data: dataRegistro, qual: 'o dia do registro da declaração' };
  if (tipo === 'EXONERACAO') return doRegistro;
  if (tipo === 'LACRE') {
    const canal = marcas.findLast((marca) => marca.tipo === 'PARAMETRIZADA');
    return canal ? { data: canal.data, qual: `o dia de “${NOME_MARCA_DAI.PARAMETRIZADA}”` } : doRegistro;
  }
  // EM_ELABORACAO sets no limit: it dates the work in Cais, and a DAI sent by other means may have been sent earlier.
  const ultima = marcas.findLast((marca) => !SEM_SITUACAO.has(marca.tipo) && marca.tipo !== 'EM_ELABORACAO');
  const limites = [
    doRegistro,
    ...(ultima ? [{ data: ultima.data, qual: `o dia de “${NOME_MARCA_DAI[ultima.tipo]}”` }] : []),
    ...(tipo === 'DESEMBARACADA' && desembaracoRfb !== null
      ? [{ data: desembaracoRfb, qual: 'o dia do desembaraço da Receita' }]
      : []),
  ];
  return limites.reduce((ate, um) => (um.data > ate.data ? um : ate));
}

function recusaDosCampos(situacao: SituacaoDai, pedida: MarcaDaDai): RecusaDaMarca | null {
  const { tipo, data, canal, numero, valor, vencimento, motivo } = pedida;
  const falta = (campo: RecusaDaMarca['campo'], frase: string) => ({ campo, motivo: frase });
  switch (tipo) {
    case 'ENVIADA':
      return situacao === 'XML_GERADO' || motivo?.trim()
        ? null
        : falta('motivo', 'O XML desta DAI não foi gerado aqui: gere-o, ou diga por onde ela foi enviada.');
    case 'PARAMETRIZADA':
      return canal ? null : falta('canal', 'Informe o canal que a Sefaz deu à DAI.');
    case 'LACRE':
      return numero?.trim() ? null : falta('numero', 'Informe o número do lacre.');
    case 'NOTIFICADA':
      if (!valor || /^[0.]+$/.test(valor)) return falta('valor', 'Informe o valor notificado, maior que zero.');
      if (!vencimento) return falta('vencimento', 'Informe o vencimento do DAR.');
      return vencimento < data ? falta('vencimento', 'O DAR não pode vencer antes da notificação.') : null;
    case 'DAR_PAGO':
      return numero?.trim() ? null : falta('numero', 'Informe o número do DAR pago.');
    case 'REJEITADA':
      return motivo?.trim() ? null : falta('motivo', 'Diga por que a Sefaz rejeitou a DAI.');
    case 'CANCELADA':
      return motivo?.trim() ? null : falta('motivo', 'Diga por que a DAI é cancelada.');
    default:
      return null;
  }
}

const semEnvio = (situacao: SituacaoDai) => SEM_DAI_NA_SEFAZ.includes(situacao);
const semCanal = (situacao: SituacaoDai) => situacao === 'ENVIADA' || situacao === 'PENDENTE_PARAMETRIZACAO';

const SEM_SITUACAO: ReadonlySet<TipoDeMarca> = new Set(['LACRE', 'EXONERACAO']);
const RECOMECOS: ReadonlySet<TipoDeMarca> = new Set(['EM_ELABORACAO', 'REJEITADA', 'CANCELADA']);
const COM_NUMERO_DA_DAI: ReadonlySet<TipoDeMarca> = new Set(['ENVIADA', 'PENDENTE_PARAMETRIZACAO', 'PARAMETRIZADA']);

function emReais(valor: DecimalTexto): string {
  const [inteira = '0', fracao = ''] = valor.split('.');
  return `${inteira.replace(/\B(?=(\d{3})+$)/g, '.')},${fracao.padEnd(2, '0')}`;
}
