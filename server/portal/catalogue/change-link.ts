import { lerVinculos } from '#lib/portal/codecs/vinculo-json.ts';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { chaveDoVinculo, VINCULADO } from '#lib/portal/domain/fabricante-no-portal.ts';
import { portalFabricante } from '#server/platform/db/schema/catalogo.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoFabricante } from './catalogue-history.ts';
import { mudancasDoPreparo } from './change-prepared.ts';
import { fabricanteRepository, type LinhaDoFabricante } from './fabricante-repository.ts';
import { desativacaoDevolvida } from './step-of-change.ts';

const { devolver, achar } = mudancasDoPreparo({
  tabela: portalFabricante,
  nome: 'vínculo',
  contar: contarNoFabricante,
  ler: (tx, empresaId, id, usuarioId) => fabricanteRepository(tx, empresaId).ler(id, usuarioId),
  codigo: (chave) => chave,
  nomeDe: ({ codigoInterno }) => codigoInterno,
  devolvido: (linha, motivo) =>
    desativacaoDevolvida<typeof portalFabricante>({ linha, comoEstaLa: () => ({}) }, motivo, 'Desvinculação'),
  aoAchar: ({ ato }) => (ato === 'DESATIVAR' ? { situacaoNoPortal: 'DESVINCULADO' } : { situacaoNoPortal: VINCULADO }),
});
export const devolverFabricante = devolver;

/**
 * Says whether a link, or its end, whose answer was lost is in the Portal. Nothing is sent by it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile, 422 when nothing is in doubt.
 */
export async function acharFabricante(
  ao: AoPedir,
  id: string,
  { versao, esta }: { versao: number; esta: boolean },
): Promise<FabricanteNoPortal> {
  const linha = await fabricanteRepository(ao.db, ao.quem.empresaId).buscar(id);
  if (!linha) throw notFound('Este vínculo');
  if (linha.situacao !== 'INCERTO') throw againstRule('O que há no Portal Único não está em dúvida.');
  return achar(ao, id, { versao, codigo: esta ? chaveEnviada(linha) : null });
}

/** The key of the link that was sent. */
function chaveEnviada({ codigo, escrito }: LinhaDoFabricante): string {
  const [vinculo] = lerVinculos(Buffer.from(escrito ?? ''));
  return codigo ?? (vinculo ? chaveDoVinculo(vinculo) : '');
}
