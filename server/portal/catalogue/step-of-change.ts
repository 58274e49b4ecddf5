import type { AtoEmPreparo } from '#lib/portal/contracts/preparo-no-portal.ts';
import { type AtoDoPreparo, preparoDesfazivel } from '#lib/portal/domain/preparo-no-portal.ts';
import type { LinhaDe, LinhaDePreparo, Mudanca, TabelaDePreparo } from './preparo-repository.ts';
import type { Fim, NoAto, Passo } from './ramo.ts';
import { passoDaRevisao } from './review-step.ts';

/** What is particular to one kind of thing when the Portal's is changed. */
export interface ComoPreparar<Tabela extends TabelaDePreparo> {
  linha: LinhaDe<Tabela>;
  /** The version that a change would be of, or why there is none. */
  possivel: { base: string } | { motivo: string };
  /** The version that the Portal last showed. */
  vista: string | null;
  /** What it says now, kept until the change is sent or undone. */
  vigente: () => NonNullable<LinhaDe<Tabela>['vigente']>;
  /** What it said before, in the columns of its own; and what of that changed back, for the history. */
  comoEstaLa(): Mudanca<Tabela>;
  desfeito?: { antes?: object; depois?: object };
  /** What the draft of a change says at first, where that is not what stood here. */
  rascunho?: () => { motivo: string } | { valores: Mudanca<Tabela>; antes?: object; depois?: object };
  /** What its acts are called, where that is not as of a product. */
  nomes?: Partial<Record<AtoDoPreparo, string>>;
  /** Whether the request that puts it out of use has a body. */
  desativaComCorpo?: boolean;
  /** Why it cannot go on as it is. */
  falta: { motivo: string } | null;
  /** The body of a request that has one. */
  escrever(): string;
}

type AoDarPasso = Pick<NoAto, 'em' | 'usuarioId' | 'credencial' | 'segundaPessoa' | 'trazidoPor'>;

/** What an act makes of a product or a foreign operator, or why it cannot be done. */
export function passoDoPreparo<Tabela extends TabelaDePreparo>(
  ato: AtoEmPreparo,
  como: ComoPreparar<Tabela>,
  ao: AoDarPasso,
): Passo<Tabela> {
  const linha: LinhaDePreparo = como.linha;
  const { usuarioId, em } = ao;
  const nome = { ...NOME, ...como.nomes };
  if (linha.excluidoEm && ato.tipo !== 'TRAZER_DE_VOLTA') return { motivo: DESFEITO };
  switch (ato.tipo) {
    case 'PEDIR_REVISAO':
    case 'APROVAR':
    case 'ENVIAR': {
      const desativar = linha.ato === 'DESATIVAR';
      return passoDaRevisao(linha, ato.tipo, {
        ...ao,
        falta: desativar ? null : como.falta,
        escrever: () => (desativar && !como.desativaComCorpo ? null : como.escrever()),
        ...(linha.ato !== 'INCLUIR' && { aEnviar: `${nome[linha.ato]} a enviar ao Portal Único.` }),
      });
    }
    case 'PREPARAR_MUDANCA':
      return prepararMudanca(ato.como, como);
    case 'DESATIVAR': {
      if ('motivo' in como.possivel) return como.possivel;
      return {
        valores: {
          situacao: 'EM_REVISAO' as const,
          ato: 'DESATIVAR' as const,
          frase: `${maiuscula(nome.DESATIVAR)}: ${ato.motivo}`,
          versaoBase: como.possivel.base,
          vigente: como.vigente(),
          problemas: [],
          revisaoPedidaEm: em,
          revisaoPedidaPor: usuarioId,
          revisadoEm: null,
          revisadoPor: null,
        } as Mudanca<Tabela>,
        oQue: `${nome.DESATIVAR} enviada à revisão. ${ato.motivo}`,
      };
    }
    case 'DESFAZER':
      if (!preparoDesfazivel(linha)) return { motivo: 'Não há o que desfazer: só um rascunho se desfaz.' };
      if (como.linha.vigente) {
        return { valores: deVolta(como), oQue: `${nome[linha.ato]} desfeita antes de sair.`, ...como.desfeito };
      }
      if (linha.codigo !== null) return { motivo: 'Está no Portal Único, e o Cais não guardou o que dizia antes.' };
      return {
        valores: { excluidoEm: em, excluidoPor: usuarioId },
        oQue: 'rascunho desfeito; o que ele dizia fica guardado.',
      };
    case 'TRAZER_DE_VOLTA':
      if (!linha.excluidoEm) return { motivo: 'Não foi desfeito.' };
      return { valores: { excluidoEm: null, excluidoPor: null }, oQue: 'rascunho trazido de volta.' };
  }
}

