import { and, asc, eq, gte, inArray, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DciConsulta, DciLido, DciResumo, DciTotaisConsulta } from '#lib/contracts/dci.ts';
import type { DciNovo } from '#lib/contracts/dci-campos.ts';
import { competenciaPorExtenso, type MotivoFora } from '#lib/domain/dci.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { DCI_EM_ABERTO, NOME_SITUACAO_DCI } from '#lib/domain/situacao-dci.ts';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import type { Assinatura, Ocupante, RepositorioDeCadastro } from '#server/cadastros/cadastro.ts';
import { leituraPorId, umDestes } from '#server/cadastros/leitura-em-lote.ts';
import { listagemDe } from '#server/cadastros/listagem.ts';
import { autorDe, daLista } from '#server/cadastros/registro-lido.ts';
import { registroRepository } from '#server/cadastros/registro-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { contem, ordenacao, quando } from '#server/db/lista.ts';
import { numeracaoRepository } from '#server/db/numeracao-repository.ts';
import { usuario } from '#server/db/schema.ts';
import { importador, itemCadastrado, representante } from '#server/db/schema-cadastros.ts';
import { dci, dciItem, dciNota } from '#server/db/schema-dci.ts';
import { dcr, produto } from '#server/db/schema-dcr.ts';
import { bloqueado, duplicado } from '#server/erros.ts';
import { diaDe } from '#server/relogio.ts';
import { apurarDci } from './apurar.ts';
import { dciApontados } from './dci-apontados.ts';
import { type CabecaDaDci, doInteiro, itemLido, resumoDaDci } from './dci-linhas.ts';
import { declaradoAntes } from './declarado-antes.ts';
import { notasInternadas } from './notas-internadas.ts';
import { passoDaDciRepository } from './passo-da-dci-repository.ts';
import { semModalidade } from './sem-modalidade.ts';

type DciRepository = RepositorioDeCadastro<DciConsulta, DciNovo, DciLido, DciResumo> & {
  /** The sums of money of a whole result. */
  totais(consulta: DciTotaisConsulta, hoje: DataTexto): Promise<{ iiUSD: string; tributos: string }>;
};

