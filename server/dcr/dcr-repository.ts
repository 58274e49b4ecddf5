import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DcrConsulta, DcrLido, DcrNovo, DcrResumo } from '#lib/contracts/dcr.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import type { ArredondamentoCra } from '#lib/domain/importador.ts';
import { DCI_REGISTRADA } from '#lib/domain/situacao-dci.ts';
import { DCR_EM_ABERTO, NOME_SITUACAO_DCR } from '#lib/domain/situacao-dcr.ts';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import { calcularDocumentoDcr, entradaDoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import { MOTOR_DCR } from '#lib/fiscal/dcr/versao-do-motor.ts';
import type { Assinatura, RepositorioDeCadastro } from '#server/cadastros/cadastro.ts';
import { leituraPorId, umDestes } from '#server/cadastros/leitura-em-lote.ts';
import { listagemDe } from '#server/cadastros/listagem.ts';
import { autorDe, daLista, registroDaLinha } from '#server/cadastros/registro-lido.ts';
import { registroRepository, type Valores } from '#server/cadastros/registro-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { inserirEmMassa } from '#server/db/em-massa.ts';
import { contem, ordenacao, quando } from '#server/db/lista.ts';
import { numeracaoRepository } from '#server/db/numeracao-repository.ts';
import { usuario } from '#server/db/schema.ts';
import { importador, representante } from '#server/db/schema-cadastros.ts';
import { dcr, dcrComponente, estrutura, produto } from '#server/db/schema-dcr.ts';
import { bloqueado } from '#server/erros.ts';
import { diaDe } from '#server/relogio.ts';
import { alertasRepository } from './alertas-repository.ts';
import { dcrApontados } from './dcr-apontados.ts';
import { linhasDoDcr, linhasLidas } from './dcr-linhas.ts';
import { passoDoDcrRepository } from './passo-do-dcr-repository.ts';

type DcrRepository = RepositorioDeCadastro<DcrConsulta, DcrNovo, DcrLido, DcrResumo>;

/** DCR-Es of a company. Figures are reckoned again with every write; alerts are asked of what stands on the day of the list. */
export function dcrRepository(tx: Banco, empresaId: string): DcrRepository {
  const registros = registroRepository(tx, empresaId, dcr);
  const apontados = dcrApontados(tx, empresaId);
  const passos = passoDoDcrRepository(tx, empresaId);
  const alertas = alertasRepository(tx, empresaId);
  const daEmpresa = eq(dcr.empresaId, empresaId);
  const anterior = alias(dcr, 'anterior');
  const sucessor = alias(dcr, 'sucessor');

  const resumidos = () =>
    tx
      .select({
        ...getTableColumns(dcr),
        autor: usuario.nome,
        dono: {
          id: importador.id,
          cnpj: importador.cnpj,
          razaoSocial: importador.razaoSocial,
          excluidoEm: importador.excluidoEm,
        },
        feito: { id: produto.id, codigo: produto.codigo, descricao: produto.descricao, excluidoEm: produto.excluidoEm },
        nacionais: contagem(sql`registro = 2`),
        importados: contagem(sql`registro = 4`),
        dcis: dcisQueUsam(),
      })
      .from(dcr)
      .innerJoin(usuario, autorDe(dcr))
      .innerJoin(importador, and(eq(importador.empresaId, dcr.empresaId), eq(importador.id, dcr.importadorId)))
      .innerJoin(produto, and(eq(produto.empresaId, dcr.empresaId), eq(produto.id, dcr.produtoId)));

  const comAlertas = async (linhas: readonly SemAlertas[], hoje: DataTexto): Promise<DcrResumo[]> => {
    const ids = linhas.map(({ id }) => id);
    const seus = await alertas.de(ids, hoje);
    return linhas.map((linha) => ({ ...linha, alertas: seus.get(linha.id) ?? [] }));
  };

  const ler = async (filtro: SQL): Promise<DcrLido[]> => {
    const cabecas = await resumidos().where(and(daEmpresa, filtro));
    const ids = cabecas.map(({ id }) => id);
    const [linhas, dados, vizinhos] = [
      Map.groupBy(await linhasDe(ids), ({ dcrId }) => dcrId),
      await passos.dosDcrs(ids),
      new Map((await vizinhosDe(ids)).map((um) => [um.id, um])),
    ];
    return cabecas.map((cabeca) => {
      const vizinho = vizinhos.get(cabeca.id);
      return {
        ...resumo(cabeca),
        ...doInteiro(cabeca),
        dcis: cabeca.dcis,
        ...linhasLidas(linhas.get(cabeca.id) ?? [], cabeca.taxaUsd),
        representante: vizinho?.quem?.id ? { id: vizinho.quem.id, nome: vizinho.quem.nome } : null,
        anterior: vizinho?.anterior?.id ? vizinho.anterior : null,
        sucessor: vizinho?.sucessor?.id ? vizinho.sucessor : null,
        estrutura:
          cabeca.estruturaId && cabeca.estruturaVersao && vizinho?.revisao
            ? { id: cabeca.estruturaId, versao: cabeca.estruturaVersao, revisao: vizinho.revisao }
            : null,
        passos: dados.get(cabeca.id) ?? [],
      };
    });
  };

  const linhasDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .select()
          .from(dcrComponente)
          .where(and(eq(dcrComponente.empresaId, empresaId), umDestes(dcrComponente.dcrId, ids)))
          .orderBy(asc(dcrComponente.dcrId), asc(dcrComponente.registro), asc(dcrComponente.ordem));

  /** What stands beside them: who signs, what they follow and what follows them. */
  const vizinhosDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .selectDistinctOn([dcr.id], {
            id: dcr.id,
            quem: { id: representante.id, nome: representante.nome },
            anterior: {
              id: anterior.id,
              processo: anterior.processo,
              numero: anterior.numero,
              situacao: anterior.situacao,
            },
            sucessor: {
              id: sucessor.id,
              processo: sucessor.processo,
              numero: sucessor.numero,
              situacao: sucessor.situacao,
            },
            revisao: estrutura.revisao,
          })
          .from(dcr)
          .leftJoin(
            representante,
            and(eq(representante.empresaId, empresaId), eq(representante.id, dcr.representanteId)),
          )
          .leftJoin(anterior, and(eq(anterior.empresaId, empresaId), eq(anterior.id, dcr.anteriorId)))
          .leftJoin(estrutura, and(eq(estrutura.empresaId, empresaId), eq(estrutura.id, dcr.estruturaId)))
          .leftJoin(
            sucessor,
            and(
              eq(sucessor.empresaId, empresaId),
              eq(sucessor.anteriorId, dcr.id),
              isNull(sucessor.excluidoEm),
              inArray(sucessor.situacao, ['REGISTRADO', 'SUBSTITUIDO', 'RETIFICADO']),
            ),
          )
          .where(and(daEmpresa, umDestes(dcr.id, ids)))
          .orderBy(asc(dcr.id), desc(sucessor.dataRegistro));

  const colunas = async (
    campos: DcrNovo,
    antes: DcrLido | null,
    processo: string,
  ): Promise<{ valores: Omit<Valores<typeof dcr>, 'situacao'>; importadorCnpj: string }> => {
    const { cnpj: importadorCnpj, produto: feito, razaoSocial } = await apontados.exigir(campos, antes);
    const antecessor = await apontados.anterior(campos);
    const [dono] = await tx
      .select({ arredondamento: importador.arredondamentoCra })
      .from(importador)
      .where(and(eq(importador.empresaId, empresaId), eq(importador.id, campos.importador.id)));
    const {
      importador: _,
      produto: __,
      representante: quem,
      anterior: ___,
      anteriorNumero: ____,
      nacionais: _____,
      subcomponentes: ______,
      importados: _______,
      taxaUSD,
      estrutura: revisao,
      ...resto
    } = campos;
    const chave = textoDeBusca(processo);
    return {
      importadorCnpj,
      valores: {
        ...resto,
        ...figuras(campos, dono?.arredondamento ?? 'MEIO_PARA_CIMA'),
        processo,
        processoRetificador: campos.tipo === 'R' ? campos.processoRetificador : null,
        taxaUsd: taxaUSD,
        importadorId: campos.importador.id,
        produtoId: campos.produto.id,
        representanteId: quem?.id ?? null,
        anteriorId: antecessor.id,
        anteriorNumero: antecessor.numero,
        estruturaId: revisao?.id ?? null,
        estruturaVersao: revisao?.versao ?? null,
        chave,
        busca: textoDeBusca(chave, antes?.numero ?? null, feito.codigo, campos.descricao, campos.ncm, razaoSocial),
      },
    };
  };

  const trocarLinhas = async (dcrId: string, campos: DcrNovo, importadorCnpj: string) => {
    const antes = await tx
      .select({ id: dcrComponente.id, registro: dcrComponente.registro })
      .from(dcrComponente)
      .where(and(eq(dcrComponente.empresaId, empresaId), eq(dcrComponente.dcrId, dcrId)));
    const linhas = linhasDoDcr(campos, {
      antes: new Set(antes.map(({ id, registro }) => `${registro}/${id}`)),
      apontados: await apontados.dasLinhas(campos, importadorCnpj),
    });
    await tx.delete(dcrComponente).where(and(eq(dcrComponente.empresaId, empresaId), eq(dcrComponente.dcrId, dcrId)));
    if (linhas.length > 0) {
      await inserirEmMassa(
        tx,
        dcrComponente,
        linhas.map((linha) => ({ ...linha, empresaId, dcrId })),
      );
    }
  };

  const buscar = leituraPorId<DcrLido>(tx, dcr.id, ler);

  const listagem = listagemDe<DcrConsulta, SemAlertas>(tx, empresaId, {
    de: dcr,
    daEmpresa,
    filtro: (consulta, hoje) =>
      and(
        daLista(dcr.excluidoEm, consulta),
        contem(dcr.busca, consulta.q),
        quando(consulta.importadorId, (id) => eq(dcr.importadorId, id)),
        quando(consulta.produtoId, (id) => eq(dcr.produtoId, id)),
        quando(consulta.situacao, (situacao) => eq(dcr.situacao, situacao)),
        quando(consulta.tipoCoeficiente, (tipo) => eq(dcr.tipoCoeficiente, tipo)),
        quando(consulta.ncm, (ncm) => eq(dcr.ncm, ncm)),
        quando(consulta.dataBaseDe, (dia) => gte(dcr.dataBase, dia)),
        quando(consulta.dataBaseAte, (dia) => lte(dcr.dataBase, dia)),
        consulta.comAlerta && sql`${dcr.id} in ${alertas.comAlerta(hoje)}`,
      ),
    ordem: ({ ordem }) => ordenacao(ordem, ordenaveis, dcr.id),
    ids: (filtro, ordem) =>
      tx
        .select({ id: dcr.id })
        .from(dcr)
        .innerJoin(importador, and(eq(importador.empresaId, dcr.empresaId), eq(importador.id, dcr.importadorId)))
        .innerJoin(produto, and(eq(produto.empresaId, dcr.empresaId), eq(produto.id, dcr.produtoId)))
        .where(filtro)
        .orderBy(...ordem),
    linhas: async (filtro, ordem, { limit, offset }) =>
      (
        await resumidos()
          .where(filtro)
          .orderBy(...ordem)
          .limit(limit)
          .offset(offset)
      ).map(resumo),
  });

  return {
    async listar(consulta, hoje) {
      const { linhas, total } = await listagem.listar(consulta, hoje);
      return { linhas: await comAlertas(linhas, hoje), total };
    },
    ids: listagem.ids,
    porIds: async (ids, hoje) => comAlertas(await listagem.porIds(ids, hoje), hoje),

    buscar,

    /** Two drafts of one product may be at work side by side; the number is the Receita's to give. */
    ocupante: async () => null,

    async inserir(id, campos, assinatura) {
      const ano = assinatura.em.getFullYear();
      const [numero = 0] = await numeracaoRepository(tx, empresaId).proximos(`dcr-${ano}`, 1);
      const processo = `DCR-${ano}-${String(numero).padStart(4, '0')}`;
      const { valores, importadorCnpj } = await colunas(campos, null, processo);
      await registros.inserir(id, { ...valores, situacao: 'EM_ELABORACAO' }, assinatura);
      await trocarLinhas(id, campos, importadorCnpj);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await tx
        .select({ id: dcr.id })
        .from(dcr)
        .where(and(daEmpresa, eq(dcr.id, id)))
        .for('update');
      const antes = await buscar(id);
      if (!antes) return false;
      exigirAberto(antes);
      const { valores, importadorCnpj } = await colunas(campos, antes, antes.processo);
      const alterado = await registros.alterar({ id, versao }, { ...valores, situacao: 'EM_ELABORACAO' }, assinatura);
      if (!alterado) return false;
      await trocarLinhas(id, campos, importadorCnpj);
      await reabrir(antes, assinatura);
      return true;
    },

    async excluir(id, em) {
      const antes = await buscar(id);
      if (antes) exigirAberto(antes);
      return registros.excluir(id, em);
    },

    restaurar: registros.restaurar,
  };

  /** Whatever changes what was validated takes it back to be validated again; the file made of it is no longer its file. */
  async function reabrir({ id, situacao }: DcrLido, assinatura: Assinatura): Promise<void> {
    if (situacao === 'EM_ELABORACAO') return;
    const data = diaDe(assinatura.em);
    await passos.inserir(id, [{ passo: 'EDITAR', situacao: 'EM_ELABORACAO', data }], assinatura);
    await tx
      .update(dcr)
      .set({ desde: data, arquivoId: null, arquivoEm: null })
      .where(and(daEmpresa, eq(dcr.id, id)));
  }
}

function exigirAberto({ situacao, numero, processo }: DcrLido): void {
  if (DCR_EM_ABERTO.includes(situacao)) return;
  const qual = numero ?? processo;
  throw bloqueado(
    numero
      ? `O DCR-E ${qual} está registrado e não se altera: o que mudou entra num substitutivo ou retificador.`
      : `O DCR-E ${qual} está “${NOME_SITUACAO_DCR[situacao]}” e não se altera.`,
  );
}

/** As the engine reckons them; none where there is nothing to divide by. */
function figuras(campos: DcrNovo, arredondamento: ArredondamentoCra) {
  const { resultado } = calcularDocumentoDcr(campos, arredondamento);
  const { salariosUSD: salarios, encargosUSD: encargos } = entradaDoDcr(campos);
  return {
    salarios,
    encargos,
    ccn: resultado?.CCN ?? null,
    cci: resultado?.CCI ?? null,
    cmo: resultado?.CMO ?? null,
    coeficiente: resultado?.coefCalculado6 ?? null,
    cra: resultado?.CRA ?? null,
    iiCheioUsd: resultado?.iiCheioUSD ?? null,
    iiUnitUsd: resultado?.iiUnitUSD ?? null,
    motor: resultado ? MOTOR_DCR : null,
  };
}

type SemAlertas = Omit<DcrResumo, 'alertas'>;

interface Nomeados {
  autor: string;
  dono: { id: string; cnpj: string; razaoSocial: string; excluidoEm: Date | null };
  feito: { id: string; codigo: string; descricao: string; excluidoEm: Date | null };
  nacionais: number;
  importados: number;
  dcis: number;
}

function resumo(cabeca: typeof dcr.$inferSelect & Nomeados): SemAlertas {
  const { processo, numero, tipo, ncm, tipoCoeficiente, dataBase, situacao, desde, dataRegistro, vigenciaFim } = cabeca;
  const { excluidoEm: semDono, ...dono } = cabeca.dono;
  const { excluidoEm: semProduto, ...feito } = cabeca.feito;
  return {
    ...registroDaLinha(cabeca),
    processo,
    numero,
    tipo,
    importador: { ...dono, excluido: semDono !== null },
    produto: { ...feito, excluido: semProduto !== null },
    ncm,
    tipoCoeficiente,
    CCN: cabeca.ccn,
    CCI: cabeca.cci,
    CMO: cabeca.cmo,
    coefCalculado6: cabeca.coeficiente,
    CRA: cabeca.cra,
    iiCheioUSD: cabeca.iiCheioUsd,
    iiUnitUSD: cabeca.iiUnitUsd,
    nacionais: cabeca.nacionais,
    importados: cabeca.importados,
    dataBase,
    situacao,
    desde,
    dataRegistro,
    vigenciaFim,
  };
}

function doInteiro(cabeca: typeof dcr.$inferSelect) {
  const { anteriorNumero, processoRetificador, descricao, unidade, pesoBruto, ppb, resolucao, informatica } = cabeca;
  const { acrescimo, baseCusto, modelos, salarios, encargos, maoDeObraMensal, observacao } = cabeca;
  const { dataTransmissao, motor, hash, arquivoId, arquivoEm } = cabeca;
  return {
    anteriorNumero,
    processoRetificador,
    descricao,
    unidade,
    pesoBruto,
    ppb,
    resolucao,
    informatica,
    acrescimo,
    taxaUSD: cabeca.taxaUsd,
    baseCusto,
    modelos,
    salarios,
    encargos,
    maoDeObraMensal,
    observacao,
    dataTransmissao,
    motor,
    hash,
    arquivo: arquivoId && arquivoEm ? { id: arquivoId, em: arquivoEm.toISOString() } : null,
  };
}

function contagem(quais: SQL): SQL<number> {
  return sql<number>`(select count(*) from dcr_componente c where c.empresa_id = ${dcr.empresaId} and c.dcr_id = ${dcr.id} and c.${quais})`.mapWith(
    Number,
  );
}

/** Registered ones, corrected since or not. */
function dcisQueUsam(): SQL<number> {
  return sql<number>`(
    select count(distinct i.dci_id) from dci_item i join dci d on d.empresa_id = i.empresa_id and d.id = i.dci_id
    where i.empresa_id = ${dcr.empresaId} and i.dcr_id = ${dcr.id} and d.excluido_em is null and d.situacao in ${[...DCI_REGISTRADA, 'RETIFICADA']}
  )`.mapWith(Number);
}

const ordenaveis = {
  processo: dcr.processo,
  numero: dcr.numero,
  produto: produto.chave,
  importador: importador.chave,
  dataBase: dcr.dataBase,
  situacao: dcr.situacao,
  dataRegistro: dcr.dataRegistro,
  CRA: dcr.cra,
  iiUnitUSD: dcr.iiUnitUsd,
  alteradoEm: dcr.alteradoEm,
};
