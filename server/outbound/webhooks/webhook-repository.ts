import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { WebhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import type { WebhookLido, WebhookNovo } from '#lib/contracts/outbound/webhook.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { WEBHOOK } from '#lib/registros/webhook.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { webhook } from '#server/platform/db/schema/notices.ts';
import { readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { CadastroRepository } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';

type Repositorio = CadastroRepository<WebhookConsulta, WebhookNovo, WebhookLido> & {
  /** Replaces the secret by another, encrypted; false when the webhook is deleted or does not exist. */
  trocarSegredo(id: string, segredo: string, em: Date): Promise<boolean>;
};

export function webhookRepository(tx: Database, empresaId: string): Repositorio {
  const registros = recordRepository(tx, empresaId, webhook);
  const daEmpresa = eq(webhook.empresaId, empresaId);
  const lidos = () =>
    tx
      .select({ ...getTableColumns(webhook), autor: usuario.nome, ultima: ULTIMA })
      .from(webhook)
      .innerJoin(usuario, authorOf(webhook));
  const ler = async (filtro: SQL) => (await lidos().where(and(daEmpresa, filtro))).map(lido);
  const peloNome = readByKey(
    tx,
    webhook.chave,
    async (filtro) => (await lidos().where(and(daEmpresa, filtro, isNull(webhook.excluidoEm)))).map(lido),
    ({ nome }) => textoDeBusca(nome),
  );

  return {
    ...listingOf<WebhookConsulta, WebhookLido>(tx, empresaId, {
      de: webhook,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(webhook.excluidoEm, consulta),
          containsText(webhook.busca, consulta.q),
          whenGiven(consulta.ativo, (ativo) => eq(webhook.ativo, ativo === 'true')),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ORDENAVEIS, webhook.id),
      linhas: pageOf(lidos, lido),
    }),

    buscar: readById(tx, webhook.id, ler),

    async ocupante({ nome }, id) {
      const outro = (await peloNome(textoDeBusca(nome))).find((um) => um.id !== id);
      return outro ? { id: outro.id, frase: `Já há um webhook de nome ${outro.nome}.` } : null;
    },

    inserir: (id, campos, assinatura) => registros.inserir(id, colunas(campos), assinatura),
    alterar: ({ id, versao, ...campos }, assinatura) => registros.alterar({ id, versao }, colunas(campos), assinatura),
    excluir: registros.excluir,
    restaurar: registros.restaurar,

    async trocarSegredo(id, segredo, em) {
      const trocados = await tx
        .update(webhook)
        .set({ segredo, segredoEm: em })
        .where(and(daEmpresa, eq(webhook.id, id), isNull(webhook.excluidoEm)))
        .returning({ id: webhook.id });
      return trocados.length === 1;
    },
  };
}

type Ultima = NonNullable<WebhookLido['ultima']>;

const ULTIMA = sql<Ultima | null>`(select jsonb_build_object('situacao', e.situacao, 'em', e.tentada_em) from webhook_entrega e
  where e.empresa_id = ${webhook.empresaId} and e.webhook_id = ${webhook.id} and e.tentada_em is not null
  order by e.tentada_em desc limit 1)`;

function colunas(campos: WebhookNovo): Valores<typeof webhook> {
  const chave = textoDeBusca(campos.nome);
  return { ...campos, chave, busca: textoDeBusca(chave, campos.url) };
}

function lido(linha: typeof webhook.$inferSelect & { autor: string; ultima: Ultima | null }): WebhookLido {
  const { segredoEm, ultima } = linha;
  return {
    ...recordOfRow(linha),
    ...fieldsOfRow<WebhookNovo>(WEBHOOK, linha),
    segredoEm: segredoEm?.toISOString() ?? null,
    ultima: ultima && { ...ultima, em: new Date(ultima.em).toISOString() },
  };
}

const ORDENAVEIS = { nome: webhook.chave, url: webhook.url, ativo: webhook.ativo, alteradoEm: webhook.alteradoEm };
