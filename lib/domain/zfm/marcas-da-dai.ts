import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  deve,
  dinheiroDasMarcas,
  type FigurasDoIcms,
  icmsDevido,
  icmsPorNotificar,
  notificacaoAberta,
} from './icms-devido.ts';
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
  /** The calculated ICMS to pay, in reais; null or absent while it is unknown. */
  icmsRecolher?: DecimalTexto | null | undefined;
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
  return recusaDosCampos(estado, situacao, pedida);
}

/** The mark to undo next: the last one a person gave. A mark from the declaration's file changes only with that file. */
export function marcaADesfazer<Marca extends { daDeclaracao: boolean }>(marcas: readonly Marca[]): Marca | null {
  return marcas.findLast(({ daDeclaracao }) => !daDeclaracao) ?? null;
}

/** A notificação is paid once nothing of it is open; a released DAI stays released, whatever is notified or paid afterwards. */
export function situacaoDasMarcas(marcas: readonly Omit<MarcaDaDai, 'canal' | 'motivo'>[]): SituacaoDai {
  const ultima = marcaDaSituacao(marcas);
  if (!ultima) return 'SEM_DAI';
  if (!DE_DINHEIRO.has(ultima.tipo)) return ultima.tipo as SituacaoDai;
  return deve(dinheiroDasMarcas(daTentativa(marcas)).aberto) ? 'NOTIFICADA' : 'DAR_PAGO';
}

/** The mark that gave the present situation. */
export function marcaDaSituacao<Marca extends Pick<MarcaDaDai, 'tipo'>>(marcas: readonly Marca[]): Marca | null {
  const situadas = marcas.filter(({ tipo }) => !SEM_SITUACAO.has(tipo));
  const liberada = daTentativa(situadas).findLast(({ tipo }) => tipo === 'DESEMBARACADA');
  return liberada ?? situadas.at(-1) ?? null;
}

