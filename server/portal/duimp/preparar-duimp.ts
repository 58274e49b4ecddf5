import { NOME_DO_TRIBUTO, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { fundamentosPedidos, quantidadeEstatisticaConhecida } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { REGIMES_TRIBUTARIOS, type RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { ComplementoEnviado, DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { RascunhoLido } from '#lib/portal/contracts/rascunho-no-portal.ts';
import {
  compararItens,
  compararValores,
  type NossosValores,
  totalDoPortal,
  type ValoresDosItens,
} from '#lib/portal/domain/rascunho-no-portal.ts';
import { folhasDoRascunho, lugarDoCampo } from '#lib/siscomex/duimp/duimp-rascunho-leitura.ts';
import { identificadaPorRuc } from '#lib/siscomex/duimp/duimp-rascunho-partes.ts';
import { numeroDoItemEscrito } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { conflict, locked } from '#server/platform/refusals.ts';
import { operadorDoPortal } from '#server/portal/catalogue/operador-do-portal.ts';
import { rascunhoRepository } from '#server/portal/duimp/rascunho-repository.ts';
import { tratamentosConhecidos } from '#server/portal/questions/known-treatments.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { conferenciasEmAberto } from './conferencias-da-duimp.ts';
import { exigirDoProcesso, lerEscrito, resumoDe } from './escrito-da-duimp.ts';
import type { ProcessoDaDuimp } from './fatos-da-duimp.ts';
import { caducarPedido, exigirSemRegistro, lerRegistro } from './registro-da-duimp.ts';
import { retificacaoLida } from './retificacao-da-duimp.ts';

/**
 * The DUIMP that a processo would be, its draft in the Portal, and the registration of it.
 * @throws {Refusal} 404 when there is no such processo.
 */
export async function duimpDoProcesso(
  { db, relogio, blobs }: Pick<AoPedir, 'db' | 'relogio'> & { blobs: BlobStore },
  empresaId: string,
  processoId: string,
  doCatalogo?: AmbienteDoPortal,
): Promise<DuimpDoProcesso> {
  const rascunhos = rascunhoRepository(db, empresaId);
  const guardado = await rascunhos.ler(processoId);
  const ambiente = doCatalogo ?? guardado?.ambiente ?? 'TREINAMENTO';
  const lido = await lerEscrito(db, empresaId, processoId, guardado?.linha ?? null, ambiente);
  const { lidos, complemento, lacunas, escrito, retificacao } = lido;
  const { fatos, previstos, catalogo } = lidos;
  const sha256 = escrito && resumoDe(escrito);
  const operadores = new Map(
    fatos.itens.flatMap(({ fornecedor, fabricante }) =>
      [fornecedor, fabricante].flatMap((operador) => (operador ? [[operador.id, operador]] : [])),
    ),
  );
  const noPortal = await operadorDoPortal(db, empresaId, {
    cnpj: fatos.importador?.numero ?? '',
    fornecedores: [...operadores.keys()],
  });
  const comoMandado = await dizOMesmo();
  const daqui = guardado && (guardado.linha.retificacaoId === null || guardado.linha.versaoDuimp !== null);
  const registro =
    daqui && guardado.linha.numero
      ? await lerRegistro(db, empresaId, guardado.linha, {
          comoMandado,
          agora: relogio.agora(),
          ambiente: guardado.ambiente,
        })
      : null;
  const { situacao, ambiente: onde } = registro?.pedido ?? {};
  const registrada = situacao === 'REGISTRADA' && onde === 'PRODUCAO' && !retificacao ? REGISTRADA_DAQUI : null;
  const bloqueio = lido.bloqueio ?? registrada;
  const conhecidos = await fundamentosDasAdicoes({ db, blobs }, empresaId, previstos);
  return {
    processoId,
    versao: guardado?.linha.versao ?? 0,
    ambiente,
    complemento,
    lacunas,
    bloqueio,
    conferencias: await conferenciasEmAberto(db, empresaId, lidos, today(relogio)),
    escrito:
      escrito && sha256
        ? {
            sha256,
            itens: escrito.itens.length,
            capa: comLugar(escrito.capa, false),
            amostra: escrito.itens
              .slice(0, ITENS_MOSTRADOS)
              .map((json) => ({ item: numeroDoItemEscrito(json), folhas: comLugar(json, true) })),
          }
        : null,
    operadores: [...operadores.values()].map(({ id, nome, pais }) => ({
      id,
      nome,
      pais: pais.nome,
      noPortal: (noPortal.get(id) ?? []).filter(({ codigoPais }) => codigoPais === pais.sigla),
    })),
    itens: fatos.itens.map((item, i) => ({
      id: item.id,
      numero: i + 1,
      descricao: item.descricao,
      ncm: item.ncm,
      partNumber: previstos.itens[i]?.partNumber ?? null,
      unidadeEstatistica: item.unidadeEstatistica,
      quantidadeEstatistica: quantidadeEstatisticaConhecida(item),
      itemId: item.itemId,
      catalogo: catalogo.get(item.id) ?? null,
    })),
    fundamentos: fundamentosPedidos(fatos.adicoes).map(({ adicao, tributo }) => {
      const regime = fatos.adicoes.find(({ numero }) => numero === adicao)?.tributos[tributo].regime ?? 'INTEGRAL';
      return {
        adicao,
        tributo,
        regime: `${NOME_DO_TRIBUTO[tributo]}: ${REGIMES_TRIBUTARIOS[regime]}`,
        conhecidos: conhecidos(adicao, tributo, regime),
      };
    }),
    porRuc: identificadaPorRuc(fatos),
    porTerceiro: fatos.modalidade !== null && fatos.modalidade !== 'PROPRIA',
    rascunho: guardado?.linha.mandadoEm ? await rascunhoLido() : null,
    registro,
    retificacao: await retificacaoLida(db, empresaId, lido, guardado?.linha ?? null),
  };

  /** Whether the draft in the Portal says what the processo says now, with the codes of the draft's own environment. */
  async function dizOMesmo(): Promise<boolean> {
    if (!guardado?.ambiente || guardado.ambiente === ambiente)
      return sha256 !== null && sha256 === guardado?.linha.sha256;
    const { escrito: agora } = await lerEscrito(db, empresaId, processoId, guardado.linha, guardado.ambiente);
    return agora !== null && resumoDe(agora) === guardado.linha.sha256;
  }

  async function rascunhoLido(): Promise<DuimpDoProcesso['rascunho']> {
    if (!guardado) return null;
    const { linha, ambiente, titular, mandadoPor } = guardado;
    const { situacao, etapa, numero, versaoDuimp, frase, valores, nossos: valoresDoCais, aviso } = linha;
    return {
      situacao,
      etapa,
      ambiente,
      titular,
      mandadoPor,
      numero,
      versaoDuimp,
      frase,
      aviso,
      comoMandado,
      itensLa: linha.itensLa.length,
      problemas: linha.problemas.map((problema) => ({
        ...problema,
        lugar: lugarDoCampo(problema.campo ?? '', problema.item !== null),
      })),
      proximaEm: linha.proximaEm?.toISOString() ?? null,
      mandadoEm: linha.mandadoEm?.toISOString() ?? null,
      diagnosticoEm: linha.diagnosticoEm?.toISOString() ?? null,
      valoresEm: linha.valoresEm?.toISOString() ?? null,
      comparados: valores ? compararValores(valores, valoresDoCais?.valores ?? null) : [],
      totalDoPortal: valores && totalDoPortal(valores),
      itens: linha.valoresDosItens && itensComparados(linha.valoresDosItens, valoresDoCais),
      nossos: valoresDoCais && { dia: valoresDoCais.dia, falta: valoresDoCais.falta },
      respostas: (await rascunhos.respostas(processoId)).map((resposta) => ({
        ...resposta,
        em: resposta.em.toISOString(),
      })),
    };
  }
}

/** Compares the items of a day with ours of the same one: the rates of another day would make differences that are none. */
function itensComparados({ dia, itens }: ValoresDosItens, valoresDoCais: NossosValores | null): RascunhoLido['itens'] {
  const vindos = itens.length;
  const semComparar = (falta: string) => ({ dia, vindos, falta, inteiros: 0, diferem: [] });
  if (!valoresDoCais?.valores) return semComparar(valoresDoCais?.falta ?? SEM_OS_NOSSOS);
  if (valoresDoCais.dia !== dia) return semComparar(DE_OUTRO_DIA);
  return { dia, vindos, falta: null, ...compararItens(itens, valoresDoCais.itens ?? []) };
}

/** The grounds of a tax and regime that the Portal Único told for the goods of an adição, whose NCM and country are those of its items. */
async function fundamentosDasAdicoes(
  ao: { db: Database; blobs: BlobStore },
  empresaId: string,
  { itens }: ProcessoDaDuimp['previstos'],
) {
  const mercadorias = itens.map(({ ncm, paisOrigem, adicao }) => ({ ncm, adicao, pais: paisOrigem?.codigo ?? null }));
  const tratamentos = await tratamentosConhecidos(ao, empresaId, mercadorias);
  return (numero: number, tributo: TributoDi, regime: RegimeTributario) => {
    const mercadoriaDaAdicao = mercadorias.find(({ adicao }) => adicao === numero);
    const tratamento = tratamentos.find(
      ({ ncm, pais }) => ncm === mercadoriaDaAdicao?.ncm && pais === mercadoriaDaAdicao.pais,
    );
    if (!tratamento) return [];
    const { deTreinamento, respondidoEm, fundamentos } = tratamento;
    return fundamentos
      .filter((fundamento) => fundamento.tributo === tributo && fundamento.regime === regime)
      .map(({ codigo, nome, condicao }) => ({ codigo, nome, condicao, deTreinamento, respondidoEm }));
  };
}

/**
 * Writes what a person adds to the DUIMP of a processo.
 * @throws {Refusal} 409 when somebody else wrote meanwhile or a draft is under way, 400 when it names what is not of this processo.
 */
export async function complementarDuimp(
  ao: AoPedir & { blobs: BlobStore },
  processoId: string,
  enviado: ComplementoEnviado,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  const gravado = await ao.db.transaction(async (tx) => {
    const rascunhos = rascunhoRepository(tx, empresaId);
    const antes = await rascunhos.trancar(processoId);
    const { bloqueio, lidos, retificacao } = await lerEscrito(tx, empresaId, processoId, antes, null);
    if (bloqueio) throw locked(bloqueio);
    exigirDoProcesso(enviado.complemento, lidos);
    if (antes?.situacao === 'NA_FILA') throw locked('O rascunho está a caminho do Portal Único: espere a resposta.');
    await exigirSemRegistro(tx, empresaId, processoId, { retificando: retificacao !== null });
    const certo = await rascunhos.complementar(processoId, enviado.versao, enviado.complemento, { usuarioId, em });
    if (!certo) return false;
    await caducarPedido(tx, { empresaId, usuarioId, em }, processoId);
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: 'Processo',
        registroId: processoId,
        acao: 'ALTERAR',
        usuarioId,
        em,
        motivo: `Dados da DUIMP preenchidos, para ${retificacao ? 'a retificação' : 'o rascunho'} no Portal Único.`,
      },
    ]);
    return true;
  });
  if (!gravado) throw conflict('A DUIMP deste processo', await duimpDoProcesso(ao, empresaId, processoId));
}

const comLugar = (json: string, noItem: boolean) =>
  folhasDoRascunho(json).map((folha) => ({ ...folha, lugar: lugarDoCampo(folha.caminho, noItem) }));

/** Items shown leaf by leaf before they are sent. */
const ITENS_MOSTRADOS = 20;
const REGISTRADA_DAQUI = 'Esta DUIMP foi registrada daqui: confira-a e traga-a para o processo.';
const SEM_OS_NOSSOS = 'Os nossos valores ainda não foram calculados.';
const DE_OUTRO_DIA = 'Os valores dos itens são de outro dia que os nossos: compare item por item de novo.';