/** DCIs of a company. What one declares is made anew with every write, until it is registered. */
export function dciRepository(tx: Banco, empresaId: string): DciRepository {
  const registros = registroRepository(tx, empresaId, dci);
  const passos = passoDaDciRepository(tx, empresaId);
  const apontados = dciApontados(tx, empresaId);
  const daEmpresa = eq(dci.empresaId, empresaId);
  const anterior = alias(dci, 'anterior');
  const sucessora = alias(dci, 'sucessora');

  const cabecas = () =>
    tx
      .select({
        dci,
        autor: usuario.nome,
        dono: {
          id: importador.id,
          cnpj: importador.cnpj,
          razaoSocial: importador.razaoSocial,
          excluidoEm: importador.excluidoEm,
          dciMensal: importador.dciMensal,
        },
      })
      .from(dci)
      .innerJoin(usuario, autorDe(dci))
      .innerJoin(importador, and(eq(importador.empresaId, dci.empresaId), eq(importador.id, dci.importadorId)));

  const ler = async (filtro: SQL): Promise<DciLido[]> => {
    const lidas = await cabecas().where(and(daEmpresa, filtro));
    const ids = lidas.map(({ dci: { id } }) => id);
    const itens = Map.groupBy(await itensDe(ids), ({ item }) => item.dciId);
    const dados = await passos.dasDcis(ids);
    const vizinhos = new Map((await vizinhosDe(ids)).map((um) => [um.id, um]));
    const fora = Map.groupBy(await contagemDe(ids), ({ dciId }) => dciId);
    return Promise.all(lidas.map((cabeca) => inteira(cabeca, { itens, dados, vizinhos, fora })));
  };

  const inteira = async (
    cabeca: CabecaDaDci,
    partes: {
      itens: Map<string, Awaited<ReturnType<typeof itensDe>>>;
      dados: Awaited<ReturnType<typeof passos.dasDcis>>;
      vizinhos: Map<string, Awaited<ReturnType<typeof vizinhosDe>>[number]>;
      fora: Map<string, Awaited<ReturnType<typeof contagemDe>>>;
    },
  ): Promise<DciLido> => {
    const { id, anteriorId } = cabeca.dci;
    const vizinho = partes.vizinhos.get(id);
    // Only the list asks what is late.
    const { pagamento: _, ...resumo } = resumoDaDci(cabeca, '');
    const contadas = partes.fora.get(id) ?? [];
    return {
      ...resumo,
      ...doInteiro(cabeca.dci),
      importador: { ...resumo.importador, dciMensal: cabeca.dono.dciMensal },
      representante: vizinho?.quem?.id ? vizinho.quem : null,
      anterior: vizinho?.anterior?.id ? vizinho.anterior : null,
      sucessora: vizinho?.sucessora?.id ? vizinho.sucessora : null,
      lista: (partes.itens.get(id) ?? []).map(itemLido),
      semModalidade: await semModalidade(tx, empresaId, id),
      declaradoAntes: await declaradoAntes(tx, empresaId, anteriorId),
      contagem: {
        dentro: contadas.find(({ fora }) => fora === null)?.quantas ?? 0,
        fora: Object.fromEntries(
          contadas.flatMap(({ fora, quantas }) => (fora === null ? [] : [[fora, quantas]])),
        ) as Record<MotivoFora, number>,
      },
      passos: partes.dados.get(id) ?? [],
    };
  };

  const itensDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .select({
            item: dciItem,
            produto: { id: produto.id, codigo: produto.codigo },
            cadastrado: { id: itemCadastrado.id, partNumber: itemCadastrado.partNumber },
            dcr: { id: dcr.id, numero: dcr.numero, processo: dcr.processo },
          })
          .from(dciItem)
          .leftJoin(produto, and(eq(produto.empresaId, empresaId), eq(produto.id, dciItem.produtoId)))
          .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, dciItem.itemId)))
          .leftJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dciItem.dcrId)))
          .where(and(eq(dciItem.empresaId, empresaId), umDestes(dciItem.dciId, ids)))
          .orderBy(asc(dciItem.dciId), asc(dciItem.ordem));

  const contagemDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .select({ dciId: dciNota.dciId, fora: dciNota.fora, quantas: sql<number>`count(*)`.mapWith(Number) })
          .from(dciNota)
          .where(and(eq(dciNota.empresaId, empresaId), umDestes(dciNota.dciId, ids)))
          .groupBy(dciNota.dciId, dciNota.fora);

  /** What stands beside them: who signs, what they correct and what corrected them. */
  const vizinhosDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .selectDistinctOn([dci.id], {
            id: dci.id,
            quem: { id: representante.id, nome: representante.nome },
            anterior: {
              id: anterior.id,
              processo: anterior.processo,
              numero: anterior.numero,
              situacao: anterior.situacao,
            },
            sucessora: {
              id: sucessora.id,
              processo: sucessora.processo,
              numero: sucessora.numero,
              situacao: sucessora.situacao,
            },
          })
          .from(dci)
          .leftJoin(
            representante,
            and(eq(representante.empresaId, empresaId), eq(representante.id, dci.representanteId)),
          )
          .leftJoin(anterior, and(eq(anterior.empresaId, empresaId), eq(anterior.id, dci.anteriorId)))
          .leftJoin(
            sucessora,
            and(
              eq(sucessora.empresaId, empresaId),
              eq(sucessora.anteriorId, dci.id),
              isNull(sucessora.excluidoEm),
              ne(sucessora.situacao, 'CANCELADA'),
            ),
          )
          .where(and(daEmpresa, umDestes(dci.id, ids)))
          .orderBy(asc(dci.id), asc(sucessora.processo));

  const buscar = leituraPorId<DciLido>(tx, dci.id, ler);

  const filtro = (consulta: DciTotaisConsulta, hoje: DataTexto) =>
    and(
      daLista(dci.excluidoEm, consulta),
      contem(dci.busca, consulta.q),
      quando(consulta.importadorId, (id) => eq(dci.importadorId, id)),
      quando(consulta.situacao, (situacao) => eq(dci.situacao, situacao)),
      quando(consulta.tipo, (tipo) => eq(dci.tipo, tipo)),
      quando(consulta.natureza, (natureza) => eq(dci.natureza, natureza)),
      quando(consulta.competencia, (mes) => eq(dci.competencia, mes)),
      quando(consulta.destino, (destino) => comItem(sql`i.destino = ${destino}`)),
      quando(consulta.produto, (codigo) => comItem(sql`i.codigo = ${codigo}`)),
      consulta.naoPaga && aPagar(),
      consulta.atrasada && and(aPagar(), lt(dci.venceEm, hoje)),
    );

  const listagem = listagemDe<DciConsulta, DciResumo>(tx, empresaId, {
    de: dci,
    daEmpresa,
    filtro,
    ordem: ({ ordem }) => ordenacao(ordem, ordenaveis, dci.id),
    ids: (filtrados, ordem) =>
      tx
        .select({ id: dci.id })
        .from(dci)
        .innerJoin(importador, and(eq(importador.empresaId, dci.empresaId), eq(importador.id, dci.importadorId)))
        .where(filtrados)
        .orderBy(...ordem),
    linhas: async (filtrados, ordem, { limit, offset }, hoje) =>
      (
        await cabecas()
          .where(filtrados)
          .orderBy(...ordem)
          .limit(limit)
          .offset(offset)
      ).map((cabeca) => resumoDaDci(cabeca, hoje)),
  });

  return {
    listar: listagem.listar,
    ids: listagem.ids,
    porIds: listagem.porIds,
    buscar,

    async totais(consulta, hoje) {
      const [soma] = await tx
        .select({
          iiUSD: sql<string>`coalesce(sum(${dci.iiUsd}), 0)::numeric(30, 7)::text`,
          tributos: sql<string>`coalesce(sum(${dci.tributos}), 0)::numeric(30, 2)::text`,
        })
        .from(dci)
        .where(and(daEmpresa, filtro(consulta, hoje)));
      return soma ?? { iiUSD: '0.0000000', tributos: '0.00' };
    },

    /** A month of an industry is declared by one DCI. */
    async ocupante({ tipo, competencia, importador: dono }, id): Promise<Ocupante | null> {
      if (tipo !== 'MENSAL' || competencia === null) return null;
      const [esta] = await tx
        .select({ raizId: dci.raizId })
        .from(dci)
        .where(and(daEmpresa, eq(dci.id, id)));
      const [outra] = await tx
        .select({ id: dci.id, processo: dci.processo, situacao: dci.situacao, raizId: dci.raizId })
        .from(dci)
        .where(
          and(
            daEmpresa,
            ne(dci.id, id),
            eq(dci.tipo, 'MENSAL'),
            eq(dci.importadorId, dono.id),
            eq(dci.competencia, competencia),
            isNull(dci.excluidoEm),
            ne(dci.situacao, 'CANCELADA'),
          ),
        )
        .orderBy(asc(dci.processo));
      if (!outra || outra.raizId === esta?.raizId) return null;
      const como = DCI_EM_ABERTO.includes(outra.situacao)
        ? 'continue aquela.'
        : 'o que mudou entra numa retificadora dela.';
      return {
        id: outra.id,
        frase: `A competência ${competenciaPorExtenso(competencia)} desta indústria já tem a ${outra.processo}: ${como}`,
      };
    },

    async inserir(id, campos, assinatura) {
      const ano = assinatura.em.getFullYear();
      const [numero = 0] = await numeracaoRepository(tx, empresaId).proximos(`dci-${ano}`, 1);
      const processo = `DCI-${ano}-${String(numero).padStart(4, '0')}`;
      const razaoSocial = await apontados.exigir(campos, null);
      await registros.inserir(
        id,
        {
          ...colunas(campos, { processo, razaoSocial, numero: null }),
          ...VAZIA,
          processo,
          natureza: 'ORIGINAL',
          raizId: id,
          situacao: 'EM_ELABORACAO',
        },
        assinatura,
      );
      await apurarDci(tx, empresaId, id, { hoje: diaDe(assinatura.em) });
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      const antes = await travada(id);
      if (!antes || antes.excluidoEm !== null || antes.versao !== versao) return false;
      exigirAberta(antes);
      const lida = await buscar(id);
      if (!lida) return false;
      exigirDaRaiz(lida, campos);
      const razaoSocial = await apontados.exigir(campos, lida);
      await tx
        .update(dci)
        .set({
          ...colunas(campos, { processo: antes.processo, razaoSocial, numero: antes.notaNumero }),
          versao: versao + 1,
          alteradoEm: assinatura.em,
          alteradoPor: assinatura.usuarioId,
        })
        .where(and(daEmpresa, eq(dci.id, id)));
      if (campos.competencia !== antes.competencia || campos.tipo !== antes.tipo) await reverPeriodo(id, campos);
      await reabrir(tx, empresaId, antes, assinatura);
      await apurarDci(tx, empresaId, id, { hoje: diaDe(assinatura.em) });
      return true;
    },

    async excluir(id, em) {
      const antes = await travada(id);
      if (antes) exigirAberta(antes);
      const feito = await registros.excluir(id, em);
      if (feito && antes) await notasInternadas(tx, empresaId).devolver(antes.raizId);
      return feito;
    },

    async restaurar(id) {
      const antes = await travada(id);
      if (antes) {
        const notas = notasInternadas(tx, empresaId);
        const deOutras = await notas.tomar(antes.raizId, await notas.deUmaDci(id));
        const [primeira] = deOutras;
        if (primeira) {
          throw duplicado(`A nota ${primeira[0].split('/').at(-1)} desta DCI está agora na ${primeira[1]}.`, id);
        }
      }
      return registros.restaurar(id);
    },
  };

  /** Another month has other notas: those of it come in, unless another DCI has them, and those of the former go out. */
  async function reverPeriodo(id: string, { tipo, competencia }: DciNovo): Promise<void> {
    const notas = notasInternadas(tx, empresaId);
    const raizId = await raizDe(id);
    const doMes = sql`coalesce(${dciNota.saida}, ${dciNota.emissao})::text like ${`${competencia ?? ''}%`}`;
    const suas = and(eq(dciNota.empresaId, empresaId), eq(dciNota.dciId, id));
    if (tipo === 'MENSAL') {
      await tx
        .update(dciNota)
        .set({ fora: 'PERIODO', versao: sql`${dciNota.versao} + 1` })
        .where(and(suas, isNull(dciNota.fora), sql`not ${doMes}`));
    }
    const voltam = await tx
      .update(dciNota)
      .set({ fora: null, versao: sql`${dciNota.versao} + 1` })
      .where(and(suas, eq(dciNota.fora, 'PERIODO'), tipo === 'MENSAL' ? doMes : undefined))
      .returning({ identidade: dciNota.identidade });
    await notas.devolver(raizId);
    const deOutras = await notas.tomar(
      raizId,
      voltam.map(({ identidade }) => identidade),
    );
    await tx
      .update(dciNota)
      .set({ fora: 'PERIODO' })
      .where(and(suas, inArray(dciNota.identidade, [...deOutras.keys()])));
  }

  async function raizDe(id: string): Promise<string> {
    const [linha] = await tx
      .select({ raizId: dci.raizId })
      .from(dci)
      .where(and(daEmpresa, eq(dci.id, id)));
    return linha?.raizId ?? id;
  }

  async function travada(id: string): Promise<typeof dci.$inferSelect | null> {
    const [linha] = await tx
      .select()
      .from(dci)
      .where(and(daEmpresa, eq(dci.id, id)))
      .for('update');
    return linha ?? null;
  }
}

