import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProcessoConsulta, ProcessoInteiro, ProcessoNovo, ProcessoResumo } from '#lib/contracts/processo.ts';
import { formatarNumeroDi } from '#lib/domain/digito-di.ts';
import { formatarNumeroDuimp } from '#lib/domain/duimp.ts';
import { estaRegistrado } from '#lib/domain/passos-do-processo.ts';
import { ABERTOS_DEPOIS_DO_REGISTRO, recusaDoRegistrado } from '#lib/domain/processo.ts';
import type { Assinatura, RepositorioDeCadastro } from '#server/cadastros/cadastro.ts';
import { leituraPorId } from '#server/cadastros/leitura-em-lote.ts';
import { autorDe } from '#server/cadastros/registro-lido.ts';
import { registroRepository, type Valores } from '#server/cadastros/registro-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { emLote } from '#server/db/em-lote.ts';
import { numeracaoRepository } from '#server/db/numeracao-repository.ts';
import { arquivo, usuario } from '#server/db/schema.ts';
import { importador, representante } from '#server/db/schema-cadastros.ts';
import { declaracao } from '#server/db/schema-declaracao.ts';
import { processo } from '#server/db/schema-processo.ts';
import { bloqueado, contraRegra } from '#server/erros.ts';
import { emPe } from '#server/passos/em-pe.ts';
import { saldosDosPedidos } from '#server/pedidos/saldos-dos-pedidos.ts';
import { anoEmManaus, hoje } from '#server/relogio.ts';
import { reverEntradas } from '#server/saldo/entradas-da-declaracao.ts';
import { recusasDeExcluir } from '#server/saldo/recusas-de-excluir.ts';
import { apontadosDoProcesso } from './apontados-do-processo.ts';
import { buscaDoProcesso } from './busca-do-processo.ts';
import { camposMudadosDe, colunasDoProcesso, comEnviados } from './colunas-do-processo.ts';
import { faturadoRepository } from './faturado-repository.ts';
import { passoRepository } from './passo-repository.ts';
import { inteiro, type LinhaInteira } from './processo-linhas.ts';
import { processoListagem } from './processo-listagem.ts';

type ProcessoRepository = RepositorioDeCadastro<ProcessoConsulta, ProcessoNovo, ProcessoInteiro, ProcessoResumo>;

/** Processes of a company as cadastro: what is filled in by hand. Where they stand is written by their steps (gravar-passo.ts). */
export function processoRepository(tx: Banco, empresaId: string): ProcessoRepository {
  const registros = registroRepository(tx, empresaId, processo);
  const passos = passoRepository(tx, empresaId);
  const apontados = apontadosDoProcesso(tx, empresaId);
  const saldos = saldosDosPedidos(tx, empresaId);
  const daEmpresa = eq(processo.empresaId, empresaId);
  const responsavel = alias(usuario, 'responsavel');
  let fila: Promise<unknown> = Promise.resolve();
  const recusaDeExcluir = emLote<string, string | null>(tx, async (ids) => {
    const recusas = await recusasDeExcluir(tx, empresaId, ids);
    return ids.map((um) => recusas.get(um) ?? null);
  });
  // Those who ask together are of one change.
  const reverEntradasDe = emLote<{ id: string; assinatura: Assinatura }, void>(tx, async (pedidos) => {
    const [primeiro] = pedidos;
    const ids = pedidos.map(({ id }) => id);
    if (primeiro) await reverEntradas(tx, empresaId, ids, primeiro.assinatura);
    return [];
  });
  const buscar = leituraPorId<ProcessoInteiro>(tx, processo.id, inteiros);

  return {
    ...processoListagem(tx, empresaId),
    buscar,

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
      const dia = hoje({ agora: () => em });
      const inicio = { situacao: 'EM_ABERTO' as const, desde: dia, prazoExigencia: null };
      const numero = await proximoNumero(em);
      const colunas = await colunasDoProcesso(campos, inicio, apontados.nomeDe(null));
      const busca = await buscaDoProcesso(tx, empresaId, { id, numero, ...colunas });
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
      if (estaRegistrado(emPe(antes.passos))) exigirAbertos(camposMudadosDe(antes, enviados, ficam));
      await apontados.exigir(ficam, antes);
      const colunas = await colunasDoProcesso(ficam, antes, apontados.nomeDe(antes));
      const busca = await buscaDoProcesso(tx, empresaId, { id, numero: antes.numero, ...colunas });
      return registros.alterar({ id, versao }, { ...colunas, busca } as NovoProcesso, assinatura);
    },

    async excluir(id, em, usuarioId) {
      const recusa = await recusaDeExcluir(id);
      if (recusa) throw contraRegra(recusa);
      const excluido = await registros.excluir(id, em);
      if (excluido) {
        await saldos.rever(id);
        await reverEntradasDe({ id, assinatura: { usuarioId, em } });
      }
      return excluido;
    },

    // One after the other: of two that want one balance the first comes back.
    restaurar(id, assinatura) {
      const vez = fila.then(async () => {
        await saldos.retomar(id);
        const restaurado = await registros.restaurar(id);
        if (restaurado) {
          await saldos.rever(id);
          await reverEntradas(tx, empresaId, [id], assinatura);
        }
        return restaurado;
      });
      fila = vez.catch(() => undefined);
      return vez;
    },
  };

  async function inteiros(filtro: SQL): Promise<ProcessoInteiro[]> {
    const linhas: LinhaInteira[] = await tx
      .select({
        processo,
        declaracao,
        arquivo,
        importador: { id: importador.id, cnpj: importador.cnpj, razaoSocial: importador.razaoSocial },
        representante: { id: representante.id, nome: representante.nome },
        responsavel: { id: responsavel.id, nome: responsavel.nome },
        autor: usuario.nome,
      })
      .from(processo)
      .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
      .leftJoin(arquivo, and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, declaracao.arquivoId)))
      .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
      .leftJoin(
        representante,
        and(eq(representante.empresaId, empresaId), eq(representante.id, processo.representanteId)),
      )
      .leftJoin(responsavel, and(eq(responsavel.empresaId, empresaId), eq(responsavel.id, processo.responsavelId)))
      .leftJoin(usuario, autorDe(processo))
      .where(and(daEmpresa, filtro));
    const ids = linhas.map((linha) => linha.processo.id);
    const faturados = await faturadoRepository(tx, empresaId).dosProcessos(ids);
    const dados = await passos.dosProcessos(ids);
    return linhas.map((linha) => {
      const { id } = linha.processo;
      return inteiro(linha, faturados.get(id), dados.get(id) ?? []);
    });
  }

  async function proximoNumero(em: Date): Promise<string> {
    const ano = anoEmManaus(em);
    const [numero] = await numeracaoRepository(tx, empresaId).proximos(`processo/${ano}`, 1);
    return numeroDoProcesso(ano, numero ?? 0);
  }
}

/** `IMP-2026-0001`. */
export function numeroDoProcesso(ano: number, numero: number): string {
  return `IMP-${ano}-${String(numero).padStart(4, '0')}`;
}

function exigirAbertos(mudados: readonly string[]): void {
  const fechados = mudados.filter((campo) => !ABERTOS_DEPOIS_DO_REGISTRO.includes(campo));
  if (fechados.length > 0) throw bloqueado(recusaDoRegistrado(fechados));
}

type NovoProcesso = Valores<typeof processo>;
