import type { SituacaoLa } from '#lib/portal/codecs/operador-json.ts';
import type { LinhaDoOperador } from './operador-repository.ts';

/** The state that an operator is meant to have in the Portal. */
export function situacaoQueridaDe({ ato, situacao }: Pick<LinhaDoOperador, 'ato' | 'situacao'>): SituacaoLa {
  return ato === 'DESATIVAR' && situacao === 'ENVIADO' ? 'DESATIVADO' : 'ATIVADO';
}

/** The version that a change of what the Portal has would be of, or why none is prepared. */
export function mudancaDoOperador({
  situacao,
  noPortal,
  situacaoNoPortal,
  versaoNoPortal,
}: Pick<LinhaDoOperador, 'situacao' | 'noPortal' | 'situacaoNoPortal' | 'versaoNoPortal'>):
  | { base: string }
  | { motivo: string } {
  if (situacao !== 'ENVIADO') return { motivo: 'Só se muda um operador que está no Portal.' };
  if (!noPortal || versaoNoPortal === null) {
    return { motivo: 'Compare antes com o Portal: o Cais ainda não viu o que ele tem.' };
  }
  if (situacaoNoPortal === 'DESATIVADO') {
    return { motivo: 'Está desativado no Portal Único, e o Cais não sabe ativá-lo: ative-o lá e compare de novo.' };
  }
  return { base: versaoNoPortal };
}

/** Why no change of it is prepared at all; null where one may be. */
export function semMudancaDe(linha: LinhaDoOperador): string | null {
  const possivel = mudancaDoOperador(linha);
  return 'motivo' in possivel ? possivel.motivo : null;
}

/** Why there is nothing to send a new version of; null where there is. */
export function recusaDaNovaVersao(linha: LinhaDoOperador, mudou: readonly string[]): string | null {
  const motivo = semMudancaDe(linha);
  if (motivo !== null || mudou.length > 0 || linha.comparacao === 'DIFERE') return motivo;
  return 'Nada mudou no cadastro, e a última comparação não diz que difere.';
}
