import { and, eq, sql } from 'drizzle-orm';
import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';

type Procurado = Partial<typeof processo.$inferInsert> & { id: string; numero: string };

/** Builds the search text of a process: its own fields, what was declared, and the number of its DAI. */
export async function buscaDoProcesso(tx: Database, empresaId: string, procurado: Procurado): Promise<string> {
  const { id, numero, referencia, numeroDi, numeroDuimp, importadorId, conteineres = [], licencas = [] } = procurado;
  const [dono] = importadorId
    ? await tx
        .select({ cnpj: importador.cnpj, nome: importador.razaoSocial })
        .from(importador)
        .where(and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId)))
    : [];
  return textoDeBusca(
    numero,
    referencia,
    numeroDi,
    numeroDi && formatarNumeroDi(numeroDi),
    numeroDuimp,
    numeroDuimp && formatarNumeroDuimp(numeroDuimp),
    dono?.cnpj,
    dono?.nome,
    procurado.conhecimentoNumero,
    procurado.conhecimentoMaster,
    ...conteineres.map((conteiner) => conteiner.numero),
    ...licencas.map((licenca) => licenca.numero),
    ...(await declarados(tx, empresaId, id)),
    await numeroDaDai(tx, empresaId, id),
  );
}

async function numeroDaDai(tx: Database, empresaId: string, processoId: string): Promise<string | null> {
  const [daiDoProcesso] = await tx
    .select({ numero: dai.numero })
    .from(dai)
    .where(and(eq(dai.empresaId, empresaId), eq(dai.processoId, processoId)));
  return daiDoProcesso?.numero ?? null;
}

async function declarados(tx: Database, empresaId: string, processoId: string): Promise<(string | null)[]> {
  const [feita] = await tx
    .select({
      numeroDi: declaracao.numeroDi,
      importador: declaracao.importadorNumero,
      nome: declaracao.importadorNome,
      conhecimento: sql<string | null>`${declaracao.cabecalho} -> 'conhecimento' ->> 'numero'`,
      master: sql<string | null>`${declaracao.cabecalho} -> 'conhecimento' ->> 'master'`,
    })
    .from(declaracao)
    .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId)));
  if (!feita) return [];
  const mercadorias = await tx
    .selectDistinct({ fornecedor: adicao.fornecedor, fabricante: adicao.fabricante, ncm: adicao.ncm })
    .from(adicao)
    .where(and(eq(adicao.empresaId, empresaId), eq(adicao.processoId, processoId)));
  const textosDasMercadorias = mercadorias.flatMap(({ fornecedor, fabricante, ncm }) => [fornecedor, fabricante, ncm]);
  return [...Object.values(feita), escreverDeclaracao(feita.numeroDi), ...new Set(textosDasMercadorias)];
}
