import { and, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProcessoConsulta } from '#lib/contracts/consultas/processo.ts';
import type { PassoLido, ProcessoInteiro, ProcessoNovo, ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { estaRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import {
  ABERTOS_DEPOIS_DO_REGISTRO,
  ABERTOS_NA_RETIFICACAO,
  recusaDoRegistrado,
} from '#lib/domain/aduana/processo/processo.ts';
import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { PROCESSO } from '#lib/registros/processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { today, yearInManaus } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrderOf } from '#server/platform/db/list-query.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { numberingRepository } from '#server/platform/db/numbering-repository.ts';
import { retificacaoAberta } from '#server/platform/db/retificacao-aberta.ts';
import { importador, representante } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { portalRetificacao } from '#server/platform/db/schema/portal-duimp.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { oneOfThese, readById } from '#server/platform/records/batch-read.ts';
import type { CadastroRepository } from '#server/platform/records/cadastro.ts';
import { authorOf } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { locked } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { apontadosDoProcesso } from './apontados-do-processo.ts';
import { buscaDoProcesso } from './busca-do-processo.ts';
import { camposMudadosDe, colunasDoProcesso, comEnviados } from './colunas-do-processo.ts';
import { faturadoRepository } from './faturado-repository.ts';
import { HISTORICO_ANTES_DE } from './historico-da-empresa.ts';
import { SUA_DAI } from './linhas-da-lista.ts';
import { passoRepository } from './passo-repository.ts';
import {
  arquivoLido,
  DECLARACAO_NA_LISTA,
  type Declarado,
  inteiro,
  type LinhaDoRegistro,
  NADA_DECLARADO,
} from './processo-linhas.ts';
import { processoListagem } from './processo-listagem.ts';

interface ProcessoRepository
  extends CadastroRepository<ProcessoConsulta, ProcessoNovo, ProcessoInteiro, ProcessoResumo> {
  /**
   * Reads processes again after their own columns and steps were written, in the order given. What they declare and their goods are
   * taken from before: who writes those must not use it.
   */
  reler(antes: readonly ProcessoInteiro[], passos: ReadonlyMap<string, PassoLido[]>): Promise<ProcessoInteiro[]>;
}

/** Reads and writes what a person fills in of a process. The steps write its situation (gravar-passo.ts). */
export function processoRepository(tx: Database, empresaId: string): ProcessoRepository {
  const registros = recordRepository(tx, empresaId, processo);
  const passos = passoRepository(tx, empresaId);
  const apontados = apontadosDoProcesso(tx, empresaId);
  const daEmpresa = eq(processo.empresaId, empresaId);
  const responsavel = alias(usuario, 'responsavel');
  const buscar = readById<ProcessoInteiro>(tx, processo.id, inteiros);

  return {
    ...processoListagem(tx, empresaId),
    buscar,

    async reler(antes, passosDe) {
      const porId = new Map(antes.map((processoAnterior) => [processoAnterior.id, processoAnterior]));
      const ids = [...porId.keys()];
      const lidos = (await registrosDe(oneOfThese(processo.id, ids))).map((linha) => {
        const { id } = linha.processo;
        const era = porId.get(id) as ProcessoInteiro;
        return inteiro(linha, era, era, passosDe.get(id) ?? []);
      });
      return inOrderOf(ids, lidos);
    },

    async ocupante({ numeroDI, numeroDuimp }, id) {
      if (!numeroDI && !numeroDuimp) return null;
      const [outro] = await tx
        .select({ id: processo.id, numero: processo.numero, di: processo.numeroDi })
        .from(processo)
        .where(
          and(
            daEmpresa,
            isNull(processo.excluidoEm),
            ne(processo.id, id),
            or(
              numeroDI ? eq(processo.numeroDi, numeroDI) : undefined,
              numeroDuimp ? eq(processo.numeroDuimp, numeroDuimp) : undefined,
            ),
          ),
        );
      if (!outro) return null;
      const qual =
        numeroDI && outro.di === numeroDI
          ? `DI ${formatarNumeroDi(numeroDI)}`
          : `DUIMP ${formatarNumeroDuimp(numeroDuimp ?? '')}`;
      return { id: outro.id, frase: `A ${qual} já está no processo ${outro.numero}.` };
    },

    async inserir(id, campos, assinatura) {
      const { usuarioId, em } = assinatura;
      await apontados.exigir(campos, null);
      const dia = today({ agora: () => em });
      const inicio = { situacao: 'EM_ABERTO' as const, desde: dia, prazoExigencia: null };
      const numero = await proximoNumero(em);
      const tipoDocumento = await apontados.documentoDe(campos);
      const colunas = await colunasDoProcesso({ ...campos, tipoDocumento }, inicio, apontados.nomeDe(null));
      const busca = await buscaDoProcesso(tx, empresaId, { id, numero, ...colunas });
      noteInPainel(tx, empresaId, [id]);
      await registros.inserir(
        id,
        { ...colunas, ...inicio, numero, busca, criadoPor: usuarioId } as NovoProcesso,
        assinatura,
      );
      await passos.inserir(id, [{ situacao: 'EM_ABERTO', data: dia }], assinatura);
    },

    async alterar({ id, versao, ...enviados }, assinatura) {
      const antes = await buscar(id);
      if (!antes) return false;
      const ficam = comEnviados(antes, enviados);
      if (estaRegistrado(isStanding(antes.passos))) {
        exigirAbertos(camposMudadosDe(antes, enviados, ficam), antes.emRetificacao);
      }
      await apontados.exigir(ficam, antes);
      const colunas = await colunasDoProcesso(ficam, antes, apontados.nomeDe(antes));
      const busca = await buscaDoProcesso(tx, empresaId, { id, numero: antes.numero, ...colunas });
      noteInPainel(tx, empresaId, [id]);
      return registros.alterar({ id, versao }, { ...colunas, busca } as NovoProcesso, assinatura);
    },

    excluir(id, em) {
      noteInPainel(tx, empresaId, [id]);
      return registros.excluir(id, em);
    },

    restaurar(id) {
      noteInPainel(tx, empresaId, [id]);
      return registros.restaurar(id);
    },
  };

  async function inteiros(filtro: SQL): Promise<ProcessoInteiro[]> {
    const linhas = await registrosDe(filtro);
    const ids = linhas.map((linha) => linha.processo.id);
    const [faturados, dados, declarados] = await Promise.all([
      faturadoRepository(tx, empresaId).dosProcessos(ids),
      passos.dosProcessos(ids),
      declaradosDe(ids),
    ]);
    return linhas.map((linha) => {
      const { id } = linha.processo;
      return inteiro(linha, declarados.get(id) ?? NADA_DECLARADO, faturados.get(id), dados.get(id) ?? []);
    });
  }

  function registrosDe(filtro: SQL): Promise<LinhaDoRegistro[]> {
    return tx
      .select({
        processo,
        declaracao: DECLARACAO_NA_LISTA,
        importador: { id: importador.id, cnpj: importador.cnpj, razaoSocial: importador.razaoSocial },
        representante: { id: representante.id, nome: representante.nome },
        responsavel: { id: responsavel.id, nome: responsavel.nome },
        situacaoDai: dai.situacao,
        autor: usuario.nome,
        historicoAntesDe: HISTORICO_ANTES_DE,
        emRetificacao: exists(
          tx.select({ um: sql`1` }).from(portalRetificacao).where(retificacaoAberta(empresaId, processo.id)),
        ).mapWith(Boolean),
      })
      .from(processo)
      .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
      .leftJoin(dai, SUA_DAI)
      .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
      .leftJoin(
        representante,
        and(eq(representante.empresaId, empresaId), eq(representante.id, processo.representanteId)),
      )
      .leftJoin(responsavel, and(eq(responsavel.empresaId, empresaId), eq(responsavel.id, processo.responsavelId)))
      .leftJoin(usuario, authorOf(processo))
      .where(and(daEmpresa, filtro));
  }

  async function declaradosDe(ids: readonly string[]): Promise<ReadonlyMap<string, Declarado>> {
    const linhas = await tx
      .select({
        processoId: declaracao.processoId,
        declaracao: declaracao.cabecalho,
        conferencias: declaracao.conferencias,
        arquivo,
      })
      .from(declaracao)
      .leftJoin(arquivo, and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, declaracao.arquivoId)))
      .where(and(eq(declaracao.empresaId, empresaId), oneOfThese(declaracao.processoId, ids)));
    return new Map(
      linhas.map(({ processoId, arquivo: recebido, ...resto }) => [
        processoId,
        { ...resto, arquivo: recebido && arquivoLido(recebido) },
      ]),
    );
  }

  async function proximoNumero(em: Date): Promise<string> {
    const ano = yearInManaus(em);
    const [numero] = await numberingRepository(tx, empresaId).proximos(`processo/${ano}`, 1);
    return numeroDoProcesso(ano, numero ?? 0);
  }
}

/** Formats a number such as `IMP-2026-0001`. */
export function numeroDoProcesso(ano: number, numero: number): string {
  return `IMP-${ano}-${String(numero).padStart(4, '0')}`;
}

function exigirAbertos(mudados: readonly string[], emRetificacao: boolean): void {
  const abertos = [...ABERTOS_DEPOIS_DO_REGISTRO, ...(emRetificacao ? ABERTOS_NA_RETIFICACAO : [])];
  const fechados = mudados.filter((campo) => !abertos.includes(campo));
  if (fechados.length > 0) throw locked(recusaDoRegistrado(fechados, rotulosDe(PROCESSO)));
}

type NovoProcesso = Valores<typeof processo>;
