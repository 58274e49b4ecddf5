import { isDeepStrictEqual } from 'node:util';
import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import {
  COMPLEMENTO_EM_BRANCO,
  type ComplementoDaDuimp,
  type LacunaDaDuimp,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { PreenchimentoDaRetificacao } from '#lib/portal/domain/retificacao-no-portal.ts';
import { complementoDaRegistrada, completado } from '#lib/siscomex/duimp/complemento-da-registrada.ts';
import { lugarDoCampo } from '#lib/siscomex/duimp/duimp-rascunho-leitura.ts';
import { lerRegistrada, type Registrada } from '#lib/siscomex/duimp/duimp-registrada.ts';
import { nadaDifere, numerosDosItens } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import { dosItens, lacuna } from '#lib/siscomex/duimp/lacunas-da-registrada.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { passosDe } from '#server/platform/records/write-cadastro.ts';
import { againstRule, locked, notFound, Refusal } from '#server/platform/refusals.ts';
import { type LinhaDoRascunho, rascunhoRepository } from '#server/portal/duimp/rascunho-repository.ts';
import { type LinhaDaRetificacao, retificacaoRepository } from '#server/portal/duimp/retificacao-repository.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { cadastroDaRegistrada } from './cadastro-da-registrada.ts';
import { lerEscrito } from './escrito-da-duimp.ts';
import { ambienteDoRascunho } from './fatos-da-duimp.ts';
import { type EdicaoDosItens, previstoCompletado, previstoInteiro } from './previsto-da-versao.ts';
import { type Assinatura, caducarPedido, exigirSemRegistro } from './registro-da-duimp.ts';

/**
 * Once the registered version came: the number of each planned item is kept, and a processo without a plan gets that of the version, with
 * the data that only a DUIMP asks for. A plan of the processo itself is not touched.
 */
export function preencherAoVir({ relogio }: Pick<AoBuscar, 'relogio'>) {
  return async (tx: Database, linha: LinhaDoRascunho): Promise<void> => {
    const { empresaId, processoId, mandadoPor, alteradoPor } = linha;
    const assinatura = { empresaId, usuarioId: mandadoPor ?? alteradoPor, em: relogio.agora() };
    const retificacao = await retificacaoRepository(tx, empresaId).aberta(processoId);
    const previstos = await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
    if (!retificacao?.modelo || !previstos) return;
    if (previstos.itens.length === 0 || ehDoPreenchimento(retificacao)) {
      return preencher(tx, assinatura, { linha, retificacao, previstos });
    }
    await numerar(tx, assinatura, { linha, retificacao });
  };
}

/**
 * Fills again what the registered version says and is blank here; what a person typed since stays.
 * @throws {Refusal} 404 without a retificação, 409 while something is under way, 422 before the registered version came.
 */
export async function preencherDeNovo(ao: AoPedir, processoId: string): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const assinatura = { empresaId, usuarioId, em: ao.relogio.agora() };
  await ao.db.transaction(async (tx) => {
    const linha = await rascunhoRepository(tx, empresaId).trancar(processoId);
    const { bloqueio, retificacao, lidos } = await lerEscrito(tx, empresaId, processoId, linha);
    if (!linha || !retificacao) throw notFound('Esta retificação');
    if (bloqueio) throw locked(bloqueio);
    if (!retificacao.modelo) throw againstRule('A versão registrada ainda não veio do Portal Único.');
    if (linha.situacao === 'NA_FILA') throw locked('A retificação está a caminho do Portal Único: espere a resposta.');
    await exigirSemRegistro(tx, empresaId, processoId, { retificando: true });
    await caducarPedido(tx, assinatura, processoId);
    await preencher(tx, assinatura, { linha, retificacao, previstos: lidos.previstos });
  });
}

/**
 * Takes away what the registered version filled and nobody changed since. Answers what became of it, as a sentence; empty where it had
 * filled nothing.
 */
