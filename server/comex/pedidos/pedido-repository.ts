import { and, eq, getTableColumns, gte, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm';
import type { PedidoConsulta } from '#lib/contracts/consultas/pedido.ts';
import type { PedidoLido, PedidoNovo, PedidoResumo } from '#lib/contracts/pedidos/pedido.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { fazRevisao, recusaDaDecisao, type StatusPedido, valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { PEDIDO } from '#lib/registros/pedido.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { fornecedor, importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { pedido } from '#server/platform/db/schema/pedidos.ts';
import { readById } from '#server/platform/records/batch-read.ts';
import type { CadastroRepository, Holder } from '#server/platform/records/cadastro.ts';
import { listingOf } from '#server/platform/records/listing.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';
import { embarcadoRepository } from './embarcado-repository.ts';
import { mudouOConteudo } from './pedido-conteudo.ts';
import { pedidoLinhasRepository } from './pedido-linhas-repository.ts';
import { reverStatus } from './rever-status.ts';

type PedidoRepository = CadastroRepository<PedidoConsulta, PedidoNovo, PedidoLido, PedidoResumo>;

/** Reads and writes the purchase orders of a company. Every change of lines or shipments writes `status` and the sums again. */
export function pedidoRepository(tx: Database, empresaId: string): PedidoRepository {
  const registros = recordRepository(tx, empresaId, pedido);
  const linhas = pedidoLinhasRepository(tx, empresaId);
  const embarcados = embarcadoRepository(tx, empresaId);
  const referencias = referenciaRepository(tx, empresaId);
  const daEmpresa = eq(pedido.empresaId, empresaId);

  const lidos = () =>
    tx
      .select({
        ...getTableColumns(pedido),
        autor: usuario.nome,
        importador: { id: importador.id, razaoSocial: importador.razaoSocial },
        fornecedor: { id: fornecedor.id, razaoSocial: fornecedor.razaoSocial },
      })
      .from(pedido)
      .innerJoin(usuario, authorOf(pedido))
      .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, pedido.importadorId)))
      .innerJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedido.fornecedorId)));
  type Linha = Awaited<ReturnType<typeof lidos>>[number];

  const inteiros = async (filtro: SQL | undefined): Promise<PedidoLido[]> => {
    const cabecas = await lidos().where(and(daEmpresa, filtro));
    const ids = cabecas.map(({ id }) => id);
    const itens = await linhas.de(ids);
    const somas = await linhas.somas(ids);
    return cabecas.map((cabeca) => ({
      ...resumo(cabeca, somas.get(cabeca.id) ?? SEM_LINHAS),
      ...fieldsOfRow<CamposLidos>(PEDIDO, cabeca),
      itens: itens.get(cabeca.id) ?? [],
    }));
  };
  const resumos = async (cabecas: readonly Linha[]): Promise<PedidoResumo[]> => {
    const somas = await linhas.somas(cabecas.map(({ id }) => id));
    return cabecas.map((cabeca) => resumo(cabeca, somas.get(cabeca.id) ?? SEM_LINHAS));
  };
  const buscar = readById<PedidoLido>(tx, pedido.id, inteiros);

  const exigirPessoas = async ({ importador: dono, fornecedor: vendedor }: PedidoNovo, antes: PedidoLido | null) => {
    const ha = async (tabela: typeof importador | typeof fornecedor, id: string) =>
      (await tx.$count(tabela, and(eq(tabela.empresaId, empresaId), eq(tabela.id, id), isNull(tabela.excluidoEm)))) > 0;
    // A record deleted later may stay; a newly chosen record must exist.
    if (dono.id !== antes?.importador.id && !(await ha(importador, dono.id))) {
      throw invalidField('importador.id', 'Este importador não existe ou foi excluído. Escolha outro.');
    }
    if (vendedor.id !== antes?.fornecedor.id && !(await ha(fornecedor, vendedor.id))) {
      throw invalidField('fornecedor.id', 'Este fornecedor não existe ou foi excluído. Escolha outro.');
    }
  };

  const colunas = async (campos: PedidoNovo, antes: PedidoLido | null): Promise<Valores<typeof pedido>> => {
    await exigirPessoas(campos, antes);
    const { importador: dono, fornecedor: vendedor, moeda, itens, ...resto } = campos;
    const { nome } = await referencias.exigir('MoedaSiscomex', moeda.codigo, 'moeda.codigo');
    const chave = textoDeBusca(campos.numero);
    return {
      ...resto,
      importadorId: dono.id,
      fornecedorId: vendedor.id,
      moedaCodigo: moeda.codigo,
      moedaNome: nome,
      revisao: antes ? revisaoDepois(antes, campos) : 0,
      // `reverStatus` corrects the status by the shipments, after the lines are written.
      status: campos.decidido,
      valorItens: valorDasLinhas(itens),
      chave,
      busca: textoDeBusca(
        chave,
        campos.proformaNumero,
        ...new Set(itens.flatMap((itemDoPedido) => [itemDoPedido.partNumber, itemDoPedido.ncm])),
      ),
    };
  };

  return {
    ...listingOf<PedidoConsulta, PedidoResumo>(tx, empresaId, {
      de: pedido,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(pedido.excluidoEm, consulta),
          containsText(pedido.busca, consulta.q),
          whenGiven(consulta.status, (status) => eq(pedido.status, status)),
          whenGiven(consulta.fornecedorId, (id) => eq(pedido.fornecedorId, id)),
          whenGiven(consulta.importadorId, (id) => eq(pedido.importadorId, id)),
          consulta.comSaldo && inArray(pedido.status, COM_SALDO),
          whenGiven(consulta.dataDe, (dia) => gte(pedido.data, dia)),
          whenGiven(consulta.dataAte, (dia) => lte(pedido.data, dia)),
          whenGiven(consulta.entregaPrevistaDe, (dia) => gte(pedido.entregaPrevista, dia)),
          whenGiven(consulta.entregaPrevistaAte, (dia) => lte(pedido.entregaPrevista, dia)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, pedido.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: pedido.id })
          .from(pedido)
          .innerJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedido.fornecedorId)))
          .where(filtro)
          .orderBy(...ordem),
      linhas: async (filtro, ordem, { limit, offset }) =>
        resumos(
          await lidos()
            .where(filtro)
            .orderBy(...ordem)
            .limit(limit)
            .offset(offset),
        ),
    }),

    buscar,

    async ocupante({ numero, importador: dono }, id): Promise<Holder | null> {
      const [outro] = await tx
        .select({ id: pedido.id })
        .from(pedido)
        .where(
          and(
            daEmpresa,
            isNull(pedido.excluidoEm),
            eq(pedido.importadorId, dono.id),
            eq(pedido.chave, textoDeBusca(numero)),
            ne(pedido.id, id),
          ),
        );
      return outro ? { id: outro.id, frase: `O importador já tem um pedido de número ${numero}.` } : null;
    },

    async inserir(id, campos, assinatura) {
      await registros.inserir(id, await colunas(campos, null), assinatura);
      await linhas.trocar({ pedidoId: id, numero: campos.numero }, campos.itens);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await embarcados.travarPedidos([id]);
      const antes = await buscar(id);
      if (!antes) return false;
      const recusa = recusaDaDecisao(antes.decidido, campos.decidido, antes.itens);
      if (recusa) throw againstRule(recusa);
      const alterado = await registros.alterar({ id, versao }, await colunas(campos, antes), assinatura);
      if (!alterado) return false;
      await linhas.trocar({ pedidoId: id, numero: campos.numero }, campos.itens);
      await reverStatus(tx, empresaId, [id]);
      return true;
    },

    async excluir(id, em) {
      await embarcados.travarPedidos([id]);
      const antes = await buscar(id);
      if (antes && !somar(antes.itens.map(({ embarcado }) => embarcado)).isZero()) {
        throw againstRule('Este pedido não pode ser excluído: parte dele já está em processos.');
      }
      return registros.excluir(id, em);
    },

    restaurar: registros.restaurar,
  };
}

