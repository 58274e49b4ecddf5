import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCR_EM_ABERTO } from '#lib/domain/zfm/situacao-dcr.ts';
import type { FatosDoDcr } from '#lib/fiscal/dcr/fatos-do-dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { existing } from '#server/platform/records/existing.ts';
import { atualizacaoDoDcr } from './atualizacao.ts';
import { declaramOMesmo } from './conteudo-canonico.ts';
import { cadastroDeDcr } from './dcr.ts';

/** What an open retificador or substitutivo brings: changes that it does not have yet, or none at all. */
export async function fatosDaSucessao(
  tx: Database,
  empresaId: string,
  lido: DcrLido,
  hoje: DataTexto,
): Promise<FatosDoDcr['sucessao']> {
  if (lido.tipo === 'N' || !DCR_EM_ABERTO.includes(lido.situacao)) return undefined;
  const { mudancas } = await atualizacaoDoDcr(tx, empresaId, lido, hoje);
  const anterior = lido.anterior && (await existing(tx, empresaId, cadastroDeDcr, lido.anterior.id));
  return { mudancas: mudancas.length, igual: anterior !== null && declaramOMesmo(lido, anterior) };
}
