import type { CausaDoArquivo } from '#lib/contracts/declaracao/historico-trazido.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { dizerTextosLimpos } from '#lib/fiscal/importacao/conferencias/conferencia-dos-textos.ts';
import { apurarDeclaracao } from '#server/comex/declaracao/apurar-declaracao.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { defeitoDoNumero } from '#server/comex/declaracao/declaracoes-recebidas.ts';
import { guardarArquivos } from '#server/comex/declaracao/guardar-arquivo.ts';
import { pacoteDasPartes } from '#server/comex/declaracao/pacote-das-partes.ts';
import { conferenciasDoFuturo } from '#server/comex/declaracao/recusar-futuras.ts';
import {
  type ArquivoGuardado,
  arquivoRepository,
  type Desfecho,
} from '#server/comex/historico-trazido/arquivo-repository.ts';
import { notasRepository } from '#server/comex/historico-trazido/notas-repository.ts';
import type { ParteLida } from '#server/comex/historico-trazido/read-work.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { versaoMaisNova } from '#server/flows/declaracao/confrontos-do-arquivo.ts';
import { gravarProcessos } from '#server/flows/declaracao/importar-di.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { hashOf } from '#server/platform/files/blob-store.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { cancelarEntrada } from './ligar-nota-de-entrada.ts';
import type { AoTrazer } from './receber-historico.ts';

/** A file with what was read of it; several for a DUIMP. */
export interface ArquivoLido {
  arquivo: ArquivoGuardado;
  lido: ParteLida | { tipo: 'REPETIDO'; nome: string; processoId: string | null };
  bytes?: Uint8Array;
  sha256?: string;
  /** The files of a DUIMP. */
  partes?: readonly (ReceivedFile & { arquivo: ArquivoGuardado })[];
  /** Files of the catalogue that were read with them, after them: they stay for the other DUIMPs. */
  doCatalogo?: readonly ReceivedFile[];
}

/** Refuses files that an earlier look could read and this one cannot. */
export async function recusarArquivos(
  ao: AoTrazer,
  historicoId: string,
  arquivosGuardados: readonly ArquivoGuardado[],
  recusa: { causa: CausaDoArquivo; motivo: string },
): Promise<void> {
  await ao.db.transaction(async (tx) => {
    const arquivos = arquivoRepository(tx, ao.quem.empresaId, historicoId);
    for (const { id } of arquivosGuardados) await arquivos.anotar(id, { resultado: 'RECUSADO', ...recusa });
  });
}

/** Writes what files brought, each file with its outcome in one transaction; notas and refusals share one. */
export async function gravarLidos(ao: AoTrazer, historicoId: string, lidos: readonly ArquivoLido[]): Promise<void> {
  const declaracoes = lidos.filter(({ lido }) => lido.tipo === 'DECLARACOES');
  const outros = lidos.filter((arquivoLido) => !declaracoes.includes(arquivoLido));
  if (outros.length > 0) await ao.db.transaction((tx) => gravarOutros(tx, ao, historicoId, outros));
  for (const arquivoLido of declaracoes) await gravarDeclaracoes(ao, historicoId, arquivoLido);
}