export async function tirarOPreenchido(tx: Database, assinatura: Assinatura, linha: LinhaDoRascunho): Promise<string> {
  const { empresaId } = assinatura;
  const { processoId } = linha;
  const feito = (await retificacaoRepository(tx, empresaId).aberta(processoId))?.preenchimento;
  const previstos = await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
  if (!feito || !previstos) return '';
  if (feito.itensVersao === null && isDeepStrictEqual(linha.complemento, feito.complementoAntes)) return '';
  const aberto = previstos.bloqueio === null && previstos.excluidoEm === null;
  const previstoSai = feito.itensVersao !== null && feito.itensVersao === previstos.versao && aberto;
  const dadosSaem = linha.versao === feito.complementoVersao && aberto;
  if (previstoSai) {
    const { id, versao } = previstos;
    await gravarPrevisto(tx, assinatura, { id, versao, itens: [], adicoes: [] }, RETIRADO);
  }
  if (dadosSaem) {
    const { usuarioId, em } = assinatura;
    const antes = feito.complementoAntes;
    await rascunhoRepository(tx, empresaId).complementar(processoId, linha.versao, antes, { usuarioId, em });
  }
  if (previstoSai || (dadosSaem && feito.itensVersao === null)) {
    await retificacaoRepository(tx, empresaId).mudar(processoId, { preenchimento: null });
  }
  const previsto =
    feito.itensVersao === null ? [] : [previstoSai ? 'o previsto saiu' : 'o previsto, que alguém mudou, fica'];
  const dados = dadosSaem ? 'os dados da DUIMP voltam a como eram' : 'os dados da DUIMP, que alguém mudou, ficam';
  return ` Do que a versão registrada preencheu: ${[...previsto, dados].join('; ')}.`;
}

interface APreencher {
  linha: LinhaDoRascunho;
  retificacao: LinhaDaRetificacao;
  previstos: ItensDoProcessoLidos;
}

async function preencher(tx: Database, assinatura: Assinatura, { linha, retificacao, previstos }: APreencher) {
  const { empresaId, usuarioId, em } = assinatura;
  const { processoId } = linha;
  if (!retificacao.modelo) return;
  const registrada = lerRegistrada(retificacao.modelo);
  const retificacoes = retificacaoRepository(tx, empresaId);
  const daqui = previstos.itens.length === 0 || ehDoPreenchimento(retificacao);
  const feito = daqui
    ? await preencherPrevisto(tx, assinatura, { linha, retificacao, previstos }, registrada)
    : { previstos, lacunas: [], numeros: await numerar(tx, assinatura, { linha, retificacao }), gravou: false };
  const { complemento, lacunas } = complementoDaRegistrada(
    registrada,
    pares(feito.previstos, feito.numeros, registrada),
  );
  const antes = retificacao.preenchimento;
  const intocado = antes !== null && antes.complementoVersao === linha.versao;
  const base = intocado ? antes.complementoAntes : linha.complemento;
  const novo = feito.previstos.itens.length === 0 ? linha.complemento : completado(base, complemento);
  const versao = await gravarComplemento(tx, assinatura, linha, novo);
  // What a person typed between two fills is never taken away with the rest.
  const complementoVersao = antes === null || intocado ? versao : antes.complementoVersao;
  const preenchimento: PreenchimentoDaRetificacao = {
    em: em.toISOString(),
    versaoRegistrada: retificacao.versaoBase,
    complementoVersao,
    itensVersao: daqui && feito.previstos.itens.length > 0 ? itensDoAto(feito, antes) : null,
    complementoAntes: antes?.complementoAntes ?? linha.complemento,
    lacunas: [...feito.lacunas, ...lacunas],
  };
  await retificacoes.mudar(processoId, { numeros: feito.numeros, preenchimento });
  // Of a plan that a person changed, what differs is theirs; so is what the cover says by the second time.
  const soDoAto = feito.gravou && (antes === null ? isDeepStrictEqual(base, COMPLEMENTO_EM_BRANCO) : intocado);
  const comCapa = antes === null;
  const sobram = soDoAto ? await oQueSobra(tx, empresaId, { ...linha, complemento: novo }, comCapa) : [];
  if (sobram.length > 0) {
    const comSobras = { ...preenchimento, lacunas: [...preenchimento.lacunas, ...sobram] };
    await retificacoes.mudar(processoId, { preenchimento: comSobras });
  }
  const oQue = daqui
    ? feito.previstos.itens.length === 0
      ? 'previsto não preenchido'
      : `previsto preenchido com a versão ${retificacao.versaoBase} registrada (${contados(feito.previstos.itens.length, 'item', 'itens')})`
    : `dados da DUIMP preenchidos com a versão ${retificacao.versaoBase} registrada`;
  const faltam = preenchimento.lacunas.length + sobram.length;
  const frase = `Retificação da DUIMP ${formatarNumeroDuimp(retificacao.numero)}: ${oQue}${faltam > 0 ? `; ${contados(faltam, 'causa impediu', 'causas impediram')} de preencher tudo` : ''}.`;
  await contarNoProcesso(tx, { empresaId, usuarioId, em }, processoId, frase);
}

