import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { portalCatalogo, portalFabricante, portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { portalAcompanhamento, portalBusca, portalConsulta, portalRonda } from '#server/platform/db/schema/portal.ts';
import { portalRascunho, portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';
import { portalAtributos, portalPergunta } from '#server/platform/db/schema/portal-questions.ts';
import { locked, notFound } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { frases as registro } from './duimp/register-draft.ts';
import { frases } from './duimp/send-draft.ts';
import { assinaturaRepository } from './notices/assinatura-repository.ts';
import { receptorRepository } from './notices/receptor-repository.ts';
import { credencialRepository } from './talk/credencial-repository.ts';
import { type AoPedir, contarNaCredencial } from './talk/usable-credential.ts';

/** Ends a credential: its secrets and session are erased, its fetches that wait are refused, and no notice comes in by it. */
export async function encerrarCredencial({ db, relogio, quem }: AoPedir, id: string): Promise<void> {
  const { empresaId, usuarioId } = quem;
  const em = relogio.agora();
  await db.transaction(async (tx) => {
    await requireStillSignedIn(tx, em);
    const credenciais = credencialRepository(tx, empresaId);
    const credencial = await credenciais.buscar(id);
    if (!credencial) throw notFound('Esta credencial');
    const fim = { encerradaEm: em, encerradaPor: usuarioId, segredo: null, sessao: null, sessaoAte: null };
    if (!(await credenciais.alterar(id, fim))) throw locked('Esta credencial já foi encerrada.');
    await pararTudo(tx, empresaId, id);
    await receptorRepository(tx, empresaId).encerrar(id);
    await assinaturaRepository(tx, empresaId).parar(id, 'A credencial foi encerrada.');
    await contarNaCredencial(tx, { relogio, quem }, credencial, 'Credencial encerrada');
  });
}

/** What waits for the credential is refused, and what it would do by itself is switched off. */
async function pararTudo(tx: Database, empresaId: string, credencialId: string): Promise<void> {
  const recusada = (oQue: string) => ({
    situacao: 'RECUSADA' as const,
    frase: `A credencial foi encerrada antes do fim desta ${oQue}.`,
    proximaEm: null,
  });
  for (const [tabela, oQue] of [
    [portalConsulta, 'consulta'],
    [portalBusca, 'busca'],
    [portalAtributos, 'consulta'],
    [portalCatalogo, 'lista'],
    [portalPergunta, 'consulta'],
  ] as const) {
    await tx
      .update(tabela)
      .set(recusada(oQue))
      .where(
        and(eq(tabela.empresaId, empresaId), eq(tabela.credencialId, credencialId), eq(tabela.situacao, 'NA_FILA')),
      );
  }
  await pararPreparos(tx, empresaId, credencialId, [portalProduto, 'produto']);
  await pararPreparos(tx, empresaId, credencialId, [portalOperador, 'operador']);
  await pararPreparos(tx, empresaId, credencialId, [portalFabricante, 'vínculo']);
  const condicaoDaCredencial = (tabela: typeof portalRonda | typeof portalAcompanhamento) =>
    and(eq(tabela.empresaId, empresaId), eq(tabela.credencialId, credencialId));
  await tx.update(portalRonda).set({ proximaEm: null }).where(condicaoDaCredencial(portalRonda));
  // Of a DUIMP at rest too, which a notice would have woken; why another stopped stays written.
  await tx
    .update(portalAcompanhamento)
    .set({ proximaEm: null, frase: 'A credencial foi encerrada.' })
    .where(
      and(
        condicaoDaCredencial(portalAcompanhamento),
        or(isNotNull(portalAcompanhamento.proximaEm), isNull(portalAcompanhamento.frase)),
      ),
    );
  const rascunhos = and(
    eq(portalRascunho.empresaId, empresaId),
    eq(portalRascunho.credencialId, credencialId),
    eq(portalRascunho.situacao, 'NA_FILA'),
  );
  // A draft that is being asked for may be made all the same.
  await tx
    .update(portalRascunho)
    .set({ situacao: 'INCERTO', etapa: null, proximaEm: null, frase: frases.incerto })
    .where(and(rascunhos, eq(portalRascunho.etapa, 'CRIANDO')));
  await tx
    .update(portalRascunho)
    .set({ situacao: 'RECUSADO', proximaEm: null, frase: 'A credencial foi encerrada antes do fim do envio.' })
    .where(and(rascunhos, ne(portalRascunho.etapa, 'CRIANDO')));
  const registros = (...situacoes: (typeof portalRegistro.$inferSelect)['situacao'][]) =>
    and(
      eq(portalRegistro.empresaId, empresaId),
      eq(portalRegistro.credencialId, credencialId),
      inArray(portalRegistro.situacao, situacoes),
    );
  const saindo = { situacao: 'INCERTO', etapa: 'PERGUNTAR', frase: registro.incerto } as const;
  await tx
    .update(portalRegistro)
    .set({ ...saindo, proximaEm: null })
    .where(and(registros('NA_FILA'), eq(portalRegistro.etapa, 'ENVIANDO')));
  await tx
    .update(portalRegistro)
    .set({
      situacao: 'CADUCO',
      etapa: null,
      proximaEm: null,
      frase: 'A credencial foi encerrada antes de o pedido sair.',
    })
    .where(registros('AGUARDA_SEGUNDA', 'NA_FILA'));
  await tx.update(portalRegistro).set({ proximaEm: null }).where(registros('PEDIDO', 'INCERTO'));
}

/** What has not left is refused; of what has, only a person can say now. */
async function pararPreparos(
  tx: Database,
  empresaId: string,
  credencialId: string,
  [qual, nome]: readonly [typeof portalProduto | typeof portalOperador | typeof portalFabricante, string],
): Promise<void> {
  // The columns used here are the same ones in both tables.
  const tabela = qual as typeof portalProduto;
  const condicao = and(eq(tabela.empresaId, empresaId), eq(tabela.credencialId, credencialId));
  const parado = { proximaEm: null, versao: sql`${tabela.versao} + 1` };
  await tx
    .update(tabela)
    .set({
      ...parado,
      situacao: 'RECUSADO',
      etapa: null,
      frase: `A credencial foi encerrada antes de o ${nome} sair. Envie-o à revisão de novo.`,
    })
    .where(and(condicao, eq(tabela.situacao, 'ENVIANDO'), eq(tabela.etapa, 'CONFERIR')));
  const saiu = or(eq(tabela.situacao, 'ENVIANDO'), eq(tabela.situacao, 'INCERTO'));
  await tx
    .update(tabela)
    .set({ ...parado, situacao: 'INCERTO', etapa: 'PERGUNTAR', frase: semQuemPergunte(nome) })
    .where(and(condicao, saiu));
}

const semQuemPergunte = (nome: string) =>
  `O ${nome} saiu daqui, a resposta do Portal Único se perdeu, e a credencial foi encerrada: veja no Portal e diga aqui o que há.`;