async function gravarOutros(
  tx: Database,
  ao: AoTrazer,
  historicoId: string,
  lidos: readonly ArquivoLido[],
): Promise<void> {
  const { empresaId } = ao.quem;
  const arquivos = arquivoRepository(tx, empresaId, historicoId);
  const notas = notasRepository(tx, empresaId);
  for (const { arquivo, lido, bytes, sha256, partes } of lidos) {
    const medidas = bytes ? { sha256: sha256 ?? null, tamanho: bytes.length } : {};
    if (lido.tipo === 'NOTA') {
      const nova = await notas.inserir(historicoId, lido.nota);
      await arquivos.anotar(arquivo.id, { ...desfechoDaNota(lido.nota, nova), ...medidas });
    } else if (lido.tipo === 'DUIMP') {
      const espera = { tipo: 'DUIMP' as const, documento: lido.numero };
      await arquivos.anotar(arquivo.id, { resultado: 'PENDENTE', causa: null, ...espera, ...medidas });
    } else if (lido.tipo === 'ENTRADA') {
      const espera = { tipo: 'NFE_ENTRADA' as const, documento: lido.nota.chave };
      await arquivos.anotar(arquivo.id, { resultado: 'PENDENTE', causa: null, ...espera, ...medidas });
    } else if (lido.tipo === 'CANCELAMENTO') {
      const espera = { tipo: 'CANCELAMENTO' as const, documento: lido.chave };
      await arquivos.anotar(arquivo.id, { resultado: 'PENDENTE', causa: null, ...espera, ...medidas });
    } else if (lido.tipo === 'CATALOGO') {
      // Without its hash: it completes the DUIMPs of another intake too.
      const espera = { tipo: 'CATALOGO' as const, documento: 'CATALOGO', tamanho: bytes?.length ?? null };
      await arquivos.anotar(arquivo.id, { resultado: 'PENDENTE', causa: null, ...espera });
    } else if (lido.tipo === 'REPETIDO') {
      const motivo = `O mesmo conteúdo já foi lido em ${lido.nome}.`;
      const { processoId } = lido;
      await arquivos.anotar(arquivo.id, { ...ja('MESMO_ARQUIVO', motivo), processoId, ...medidas });
    } else if (lido.tipo === 'RECUSA') {
      for (const { id } of partes?.map((parte) => parte.arquivo) ?? [arquivo]) {
        await arquivos.anotar(id, { resultado: 'RECUSADO', causa: lido.causa, motivo: lido.motivo, ...medidas });
      }
    }
  }
}

/** Writes the declarations of one file, or of the files of one DUIMP. */
async function gravarDeclaracoes(ao: AoTrazer, historicoId: string, lido: ArquivoLido): Promise<void> {
  try {
    await triedAgainWhenTaken(() => tentar(ao, historicoId, lido));
  } catch (erro) {
    if (!(erro instanceof Refusal)) throw erro;
    await recusar(ao, historicoId, lido, 'NAO_GRAVADO', erro.message);
  }
}

async function tentar(ao: AoTrazer, historicoId: string, arquivoLido: ArquivoLido): Promise<void> {
  if (arquivoLido.lido.tipo !== 'DECLARACOES') return;
  const { empresaId } = ao.quem;
  const { declaracoes, formato } = arquivoLido.lido;
  const declaracoesDoArquivo = declaracoes.map(({ declaracao }) => declaracao);
  const [primeira] = declaracoesDoArquivo;
  const recusa = declaracoesDoArquivo.map((di) => recusaDa(di, today(ao.relogio))).find((motivo) => motivo !== null);
  if (recusa) return recusar(ao, historicoId, arquivoLido, recusa.causa, recusa.motivo);
  const donos = await declaracaoRepository(ao.db, empresaId).processosDasDis(
    declaracoesDoArquivo.map(({ numeroDI }) => numeroDI),
  );
  const novas = declaracoes.filter(
    ({ declaracao }, i) =>
      !donos.has(declaracao.numeroDI) &&
      declaracoesDoArquivo.findIndex(({ numeroDI }) => numeroDI === declaracao.numeroDI) === i,
  );
  const dito = {
    tipo: formato,
    documento:
      primeira &&
      (declaracoesDoArquivo.length === 1
        ? primeira.numeroDI
        : `${primeira.numeroDI} e mais ${declaracoesDoArquivo.length - 1}`),
  };
  const parametros = await parametroRepository(ao.db, empresaId).doMotor();
  const recebidas = novas.map(({ declaracao, partes }) => ({
    declaracao,
    apurada: apurarDeclaracao(declaracao, parametros),
    arquivo: arquivoDe(arquivoLido, declaracao, partes),
  }));
  const aGravar = await guardarArquivos(ao, recebidas);
  await ao.db.transaction(async (tx) => {
    const feitos = aGravar.length > 0 ? await gravarProcessos(tx, ao, aGravar) : [];
    const maisNova = await versaoAAceitar(tx, empresaId, declaracoesDoArquivo, donos);
    const desfecho = feitos[0]
      ? { ...LIDA, motivo: maisNova?.motivo ?? null, processoId: feitos[0].id }
      : (maisNova ?? {
          ...ja('DECLARACAO_JA_ESTAVA', jaNoProcesso(declaracoesDoArquivo, donos)),
          processoId: processoDe(declaracoesDoArquivo, donos),
        });
    await anotarTodos(tx, ao, historicoId, arquivoLido, { ...desfecho, ...dito });
  });
}