type Cabeca = typeof pedido.$inferSelect & {
  autor: string;
  importador: { id: string; razaoSocial: string };
  fornecedor: { id: string; razaoSocial: string };
};

type CamposLidos = Pick<PedidoLido, keyof PedidoNovo>;

function revisaoDepois(antes: PedidoLido, depois: PedidoNovo): number {
  return antes.revisao + (fazRevisao(antes.decidido, depois.decidido, mudouOConteudo(antes, depois)) ? 1 : 0);
}

function resumo(cabeca: Cabeca, { linhas, valorSaldo }: { linhas: number; valorSaldo: string }): PedidoResumo {
  const { numero, revisao, status, data, entregaPrevista, proformaNumero, incoterm, moedaCodigo, moedaNome } = cabeca;
  return {
    ...recordOfRow(cabeca),
    numero,
    revisao,
    status,
    importador: cabeca.importador,
    fornecedor: cabeca.fornecedor,
    data,
    entregaPrevista,
    proformaNumero,
    incoterm,
    moeda: { codigo: moedaCodigo, nome: moedaNome },
    linhas,
    valorItens: cabeca.valorItens,
    // A cancelled order brings nothing more.
    valorSaldo: status === 'CANCELADA' ? SEM_LINHAS.valorSaldo : valorSaldo,
  };
}

const SEM_LINHAS = { linhas: 0, valorSaldo: '0.00' };

const ordenaveis = {
  numero: pedido.chave,
  data: pedido.data,
  entregaPrevista: pedido.entregaPrevista,
  fornecedor: fornecedor.chave,
  status: pedido.status,
  valorItens: pedido.valorItens,
  alteradoEm: pedido.alteradoEm,
};

/** Emitted orders that are not fully shipped. */
const COM_SALDO: StatusPedido[] = ['EMITIDA', 'CONFIRMADA', 'PARCIAL'];