/** Whatever changes what was calculated takes it back to be calculated again; the file made of it is no longer its file. */
export async function reabrir(
  tx: Banco,
  empresaId: string,
  { id, situacao }: Pick<typeof dci.$inferSelect, 'id' | 'situacao'>,
  assinatura: Assinatura,
): Promise<void> {
  if (situacao === 'EM_ELABORACAO') return;
  const data = diaDe(assinatura.em);
  await passoDaDciRepository(tx, empresaId).inserir(
    id,
    { passo: 'EDITAR', situacao: 'EM_ELABORACAO', data },
    assinatura,
  );
  await tx
    .update(dci)
    .set({ situacao: 'EM_ELABORACAO', desde: data, arquivoId: null, arquivoEm: null })
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, id)));
}

/** @throws {Recusa} 409 when what was filed is asked to change. */
export function exigirAberta({
  situacao,
  numero,
  processo,
}: Pick<DciResumo, 'situacao' | 'numero' | 'processo'>): void {
  if (DCI_EM_ABERTO.includes(situacao)) return;
  throw bloqueado(
    numero
      ? `A DCI ${numero} está registrada e não se altera: o que mudou entra numa retificadora.`
      : `A ${processo} está “${NOME_SITUACAO_DCI[situacao]}” e não se altera.`,
  );
}

