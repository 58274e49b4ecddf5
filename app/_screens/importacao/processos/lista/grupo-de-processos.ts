import type { AgrupamentoDeProcessos } from '#lib/contracts/consultas/processo.ts';
import type { ProcessosAgrupados } from '#lib/contracts/processo/processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';

type Grupo = ProcessosAgrupados['grupos'][number];

/** The name of a group, said also where its processos have nothing to group by. */
export function nomeDoGrupo(por: AgrupamentoDeProcessos, { chave, nome }: Pick<Grupo, 'chave' | 'nome'>): string {
  if (chave === null) return por === 'NAVIO' ? 'Sem navio informado' : 'Sem importador do cadastro';
  if (por === 'SITUACAO') return NOME_SITUACAO_PROCESSO[chave as SituacaoProcesso];
  return nome ?? chave;
}

/** The filter of the list that shows a group alone. */
export function filtroDoGrupo(por: AgrupamentoDeProcessos, chave: string | null): Readonly<Record<string, string>> {
  switch (por) {
    case 'SITUACAO':
      return { situacao: chave ?? '' };
    case 'IMPORTADOR':
      return chave === null ? { semImportador: 'true' } : { importadorId: chave };
    case 'NAVIO':
      return chave === null ? { semVeiculo: 'true' } : { veiculo: chave };
  }
}