/** Writes the plan whole, or completes one that a person changed since it was filled. */
async function preencherPrevisto(
  tx: Database,
  assinatura: Assinatura,
  { linha, retificacao, previstos }: APreencher,
  registrada: Registrada,
): Promise<Previsto> {
  const { empresaId } = assinatura;
  const { processoId, credencialId } = linha;
  const { lidos } = await lerEscrito(tx, empresaId, processoId, linha);
  const { no, lacunas: doCadastro } = await cadastroDaRegistrada(tx, empresaId, {
    processoId,
    ambiente: await ambienteDoRascunho(tx, empresaId, credencialId),
    cnpj: lidos.fatos.importador?.numero ?? null,
    itens: registrada.itens,
  });
  const antes = retificacao.numeros ?? {};
  const idDoNumero = new Map(previstos.itens.flatMap(({ id }) => (antes[id] ? [[antes[id], id] as const] : [])));
  const inteiro = previstoInteiro(previstos, { itens: registrada.itens, no }, idDoNumero);
  const lacunas = [...doCadastro, ...inteiro.lacunas];
  if (!inteiro.edicao) return { previstos, numeros: antes, lacunas, gravou: false };
  const intocado = previstos.itens.length === 0 || retificacao.preenchimento?.itensVersao === previstos.versao;
  const edicao = intocado ? inteiro.edicao : previstoCompletado(previstos, inteiro.edicao, antes);
  if (!edicao) return { previstos, numeros: antes, lacunas, gravou: false };
  const motivo = `Previsto preenchido com a versão ${retificacao.versaoBase} registrada da DUIMP.`;
  try {
    const gravado = await tx.transaction((dentro) => gravarPrevisto(dentro, assinatura, edicao, motivo));
    const numeros = intocado
      ? Object.fromEntries(gravado.itens.map(({ id }, i) => [id, registrada.itens[i]?.numero ?? 0]))
      : antes;
    return { previstos: gravado, numeros, lacunas, gravou: intocado };
  } catch (erro) {
    if (!(erro instanceof Refusal)) throw erro;
    const recusa = lacuna('IMPEDE', 'recusado', `O previsto não pôde ser gravado: ${erro.message}`, ITENS);
    return { previstos, numeros: antes, lacunas: [...lacunas, recusa], gravou: false };
  }
}

interface Previsto {
  previstos: ItensDoProcessoLidos;
  numeros: Record<string, number>;
  lacunas: LacunaDaDuimp[];
  /** Whether the whole plan is of this act. */
  gravou: boolean;
}

/** The version of the plan that is all of the fill; one that a person changed never is again. */
function itensDoAto({ previstos, gravou }: Previsto, antes: PreenchimentoDaRetificacao | null): number {
  return gravou ? previstos.versao : (antes?.itensVersao ?? 0);
}

/** Keeps the registered number of each planned item, so that it stays the same item whatever is changed or taken out. */
async function numerar(
  tx: Database,
  { empresaId }: Assinatura,
  { linha, retificacao }: Pick<APreencher, 'linha' | 'retificacao'>,
): Promise<Record<string, number>> {
  const { lidos, complemento } = await lerEscrito(tx, empresaId, linha.processoId, linha);
  const numeros = retificacao.modelo
    ? numerosDosItens(retificacao.modelo, lidos.fatos, complemento, retificacao.numeros ?? {})
    : {};
  await retificacaoRepository(tx, empresaId).mudar(linha.processoId, { numeros });
  return numeros;
}