/** The first of these declarations that is newer than the one its process has. */
async function versaoAAceitar(
  tx: Database,
  empresaId: string,
  declaracoesDoArquivo: readonly DeclaracaoImportacao[],
  donos: Donos,
): Promise<(Desfecho & { processoId: string }) | null> {
  for (const nova of declaracoesDoArquivo) {
    const dono = donos.get(nova.numeroDI);
    const guardada = dono && !dono.excluidoEm ? await declaracaoGuardada(tx, empresaId, dono.id) : null;
    const motivo = guardada && versaoMaisNova(guardada, nova);
    if (dono && motivo) return { resultado: 'A_ACEITAR', causa: 'VERSAO_NOVA', motivo, processoId: dono.id };
  }
  return null;
}

/** The file to keep of a declaration: its own, or a package of those it came in. */
function arquivoDe(
  { arquivo, bytes, partes, doCatalogo = [] }: ArquivoLido,
  declaracao: DeclaracaoImportacao,
  quais: number[],
): ReceivedFile {
  if (!partes) return { nome: semPasta(arquivo.nome), bytes: bytes ?? new Uint8Array() };
  const partesEscolhidas = [...partes, ...doCatalogo]
    .filter((_, i) => quais.includes(i))
    .map(({ nome, bytes }) => ({ nome: semPasta(nome), bytes }));
  const [unica, outra] = partesEscolhidas;
  return unica && !outra ? unica : pacoteDasPartes(`${declaracao.numeroDI}.zip`, partesEscolhidas);
}

const semPasta = (nome: string) => nome.split(/[\\/]/).at(-1) || nome;

function recusaDa(di: DeclaracaoImportacao, hoje: string): { causa: CausaDoArquivo; motivo: string } | null {
  const numero = defeitoDoNumero(di.numeroDI);
  if (numero !== null) return { causa: 'NUMERO', motivo: numero };
  const [futura] = conferenciasDoFuturo(di, hoje);
  return futura ? { causa: 'DATA_FUTURA', motivo: `${escreverDeclaracao(di.numeroDI)}: ${futura.mensagem}` } : null;
}

type Donos = Awaited<ReturnType<ReturnType<typeof declaracaoRepository>['processosDasDis']>>;

function jaNoProcesso(declaracoesDoArquivo: readonly DeclaracaoImportacao[], donos: Donos): string {
  const ditas = declaracoesDoArquivo.map(({ numeroDI }) => {
    const dono = donos.get(numeroDI);
    const onde = dono?.excluidoEm ? `${dono.numero}, que está entre os excluídos` : (dono?.numero ?? '—');
    return `A ${escreverDeclaracao(numeroDI)} já está no processo ${onde}.`;
  });
  return ditas.slice(0, MAXIMO_DITAS).join(' ');
}

const processoDe = (declaracoesDoArquivo: readonly DeclaracaoImportacao[], donos: Donos) =>
  donos.get(declaracoesDoArquivo[0]?.numeroDI ?? '')?.id ?? null;

async function recusar(
  ao: AoTrazer,
  historicoId: string,
  arquivoLido: ArquivoLido,
  causa: CausaDoArquivo,
  motivo: string,
): Promise<void> {
  const tipo = arquivoLido.lido.tipo === 'DECLARACOES' ? arquivoLido.lido.formato : null;
  await ao.db.transaction((tx) =>
    anotarTodos(tx, ao, historicoId, arquivoLido, { resultado: 'RECUSADO', causa, motivo, tipo }),
  );
}