/** A retificadora is of the same industry, type and month as what it corrects. */
function exigirDaRaiz(lida: DciLido, campos: DciNovo): void {
  if (lida.natureza === 'ORIGINAL') return;
  const mudou =
    campos.importador.id !== lida.importador.id || campos.tipo !== lida.tipo || campos.competencia !== lida.competencia;
  if (mudou) throw bloqueado('A indústria, o tipo e a competência de uma retificadora são os da DCI que ela corrige.');
}

function colunas(
  campos: DciNovo,
  { processo, razaoSocial, numero }: { processo: string; razaoSocial: string; numero: string | null },
) {
  const { importador: dono, representante: quem, taxaUSD, ...resto } = campos;
  const chave = textoDeBusca(processo);
  const mes = campos.competencia === null ? null : competenciaPorExtenso(campos.competencia);
  return {
    ...resto,
    taxaUsd: taxaUSD,
    importadorId: dono.id,
    representanteId: quem?.id ?? null,
    chave,
    busca: textoDeBusca(chave, numero, mes, razaoSocial),
  };
}

const VAZIA = {
  notas: 0,
  itens: 0,
  grupos: [],
  darfs: [],
  receitas: { II: '', IPI: '', PIS: '', COFINS: '' },
};

function comItem(qual: SQL): SQL {
  return sql`exists (select 1 from dci_item i where i.empresa_id = ${dci.empresaId} and i.dci_id = ${dci.id} and ${qual})`;
}

function aPagar(): SQL | undefined {
  return and(isNull(dci.pagoEm), gte(dci.totalDarf, '0.01'), notInArray(dci.situacao, ['CANCELADA', 'RETIFICADA']));
}

const ordenaveis = {
  processo: dci.processo,
  numero: dci.numero,
  competencia: dci.competencia,
  importador: importador.chave,
  iiUSD: dci.iiUsd,
  tributos: dci.tributos,
  venceEm: dci.venceEm,
  situacao: dci.situacao,
  dataRegistro: dci.dataRegistro,
  alteradoEm: dci.alteradoEm,
};