function pares(
  { itens }: ItensDoProcessoLidos,
  numeros: Readonly<Record<string, number>>,
  registrada: Registrada,
): Parameters<typeof complementoDaRegistrada>[1] {
  const porNumero = new Map(registrada.itens.map((item) => [item.numero, item]));
  return itens.flatMap(({ id, fornecedor, fabricante, adicao }) => {
    const registrado = porNumero.get(numeros[id] ?? 0);
    return registrado ? [{ registrado, id, fornecedor, fabricante, adicao }] : [];
  });
}

/** What differs from the registered version right after it was filled in, which nobody typed. */
async function oQueSobra(
  tx: Database,
  empresaId: string,
  linha: LinhaDoRascunho,
  comCapa: boolean,
): Promise<LacunaDaDuimp[]> {
  const { comparada } = await lerEscrito(tx, empresaId, linha.processoId, linha);
  if (!comparada || nadaDifere(comparada)) return [];
  const diferencasMostradas = comparada.diferencas.filter(({ item }) => comCapa || item !== null);
  const porCampo = Map.groupBy(diferencasMostradas, ({ caminho }) => caminho);
  return [...porCampo].slice(0, CAMPOS_DITOS).map(([caminho, diferencasDoCampo]) => {
    const itens = diferencasDoCampo.flatMap(({ item }) => item ?? []);
    const onde = itens.length > 0 ? dosItens(itens) : 'Da capa';
    const [primeiro] = diferencasDoCampo;
    const texto = `${onde}, ${caminho} não ficou como está registrado (${primeiro?.registrado ?? 'nada'}): o processo diz ${primeiro?.nosso ?? 'nada'}.`;
    return lacuna('AVISA', `sobra-${caminho}`, texto, lugarDoCampo(caminho, itens.length > 0));
  });
}

async function gravarPrevisto(tx: Database, assinatura: Assinatura, edicao: EdicaoDosItens, motivo: string) {
  const { empresaId, usuarioId, em } = assinatura;
  const repositorio = itensDoProcessoRepository(tx, empresaId);
  const mudanca = await passosDe(registroDosItens, repositorio, { usuarioId, em }).alterar(edicao);
  const contexto = { tx, empresaId, assinatura: { usuarioId, em }, motivo };
  await tellChanges(registroDosItens, contexto, [{ ...mudanca, acao: 'ALTERAR' }]);
  return mudanca.atual;
}

/** The version of the complement once it says this. */
async function gravarComplemento(
  tx: Database,
  { empresaId, usuarioId, em }: Assinatura,
  { processoId, versao, complemento }: LinhaDoRascunho,
  novo: ComplementoDaDuimp,
): Promise<number> {
  if (isDeepStrictEqual(novo, complemento)) return versao;
  await rascunhoRepository(tx, empresaId).complementar(processoId, versao, novo, { usuarioId, em });
  return versao + 1;
}

/** Whether the plan is of the fill of this retificação. */
function ehDoPreenchimento({ preenchimento }: LinhaDaRetificacao): boolean {
  return preenchimento !== null && preenchimento.itensVersao !== null;
}

/** What filling would write now; null for nothing. */
export function aPreencher(
  retificacao: LinhaDaRetificacao,
  { itens }: ItensDoProcessoLidos,
  complemento: ComplementoDaDuimp,
): 'PREVISTO' | 'COMPLEMENTO' | null {
  if (!retificacao.modelo) return null;
  if (itens.length === 0) return 'PREVISTO';
  if (ehDoPreenchimento(retificacao)) {
    return retificacao.preenchimento && retificacao.preenchimento.lacunas.length > 0 ? 'PREVISTO' : null;
  }
  return isDeepStrictEqual(complemento, COMPLEMENTO_EM_BRANCO) ? 'COMPLEMENTO' : null;
}

const contados = (quantos: number, singular: string, muitos: string) =>
  `${quantos} ${quantos === 1 ? singular : muitos}`;
const ITENS = { onde: 'PROCESSO', aba: 'itens' } as const;
const RETIRADO = 'Previsto retirado: a retificação da DUIMP, de que ele veio, foi abandonada.';
/** Fields told one by one. */
const CAMPOS_DITOS = 20;
