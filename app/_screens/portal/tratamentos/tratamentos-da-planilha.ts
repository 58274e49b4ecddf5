import type { PerguntaNoPortal } from '#lib/portal/contracts/portal-perguntas.ts';

/** Goods of a row of the sheet, with what is known of them. */
export type MercadoriaNaPlanilha = Readonly<{ ncm: string; paisOrigem: string | null }>;

/** Goods that the Portal may be asked about: each NCM and country of origin once. */
export interface MercadoriaPerguntavel {
  ncm: string;
  /** Siscomex code of the country of origin. */
  pais: string;
}

/** Finds the questions that the sheet allows, and the adições that say too little; `numeros` has their numbers, in the order of the goods. */
export function tratamentosDaPlanilha(mercadorias: readonly MercadoriaNaPlanilha[], numeros: readonly string[]) {
  const todas = mercadorias.flatMap(({ ncm, paisOrigem: pais }) =>
    NCM.test(ncm) && pais !== null ? [[`${ncm}/${pais}`, { ncm, pais }] as const] : [],
  );
  const quais = (falta: (mercadoria: MercadoriaNaPlanilha) => boolean) =>
    mercadorias.flatMap((mercadoria, i) => (falta(mercadoria) ? [numeros[i] ?? ''] : []));
  return {
    distintas: [...new Map<string, MercadoriaPerguntavel>(todas).values()],
    semNcm: quais(({ ncm }) => !NCM.test(ncm)),
    semPais: quais(({ ncm, paisOrigem }) => NCM.test(ncm) && paisOrigem === null),
  };
}

/** How far the questions about these goods have come, of any day. */
export function andamentoDosTratamentos(
  feitas: readonly PerguntaNoPortal[],
  distintas: readonly MercadoriaPerguntavel[],
) {
  const daPlanilha = new Set(distintas.map(({ ncm, pais }) => `${ncm}/${pais}`));
  const perguntasDaPlanilha = feitas.filter(
    ({ pergunta }) => pergunta.tipo === 'TRATAMENTO' && daPlanilha.has(`${pergunta.ncm}/${pergunta.pais}`),
  );
  const na = (situacao: PerguntaNoPortal['situacao']) =>
    perguntasDaPlanilha.filter((pergunta) => pergunta.situacao === situacao);
  return {
    feitas: perguntasDaPlanilha.length,
    respondidas: na('PRONTA').length,
    naFila: na('NA_FILA').length,
    recusadas: na('RECUSADA'),
    /** Why what waits is waiting: a limit, or the daily stop. */
    espera: na('NA_FILA').find(({ frase }) => frase !== null)?.frase ?? null,
    /** Another text once an answer came in. */
    respostas: perguntasDaPlanilha.flatMap(({ id, olhadaEm }) => (olhadaEm ? [`${id} ${olhadaEm}`] : [])).join(),
  };
}

const NCM = /^\d{8}$/;
