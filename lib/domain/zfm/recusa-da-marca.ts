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
  DE_DINHEIRO,
  daTentativa,
  type MarcaDaDai,
  NOME_MARCA_DAI,
  NUMERADAS_PELA_SEFAZ,
  quadroDaDai,
  SEM_SITUACAO,
  situacaoDasMarcas,
  type TipoDeMarca,
} from './marcas-da-dai.ts';
import {
  DAI_COM_CANAL,
  NOME_SITUACAO_DAI,
  SEM_DAI_NA_SEFAZ,
  SITUACOES_SEGUINTES_DAI,
  type SituacaoDai,
} from './situacao-dai.ts';

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
  const seguintes = SITUACOES_SEGUINTES_DAI[situacao].map((seguinte) => `“${NOME_SITUACAO_DAI[seguinte]}”`);
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
  return limites.reduce((ate, limite) => (limite.data > ate.data ? limite : ate));
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

const DEPOIS_DA_CIENCIA: ReadonlySet<SituacaoDai> = new Set([
  'CIENCIA_DADA',
  'NOTIFICADA',
  'DAR_PAGO',
  'DESEMBARACADA',
]);

/**
 * No source gives the form of the number of a DAI (docs/decisions/dai.md), so digits with the usual separators are taken and nothing
 * else is.
 */
const pareceNumeroDaDai = (numero: string): boolean => /^\d[\d./ -]*$/.test(numero.trim());

const NUMERO_DA_DAI_INVALIDO = 'O número da DAI só tem algarismos, com ponto, barra ou hífen entre eles.';