/** What it says in the Portal, taking back what was being prepared. */
function deVolta<Tabela extends TabelaDePreparo>({
  linha,
  comoEstaLa,
}: Pick<ComoPreparar<Tabela>, 'linha' | 'comoEstaLa'>): Mudanca<Tabela> {
  const { vigente } = linha;
  if (!vigente) return {};
  const { enviadoEm, enviadoPor, escrito, sha256, redigidoEm, redigidoPor } = vigente;
  return {
    ...comoEstaLa(),
    situacao: 'ENVIADO' as const,
    ato: 'INCLUIR' as const,
    etapa: null,
    proximaEm: null,
    frase: null,
    problemas: [] as const,
    enviadoEm: enviadoEm ? new Date(enviadoEm) : null,
    redigidoEm: new Date(redigidoEm),
    enviadoPor,
    escrito,
    sha256,
    redigidoPor,
    revisaoPedidaEm: null,
    revisaoPedidaPor: null,
    revisadoEm: null,
    revisadoPor: null,
    vigente: null,
    versaoBase: null,
  };
}

/** How what stands here was written and sent, to be kept while a change is prepared. */
export function envioDe({ escrito, sha256, enviadoPor, redigidoPor, enviadoEm, redigidoEm }: LinhaDePreparo) {
  return {
    escrito,
    sha256,
    enviadoPor,
    redigidoPor,
    enviadoEm: enviadoEm?.toISOString() ?? null,
    redigidoEm: redigidoEm.toISOString(),
  };
}

/** Gives a deactivation back: nothing of it is to be put right, so it stays as it is in the Portal. */
export function desativacaoDevolvida<Tabela extends TabelaDePreparo>(
  qual: Pick<ComoPreparar<Tabela>, 'linha' | 'comoEstaLa'>,
  motivo: string,
  nome = 'Desativação',
): Fim<Tabela> | null {
  if (qual.linha.ato !== 'DESATIVAR') return null;
  return {
    valores: { ...deVolta(qual), frase: `${nome} devolvida: ${motivo}` },
    oQue: `${nome.toLowerCase()} devolvida.`,
  };
}

/** A draft again, of a change. One that is a draft of a change already goes on from the version seen there. */
function prepararMudanca<Tabela extends TabelaDePreparo>(
  como: 'NOVA_VERSAO' | 'RETIFICACAO',
  { linha, possivel, vista, vigente, rascunho }: ComoPreparar<Tabela>,
): Passo<Tabela> {
  const { versaoBase } = linha;
  if (linha.vigente && linha.ato !== 'DESATIVAR' && preparoDesfazivel(linha)) {
    if (!vista || (vista === versaoBase && linha.ato === como)) return { motivo: 'Já está em preparo.' };
    return {
      valores: { situacao: 'RASCUNHO', ato: como, versaoBase: vista, frase: null, problemas: [] },
      oQue: `${NOME[como]} a partir da versão ${vista} do Portal.`,
    };
  }
  if ('motivo' in possivel) return possivel;
  const primeiro = rascunho?.();
  if (primeiro && 'motivo' in primeiro) return primeiro;
  const { valores, ...mudou } = primeiro ?? {};
  return {
    valores: {
      ...valores,
      situacao: 'RASCUNHO' as const,
      ato: como,
      frase: null,
      versaoBase: possivel.base,
      vigente: vigente(),
      escrito: null,
      sha256: null,
      problemas: [],
      revisaoPedidaEm: null,
      revisaoPedidaPor: null,
      revisadoEm: null,
      revisadoPor: null,
    } as Mudanca<Tabela>,
    oQue: `${NOME[como]} em preparo, a partir da versão ${possivel.base}.`,
    ...mudou,
  };
}

const NOME: Readonly<Record<AtoDoPreparo, string>> = {
  INCLUIR: 'inclusão',
  NOVA_VERSAO: 'nova versão',
  RETIFICACAO: 'retificação',
  DESATIVAR: 'desativação',
};
const maiuscula = (nome: string) => nome.charAt(0).toUpperCase() + nome.slice(1);
const DESFEITO = 'Este rascunho foi desfeito: traga-o de volta antes.';
