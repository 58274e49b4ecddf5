import type { TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { Candidato, Proposta } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import type { LinhaDaAdicao } from './celulas-da-adicao.ts';

/** A row of the sheet with its proposals; `especificas` are the taxes whose rate is an amount per unit. */
export interface LinhaComPropostas {
  linha: LinhaDaAdicao;
  propostas: readonly Proposta[];
  especificas: ReadonlySet<TributoFederal>;
}

/** A value typed before that differs from its proposal. */
export interface Troca {
  id: string;
  campo: string;
  de: string;
  para: Candidato;
}

/** Adições of which the same is said: a conflict between origins, or why there is no proposal. */
export interface Dito {
  chave: string;
  proposta: Proposta;
  ids: string[];
}

export interface PropostasNaGrade {
  /** The cells of each row that are empty and have a proposal, by id. */
  vazias: ReadonlyMap<string, Readonly<Record<string, string>>>;
  quantasVazias: number;
  trocas: readonly Troca[];
  /** Where the value of a cell comes from, by `linha.campo`. */
  notas: Readonly<Record<string, string>>;
  conflitos: readonly Dito[];
  /** What only a person takes, of the rows that have not taken it. */
  opcoes: readonly Dito[];
  semProposta: readonly Dito[];
}

/** Compares proposals with what the sheet has. Nothing is changed here. */
export function propostasNaGrade(linhas: readonly LinhaComPropostas[]): PropostasNaGrade {
  const vazias = new Map<string, Record<string, string>>();
  const [trocas, notas]: [Troca[], Record<string, string>] = [[], {}];
  const [conflitos, opcoes, semProposta] = [new Map<string, Dito>(), new Map<string, Dito>(), new Map<string, Dito>()];
  for (const [indice, { linha, propostas, especificas }] of linhas.entries()) {
    for (const proposta of propostas) {
      const { tributo, qual, candidatos, porque } = proposta;
      const vazia = estaVazia(linha, proposta);
      const pendente = candidatos.length > 1 && naoFoiEscolhido(linha, proposta);
      for (const candidato of pendente ? [] : candidatos) {
        for (const [campo, valor] of Object.entries(candidato.celulas)) {
          if (linha[campo] === valor) notas[`${indice}.${campo}`] ??= `Como proposto: ${deOnde(candidato)}`;
        }
      }
      for (const opcao of proposta.opcoes) {
        if (!tomou(linha, opcao)) continue;
        for (const campo of Object.keys(opcao.celulas)) notas[`${indice}.${campo}`] ??= `Escolhido: ${deOnde(opcao)}`;
      }
      if (proposta.opcoes.length > 0 && !proposta.opcoes.some((opcao) => tomou(linha, opcao))) {
        juntar(
          opcoes,
          `${tributo} ${proposta.opcoes.map(({ escrito, origens }) => `${escrito} ${origens[0]?.texto}`)}`,
          proposta,
          linha.id,
        );
      }
      if (qual === 'aliquota' && especificas.has(tributo)) continue;
      const [unico, ...outros] = candidatos;
      if (!unico) {
        if (vazia || qual === 'regime') juntar(semProposta, `${tributo} ${qual} ${porque}`, proposta, linha.id);
      } else if (outros.length > 0) {
        const quais = candidatos.map(({ escrito, origens }) => `${escrito} ${origens.map(({ texto }) => texto)}`);
        if (pendente) juntar(conflitos, `${tributo} ${qual} ${quais}`, proposta, linha.id);
      } else if (vazia || diz(linha, proposta, unico)) {
        const novas = Object.entries(unico.celulas).filter(([campo]) => !linha[campo]);
        if (novas.length > 0) vazias.set(linha.id, { ...vazias.get(linha.id), ...Object.fromEntries(novas) });
      } else {
        const campo = campoAVista(linha, proposta);
        trocas.push({ id: linha.id, campo, de: linha[campo] ?? '', para: unico });
      }
    }
  }
  return {
    vazias,
    trocas,
    notas,
    quantasVazias: [...vazias.values()].reduce((soma, celulas) => soma + Object.keys(celulas).length, 0),
    conflitos: [...conflitos.values()],
    opcoes: [...opcoes.values()],
    semProposta: [...semProposta.values()],
  };
}

/** Fills the empty cells, and puts the proposal in place of the typed values among `trocas`. */
export function comPropostas(
  linhas: readonly LinhaDaAdicao[],
  { vazias }: Pick<PropostasNaGrade, 'vazias'>,
  trocas: readonly Troca[] = [],
): LinhaDaAdicao[] {
  const porLinha = Map.groupBy(trocas, ({ id }) => id);
  return linhas.map((linha) => {
    const trocasDaLinha = porLinha.get(linha.id) ?? [];
    const novas = vazias.get(linha.id);
    if (!novas && trocasDaLinha.length === 0) return linha;
    return trocasDaLinha.reduce((ate, { campo, para }) => trocada(ate, campo, para), { ...linha, ...novas });
  });
}

/** Puts one candidate of a conflict into these rows. */
export function comCandidato(
  linhas: readonly LinhaDaAdicao[],
  { proposta, ids }: Pick<Dito, 'proposta' | 'ids'>,
  candidato: Candidato,
): LinhaDaAdicao[] {
  const quais = new Set(ids);
  return linhas.map((linha) => (quais.has(linha.id) ? trocada(linha, campoAVista(linha, proposta), candidato) : linha));
}

/** The cell of the old value is emptied where the new value stands in another: a table in place of a rate. */
function trocada(linha: LinhaDaAdicao, campo: string, { celulas }: Candidato): LinhaDaAdicao {
  const tributo = /^(ii|ipi|pis|cofins)/.exec(campo)?.[0] ?? '';
  const doRegime = campo.endsWith('Regime');
  const sobras = doRegime
    ? {
        [`${tributo}Fundamento`]: '',
        [`${tributo}AliquotaReduzida`]: '',
        [`${tributo}ReducaoPerc`]: '',
        ...(tributo === 'ii' && { codigoDoFundamento: '' }),
      }
    : { [campo]: '' };
  return { ...linha, ...sobras, ...celulas };
}

const camposDe = ({ tributo, qual }: Proposta) =>
  qual === 'regime' ? [`${tributo}Regime`] : [`${tributo}Tabela`, `${tributo}Aliquota`];

function estaVazia(linha: LinhaDaAdicao, proposta: Proposta): boolean {
  return camposDe(proposta).every((campo) => !linha[campo]);
}

/** Whether the row already has the value of a candidate. */
function diz(linha: LinhaDaAdicao, proposta: Proposta, { celulas }: Candidato): boolean {
  return camposDe(proposta).every(
    (campo) => (linha[campo] ?? '') === ((celulas as Record<string, string>)[campo] ?? ''),
  );
}

/** Whether the row has all that an option says. */
function tomou(linha: LinhaDaAdicao, { celulas }: Candidato): boolean {
  return Object.entries(celulas).every(([campo, valor]) => linha[campo] === valor);
}

/** A new adição begins with full payment and no ground: nobody has chosen that yet. */
function naoFoiEscolhido(linha: LinhaDaAdicao, proposta: Proposta): boolean {
  const { tributo, qual } = proposta;
  if (qual === 'regime' && linha[`${tributo}Regime`] === 'INTEGRAL') return !linha[`${tributo}Fundamento`];
  if (qual === 'aliquota' && linha[`${tributo}Tabela`] === 'GERAL') return true;
  return estaVazia(linha, proposta);
}

function campoAVista(linha: LinhaDaAdicao, proposta: Proposta): string {
  const [primeiro = '', segundo = primeiro] = camposDe(proposta);
  return linha[primeiro] ? primeiro : segundo;
}

function juntar(ditos: Map<string, Dito>, chave: string, proposta: Proposta, id: string): void {
  const dito = ditos.get(chave);
  if (dito) dito.ids.push(id);
  else ditos.set(chave, { chave, proposta, ids: [id] });
}

/** The first origins of a value, in one sentence. */
export function deOnde({ origens }: Candidato): string {
  const textos = origens
    .slice(0, ORIGENS_A_VISTA)
    .map(({ texto, aConfirmar }) => `${texto}${aConfirmar ? ' (a confirmar)' : ''}`);
  const demais = origens.length - ORIGENS_A_VISTA;
  return `${textos.join('; ')}${demais > 0 ? `; e mais ${demais}` : ''}.`;
}

const ORIGENS_A_VISTA = 3;