async function anotarTodos(
  tx: Database,
  ao: AoTrazer,
  historicoId: string,
  { arquivo, bytes, sha256, partes }: ArquivoLido,
  desfecho: Desfecho,
): Promise<void> {
  const arquivos = arquivoRepository(tx, ao.quem.empresaId, historicoId);
  if (!partes) {
    const medidas = { sha256: sha256 ?? null, tamanho: bytes?.length ?? null };
    await arquivos.anotar(arquivo.id, { ...desfecho, ...medidas });
    return;
  }
  for (const { arquivo: arquivoDaParte, bytes: bytesDaParte } of partes) {
    await arquivos.anotar(arquivoDaParte.id, {
      ...desfecho,
      sha256: hashOf(bytesDaParte),
      tamanho: bytesDaParte.length,
    });
  }
}

/** Applies the cancellation of a nota, after all notas were read. */
export async function gravarCancelamento(
  ao: AoTrazer,
  historicoId: string,
  arquivosGuardados: readonly ArquivoGuardado[],
): Promise<void> {
  await ao.db.transaction(async (tx) => {
    const chave = arquivosGuardados[0]?.documento ?? '';
    const feito =
      (await notasRepository(tx, ao.quem.empresaId).cancelar(chave)) ||
      (await cancelarEntrada(tx, ao, historicoId, chave));
    for (const { id } of arquivosGuardados) {
      await arquivoRepository(tx, ao.quem.empresaId, historicoId).anotar(
        id,
        feito
          ? { resultado: 'LIDO', causa: 'CANCELAMENTO', motivo: null }
          : { resultado: 'RECUSADO', causa: 'CANCELAMENTO_SEM_NOTA', motivo: SEM_NOTA },
      );
    }
  });
}

/** Settles the files of the catalogue once the DUIMPs are read: without one that was read now they serve nobody. */
export async function gravarCatalogos(
  ao: AoTrazer,
  historicoId: string,
  arquivosGuardados: readonly ArquivoGuardado[],
): Promise<void> {
  await ao.db.transaction(async (tx) => {
    const arquivos = arquivoRepository(tx, ao.quem.empresaId, historicoId);
    const desfecho = (await arquivos.leuDuimp())
      ? ({ resultado: 'LIDO', causa: 'CATALOGO', motivo: DO_CATALOGO } as const)
      : ({ resultado: 'RECUSADO', causa: 'CATALOGO_SEM_DUIMP', motivo: SEM_DUIMP } as const);
    for (const { id } of arquivosGuardados) await arquivos.anotar(id, { ...desfecho, documento: null });
  });
}

function desfechoDaNota({ chave, numero, textosLimpos }: NotaFiscal, nova: boolean): Desfecho {
  const dito = { tipo: 'NFE' as const, documento: chave };
  return nova
    ? { resultado: 'LIDO', causa: 'NOTA', motivo: dizerTextosLimpos(textosLimpos), ...dito }
    : { ...ja('NOTA_JA_ESTAVA', `A nota ${numero} já tinha sido lida.`), ...dito };
}

const LIDA = { resultado: 'LIDO', causa: 'DECLARACAO' } as const;
const ja = (causa: CausaDoArquivo, motivo: string) => ({ resultado: 'JA_ESTAVA' as const, causa, motivo });
const DO_CATALOGO =
  'As DUIMPs lidas neste envio tomam dele o que citam: a descrição dos produtos, o nome e o TIN dos operadores.';
const SEM_DUIMP = 'Nenhuma DUIMP foi lida neste envio, e o catálogo só completa as que vêm com ele. Mande-os juntos.';
const SEM_NOTA = 'É o cancelamento de uma nota que não veio neste histórico.';
/** A file of hundreds of declarations would give a sentence of as many. */
const MAXIMO_DITAS = 5;
