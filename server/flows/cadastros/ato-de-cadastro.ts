import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AtoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import { assinaturaDe } from '#server/flows/processo/assinatura-do-ato.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { atoDeCadastro, type RegistrosDoAto } from '#server/platform/db/schema/historico.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { cadastroDeImportadorComLigacoes } from './gravar-importador.ts';
import { retirar } from './gravar-propostos.ts';
import { desligarProcessosDosRepresentantes } from './representantes-propostos.ts';
import { exigirSemUsos } from './usos-dos-cadastros.ts';
import { desfazerVinculos, type VinculosDoAto, vinculosDoAto } from './vinculos-do-ato.ts';

/**
 * Does an act in one transaction and keeps what it made and linked, by which all of it can be undone. Answers the id of the act.
 * @throws {Refusal} 422 when the act makes and links nothing.
 */
export function emUmAto(
  ao: OnWrite,
  fazer: (tx: Database, vinculos: VinculosDoAto) => Promise<Partial<RegistrosDoAto>>,
): Promise<string> {
  return ao.db.transaction(async (tx) => {
    const { empresaId } = ao.quem;
    // The links have the moment of the act: undoing tells by it which of them a person has changed since.
    const assinatura = assinaturaDe(ao);
    const vinculos = vinculosDoAto(tx, empresaId, assinatura);
    const registros: RegistrosDoAto = { ...NENHUM, ...(await fazer(tx, vinculos)) };
    const gravados = await vinculos.contar(Object.values(registros).flat());
    if (gravados.length === 0 && Object.values(registros).flat().length === 0) {
      throw againstRule('Marque o que vai ao cadastro.');
    }
    const id = uuidv7();
    const { usuarioId, em } = assinatura;
    const conteudoDoAto = { registros, vinculos: gravados, criadoEm: em, criadoPor: usuarioId };
    await tx.insert(atoDeCadastro).values({ empresaId, id, ...conteudoDoAto });
    return id;
  });
}

/**
 * Undoes an act: deletes its records, and every link it wrote, or nothing.
 * @throws {Refusal} 404, or 422 when it was undone, or somebody has changed one of its records or uses it.
 */
export function desfazerAto(ao: OnWrite, id: string): Promise<void> {
  return ao.db.transaction(async (tx) => {
    const { empresaId } = ao.quem;
    const condicao = and(eq(atoDeCadastro.empresaId, empresaId), eq(atoDeCadastro.id, id));
    const [ato] = await tx.select().from(atoDeCadastro).where(condicao).for('update');
    if (!ato) throw notFound('Este ato');
    if (ato.desfeitoEm) throw againstRule('Este cadastro já foi desfeito.');
    const { Importador, Representante, Fornecedor, Item, Produto } = ato.registros;
    await exigirSemUsos(tx, empresaId, ato.registros);
    await retirar(tx, ao, cadastroDeProduto, Produto);
    await retirar(tx, ao, cadastroDeItem, Item);
    await retirar(tx, ao, cadastroDeFornecedor, Fornecedor);
    await desligarProcessosDosRepresentantes(tx, empresaId, Representante);
    await retirar(tx, ao, cadastroDeRepresentante, Representante);
    await retirar(tx, ao, cadastroDeImportadorComLigacoes, Importador);
    await desfazerVinculos(tx, ao, ato);
    await tx.update(atoDeCadastro).set({ desfeitoEm: ao.relogio.agora() }).where(condicao);
  });
}

/** The acts of the company, the newest first; with `id`, only that one. */
export async function atosDeCadastro(tx: Database, empresaId: string, id?: string): Promise<AtoDeCadastros[]> {
  const atos = await tx
    .select({ ato: atoDeCadastro, por: usuario.nome })
    .from(atoDeCadastro)
    .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, atoDeCadastro.criadoPor)))
    .where(
      and(
        eq(atoDeCadastro.empresaId, empresaId),
        id === undefined ? isNull(atoDeCadastro.desfeitoEm) : eq(atoDeCadastro.id, id),
      ),
    )
    .orderBy(desc(atoDeCadastro.criadoEm), desc(atoDeCadastro.id))
    .limit(ATOS_A_VISTA);
  return atos.map(({ ato: { id: idDoAto, registros, vinculos, criadoEm, desfeitoEm }, por }) => ({
    id: idDoAto,
    em: criadoEm.toISOString(),
    por,
    importadores: registros.Importador.length,
    representantes: registros.Representante.length,
    fornecedores: registros.Fornecedor.length,
    itens: registros.Item.length,
    produtos: registros.Produto.length,
    vinculos: vinculos.filter(({ novo }) => !novo).length,
    desfeitoEm: desfeitoEm?.toISOString() ?? null,
  }));
}

const NENHUM: RegistrosDoAto = { Importador: [], Representante: [], Fornecedor: [], Item: [], Produto: [] };
const ATOS_A_VISTA = 20;