/** Summary of the marks, stored with the DAI so that lists need not read them. Only the marks of the current attempt count. */
export function quadroDaDai(marcas: readonly MarcaDaDai[]): QuadroDaDai {
  const situacao = situacaoDasMarcas(marcas);
  const desta = daTentativa(marcas);
  const ultima = (tipo: TipoDeMarca) => desta.findLast((marca) => marca.tipo === tipo) ?? null;
  const situada = marcaDaSituacao(marcas);
  const lacre = ultima('LACRE');
  const notificada = ultima('NOTIFICADA');
  const dar = ultima('DAR_PAGO');
  const { notificado, pago, aberto, proxima } = dinheiroDasMarcas(desta);
  const aPagar = proxima ?? notificada;
  return {
    situacao,
    desde: situada?.data ?? null,
    numero: desta.findLast(({ tipo, numero }) => NUMERADAS_PELA_SEFAZ.has(tipo) && numero !== null)?.numero ?? null,
    enviadaEm: ultima('ENVIADA')?.data ?? null,
    canal: ultima('PARAMETRIZADA')?.canal ?? null,
    parametrizadaEm: ultima('PARAMETRIZADA')?.data ?? null,
    cienciaEm: ultima('CIENCIA_DADA')?.data ?? null,
    lacreEm: lacre?.data ?? null,
    lacreNumero: lacre?.numero ?? null,
    notificadaEm: aPagar?.data ?? null,
    notificacaoNumero: aPagar?.numero ?? null,
    notificacaoValor: notificada && notificado,
    notificacaoVencimento: aPagar?.vencimento ?? null,
    darNumero: dar?.numero ?? null,
    // A part of the amount is no payment of it.
    darPagoEm: dar && !deve(aberto) ? dar.data : null,
    darValor: dar && pago,
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
  /** The notificação that is due first of those not paid, or else the last one. */
  notificadaEm: DataTexto | null;
  notificacaoNumero: string | null;
  /** Reais: all notificações of the attempt. */
  notificacaoValor: DecimalTexto | null;
  notificacaoVencimento: DataTexto | null;
  /** Of the last payment. */
  darNumero: string | null;
  /** The day of the payment that left nothing open. */
  darPagoEm: DataTexto | null;
  /** Reais: all payments of the attempt. */
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
  const devido = devidoNo(estado);
  if (tipo === 'NOTIFICADA' && situacao === 'DESEMBARACADA') return null;
  // What a DAI owes may be paid without a notificação, and after the release.
  if (tipo === 'DAR_PAGO' && DEPOIS_DA_CIENCIA.has(situacao) && deve(devido)) return null;
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
  DESEMBARACADA: (situacao) => {
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

/** All that the DAI is known to owe, by its marks and by its calculated ICMS. */
function devidoNo({ marcas, icmsRecolher = null }: EstadoDaDai): DecimalTexto {
  const { notificacaoValor, darValor } = quadroDaDai(marcas);
  return icmsDevido({ cancelada: false, icmsRecolher, notificacaoValor, darValor });
}

/** Why an act with a DAI that owes something needs a written reason; null when it owes nothing, as far as is known. */
export function perguntaDoDevido(
  figuras: FigurasDoIcms & { notificacaoVencimento: DataTexto | null },
  antes: 'do desembaraço' | 'da entrega',
): string | null {
  const [aberto, porNotificar] = [notificacaoAberta(figuras), icmsPorNotificar(figuras)];
  const { notificacaoVencimento: vencimento } = figuras;
  if (aberto !== null && deve(aberto)) {
    const quando = vencimento === null ? '' : `, com vencimento em ${diaPorExtenso(vencimento)}`;
    return `Há uma notificação aberta de R$ ${porExtenso(new Exato(aberto), 2)}${quando}: informe o pagamento do DAR antes ${antes}, ou escreva por que se segue com ela em aberto.`;
  }
  if (porNotificar !== null && deve(porNotificar)) {
    return `A DAI deve R$ ${porExtenso(new Exato(porNotificar), 2)} de ICMS que não foi notificado nem pago: lance a notificação ou o DAR antes ${antes}, ou escreva por que se segue sem ele.`;
  }
  return null;
}

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
  // Notificações and payments are often entered late, so only the ciência bounds them.
  const deDinheiro = DE_DINHEIRO.has(tipo);
  const ultima = marcas.findLast(
    (marca) =>
      !SEM_SITUACAO.has(marca.tipo) &&
      marca.tipo !== 'EM_ELABORACAO' &&
      !(deDinheiro && (DE_DINHEIRO.has(marca.tipo) || marca.tipo === 'DESEMBARACADA')),
  );
  const limites = [
    doRegistro,
    ...(ultima ? [{ data: ultima.data, qual: `o dia de “${NOME_MARCA_DAI[ultima.tipo]}”` }] : []),
    ...(tipo === 'DESEMBARACADA' && desembaracoRfb !== null
      ? [{ data: desembaracoRfb, qual: 'o dia do desembaraço da Receita' }]
      : []),
  ];
  return limites.reduce((ate, um) => (um.data > ate.data ? um : ate));
}

function recusaDosCampos(estado: EstadoDaDai, situacao: SituacaoDai, pedida: MarcaDaDai): RecusaDaMarca | null {
  const { tipo, data, canal, numero, valor, vencimento, motivo } = pedida;
  const falta = (campo: RecusaDaMarca['campo'], frase: string) => ({ campo, motivo: frase });
  if (NUMERADAS_PELA_SEFAZ.has(tipo) && numero?.trim() && !pareceNumeroDaDai(numero)) {
    return falta('numero', NUMERO_DA_DAI_INVALIDO);
  }
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
      if (!numero?.trim()) return falta('numero', 'Informe o número do DAR pago.');
      if (valor && /^[0.]+$/.test(valor)) return falta('valor', 'Informe o valor pago, maior que zero.');
      return !valor && !deve(dinheiroDasMarcas(daTentativa(estado.marcas)).aberto)
        ? falta('valor', 'Informe o valor pago: não há notificação aberta de que tirá-lo.')
        : null;
    case 'DESEMBARACADA': {
      const { notificacaoValor, notificacaoVencimento, darValor } = quadroDaDai(estado.marcas);
      const figuras = { notificacaoValor, notificacaoVencimento, darValor, icmsRecolher: estado.icmsRecolher ?? null };
      const pergunta = perguntaDoDevido({ ...figuras, cancelada: false }, 'do desembaraço');
      return pergunta === null || motivo?.trim() ? null : falta('motivo', pergunta);
    }
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
/** These follow each other as long as something is open, so the amounts give the situation. */
const DE_DINHEIRO: ReadonlySet<TipoDeMarca> = new Set(['NOTIFICADA', 'DAR_PAGO']);
const DEPOIS_DA_CIENCIA: ReadonlySet<SituacaoDai> = new Set([
  'CIENCIA_DADA',
  'NOTIFICADA',
  'DAR_PAGO',
  'DESEMBARACADA',
]);
const RECOMECOS: ReadonlySet<TipoDeMarca> = new Set(['EM_ELABORACAO', 'REJEITADA', 'CANCELADA']);
/** Marks whose number is that of the DAI. */
export const NUMERADAS_PELA_SEFAZ: ReadonlySet<TipoDeMarca> = new Set([
  'ENVIADA',
  'PENDENTE_PARAMETRIZACAO',
  'PARAMETRIZADA',
]);

/**
 * No source gives the form of the number of a DAI (docs/decisions/dai.md), so digits with the usual separators are taken and nothing
 * else is.
 */
const pareceNumeroDaDai = (numero: string): boolean => /^\d[\d./ -]*$/.test(numero.trim());
const NUMERO_DA_DAI_INVALIDO = 'O número da DAI só tem algarismos, com ponto, barra ou hífen entre eles.';
