import { v7 as uuidv7 } from 'uuid';
import {
  type AndamentoDoHistorico,
  ARQUIVOS_DO_HISTORICO,
  type CausaDoArquivo,
  TAMANHO_DO_HISTORICO,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import { type ArquivoGuardado, arquivoRepository } from '#server/comex/historico-trazido/arquivo-repository.ts';
import { type BytesOuRecusa, leitorDeEnvios, SAI_DO_ZIP } from '#server/comex/historico-trazido/envio-aberto.ts';
import { type EnvioGuardado, historicoRepository } from '#server/comex/historico-trazido/historico-repository.ts';
import { lerPartes, lerPartesJuntas } from '#server/comex/historico-trazido/ler-partes.ts';
import { partesRepository } from '#server/comex/historico-trazido/partes-repository.ts';
import { hashOf } from '#server/platform/files/blob-store.ts';
import type { UploadFolder } from '#server/platform/files/upload-folder.ts';
import { leavesTheZip, UnreadableZip } from '#server/platform/files/zip-entries.ts';
import {
  type ArquivoLido,
  gravarCancelamento,
  gravarCatalogos,
  gravarLidos,
  recusarArquivos,
} from './gravar-historico.ts';
import { ligarNotaDeEntrada } from './ligar-nota-de-entrada.ts';
import type { AoTrazer } from './receber-historico.ts';

/** How far the reading has come, and whether it is to stop. */
export interface Leitura extends AndamentoDoHistorico {
  /** Why it is to stop, in a sentence; null while it is not. */
  parar: string | null;
}

export interface AoLer extends AoTrazer {
  pasta: UploadFolder;
  /** Runs a step when its turn comes: other people's work goes between two steps. */
  naVez(passo: () => Promise<void>): Promise<void>;
}

/** Thrown between two steps. */
export class LeituraParada extends Error {}

/**
 * Reads the files of an intake in steps. A step reads some files and writes what became of them in the transaction of what they
 * brought, so that a reading that was cut off goes on with the next file, and nothing is written twice.
 * @throws {LeituraParada} when it was asked to stop.
 */
export async function lerHistorico(ao: AoLer, id: string, leitura: Leitura): Promise<void> {
  const { blobs, pasta } = ao;
  const { empresaId } = ao.quem;
  const { partesDe } = partesRepository(ao.db, empresaId);
  const leitor = leitorDeEnvios({ blobs, pasta, empresaId, partesDe });
  const passos = passosDe({ ao, id, leitura, leitor });
  try {
    leitura.abrindo = true;
    for (const envio of await historicoRepository(ao.db, ao.quem.empresaId).enviosFechados(id)) {
      await vez(ao, leitura, () => passos.abrir(envio));
    }
    leitura.abrindo = false;
    await contar(ao, id, leitura);
    for (const passo of [passos.seguintes, passos.duimp, passos.catalogos, passos.entradas, passos.cancelamentos]) {
      let acabou = false;
      while (!acabou) {
        await vez(ao, leitura, async () => {
          acabou = !(await passo());
        });
      }
    }
  } finally {
    await leitor.fechar();
  }
}

async function vez(ao: AoLer, leitura: Leitura, passo: () => Promise<void>): Promise<void> {
  if (leitura.parar !== null) throw new LeituraParada(leitura.parar);
  await ao.naVez(passo);
}

async function contar({ db, quem }: AoLer, id: string, leitura: Leitura): Promise<void> {
  const arquivos = arquivoRepository(db, quem.empresaId, id);
  leitura.total = await arquivos.quantos();
  leitura.feitos = await arquivos.feitos();
}

interface Lendo {
  ao: AoLer;
  id: string;
  leitura: Leitura;
  leitor: ReturnType<typeof leitorDeEnvios>;
}

function passosDe({ ao, id, leitura, leitor }: Lendo) {
  const { db, quem } = ao;
  const arquivos = arquivoRepository(db, quem.empresaId, id);
  let inflados: number | null = null;

  return {
    /** Gives every file of what was sent a row. */
    async abrir(envio: EnvioGuardado): Promise<void> {
      const entradas = await entradasOuRecusa(leitor, envio);
      await db.transaction(async (tx) => {
        // Another server may have opened it.
        if (!(await historicoRepository(tx, quem.empresaId).marcarAberto(envio.id))) return;
        const arquivosDoHistorico = arquivoRepository(tx, quem.empresaId, id);
        const cabem = ARQUIVOS_DO_HISTORICO - (await arquivosDoHistorico.quantos());
        const dadosDoArquivo = { envioId: envio.id, resultado: 'PENDENTE' as const };
        const primeiro = envio.ordem * POR_ENVIO;
        if ('recusa' in entradas || entradas.length > Math.min(cabem, POR_ENVIO)) {
          const [causa, motivo] =
            'recusa' in entradas ? (['ZIP', entradas.recusa] as const) : (['GRANDE', DEMAIS] as const);
          const todo = { ...dadosDoArquivo, resultado: 'RECUSADO' as const, causa, motivo, sha256: envio.sha256 };
          await arquivosDoHistorico.inserir([
            { ...todo, id: uuidv7(), ordem: primeiro, lugar: null, nome: envio.nome },
          ]);
          return;
        }
        await arquivosDoHistorico.inserir(
          entradas.map(({ lugar, dentro, nome, recusa }, i) => ({
            ...dadosDoArquivo,
            ...(recusa && recusado(recusa)),
            id: uuidv7(),
            ordem: primeiro + i,
            lugar,
            dentro,
            nome: limpo(nome),
          })),
        );
        leitura.total += entradas.length;
      });
    },

    /** Reads the next files, as many as fit into a step; false when there are none. */
    async seguintes(): Promise<boolean> {
      const proximos = await arquivos.proximos(ARQUIVOS_POR_PASSO);
      if (proximos.length === 0) return false;
      inflados ??= await arquivos.bytes();
      // What is refused by its name is not opened: a disk has large PDFs.
      const lidos: ArquivoLido[] = proximos.flatMap((arquivo) => {
        const recusa = recusaDoNome(arquivo);
        return recusa ? [{ arquivo, lido: { tipo: 'RECUSA' as const, ...recusa } }] : [];
      });
      const aAbrir = proximos.filter((arquivoProximo) => recusaDoNome(arquivoProximo) === null);
      const cheio = inflados > TAMANHO_DO_HISTORICO;
      if (cheio) lidos.push(...aAbrir.map((arquivo) => ({ arquivo, lido: DEMAIS_INFLADO })));
      const abertos = await abrirArquivos(cheio ? [] : aAbrir, BYTES_POR_PASSO);
      const aLer: { arquivo: ArquivoGuardado; bytes: Uint8Array; sha256: string }[] = [];
      for (const { arquivo, conteudo } of abertos) {
        if ('recusa' in conteudo) {
          const causa = conteudo.grande ? 'GRANDE' : 'ZIP';
          // What is inflated in vain counts too: a drop of many bombs would work for hours.
          inflados += conteudo.inflou ?? 0;
          lidos.push({ arquivo, lido: { tipo: 'RECUSA', causa, motivo: conteudo.recusa } });
        } else if (inflados > TAMANHO_DO_HISTORICO) {
          lidos.push({ arquivo, lido: DEMAIS_INFLADO });
        } else {
          inflados += conteudo.bytes.length;
          aLer.push({ arquivo, bytes: conteudo.bytes, sha256: hashOf(conteudo.bytes) });
        }
      }
      const ja = await arquivos.jaLidos(aLer.map(({ sha256 }) => sha256));
      const novos = aLer.filter(
        ({ sha256 }, i) => !ja.has(sha256) && aLer.findIndex((arquivoALer) => arquivoALer.sha256 === sha256) === i,
      );
      const partes = await lerPartes(novos.map(({ arquivo: { nome }, bytes }) => ({ nome, bytes })));
      for (const [i, { arquivo, bytes, sha256 }] of novos.entries()) {
        const lido = partes[i];
        if (lido) lidos.push({ arquivo, lido, bytes, sha256 });
      }
      for (const { arquivo, bytes, sha256 } of aLer.filter((arquivoALer) => !novos.includes(arquivoALer))) {
        const outro = ja.get(sha256) ?? {
          nome: aLer.find((arquivoALer) => arquivoALer.sha256 === sha256)?.arquivo.nome ?? '',
          processoId: null,
        };
        lidos.push({ arquivo, lido: { tipo: 'REPETIDO', ...outro }, bytes, sha256 });
      }
      await gravarLidos(ao, id, lidos);
      await contar(ao, id, leitura);
      return true;
    },

    /** Reads one DUIMP of the pieces that came; false when none waits. */
    async duimp(): Promise<boolean> {
      const duimpsEmEspera = await arquivos.esperando('DUIMP');
      if (duimpsEmEspera.length === 0) return false;
      const abertas = await abrirArquivos(duimpsEmEspera, Number.POSITIVE_INFINITY);
      const doCatalogo = await abertosComoPartes(await arquivos.esperando('CATALOGO'));
      const partes: (ParteRecebida & { arquivo: ArquivoGuardado })[] = abertas.flatMap(({ arquivo, conteudo }) =>
        'bytes' in conteudo ? [{ arquivo, nome: arquivo.nome, bytes: conteudo.bytes }] : [],
      );
      const lido = await lerPartesJuntas([...partes, ...doCatalogo].map(({ nome, bytes }) => ({ nome, bytes })));
      await gravarLidos(ao, id, [{ arquivo: duimpsEmEspera[0] as ArquivoGuardado, lido, partes, doCatalogo }]);
      await contar(ao, id, leitura);
      return true;
    },

    /** Settles the files of the catalogue, of which every DUIMP took what it names; false when none waits. */
    async catalogos(): Promise<boolean> {
      const catalogosEmEspera = await arquivos.esperando('CATALOGO');
      if (catalogosEmEspera.length === 0) return false;
      await gravarCatalogos(ao, id, catalogosEmEspera);
      await contar(ao, id, leitura);
      return true;
    },

    /** Links one incoming nota, now that every declaration was read; false when none waits. */
    async entradas(): Promise<boolean> {
      const notasEmEspera = await arquivos.esperando('NFE_ENTRADA');
      if (notasEmEspera.length === 0) return false;
      const [aberto] = await abrirArquivos(notasEmEspera.slice(0, 1), Number.POSITIVE_INFINITY);
      const conteudo = aberto?.conteudo ?? { recusa: SUMIU, grande: false };
      const [lida] =
        'bytes' in conteudo ? await lerPartes([{ nome: notasEmEspera[0]?.nome ?? '', bytes: conteudo.bytes }]) : [];
      if (lida?.tipo === 'ENTRADA' && 'bytes' in conteudo) {
        await ligarNotaDeEntrada(ao, id, notasEmEspera, { nota: lida.nota, bytes: conteudo.bytes });
      } else {
        const motivo = 'recusa' in conteudo ? conteudo.recusa : SUMIU;
        await recusarArquivos(ao, id, notasEmEspera, { causa: 'ILEGIVEL', motivo });
      }
      await contar(ao, id, leitura);
      return true;
    },

    /** Applies one cancellation; false when none waits. */
    async cancelamentos(): Promise<boolean> {
      const cancelamentosEmEspera = await arquivos.esperando('CANCELAMENTO');
      if (cancelamentosEmEspera.length === 0) return false;
      await gravarCancelamento(ao, id, cancelamentosEmEspera);
      await contar(ao, id, leitura);
      return true;
    },
  };

  async function abertosComoPartes(quais: readonly ArquivoGuardado[]): Promise<ParteRecebida[]> {
    const abertos = await abrirArquivos(quais, Number.POSITIVE_INFINITY);
    return abertos.flatMap(({ arquivo: { nome }, conteudo }) =>
      'bytes' in conteudo ? [{ nome, bytes: conteudo.bytes }] : [],
    );
  }

  /** The bytes of files, each sending opened once, until a step has enough. */
  async function abrirArquivos(
    quais: readonly ArquivoGuardado[],
    cabem: number,
  ): Promise<{ arquivo: ArquivoGuardado; conteudo: BytesOuRecusa }[]> {
    const envios = new Map(
      (await historicoRepository(db, quem.empresaId).envios([...new Set(quais.map(({ envioId }) => envioId))])).map(
        (envio) => [envio.id, envio],
      ),
    );
    const abertos: { arquivo: ArquivoGuardado; conteudo: BytesOuRecusa }[] = [];
    let restam = cabem;
    for (const [envioId, arquivosDoEnvio] of Map.groupBy(quais, (arquivoGuardado) => arquivoGuardado.envioId)) {
      const envio = envios.get(envioId);
      if (!envio || restam <= 0) break;
      const conteudos = await leitor.bytes(envio, arquivosDoEnvio, restam);
      for (const [i, conteudo] of conteudos.entries()) {
        abertos.push({ arquivo: arquivosDoEnvio[i] as ArquivoGuardado, conteudo });
        restam -= 'bytes' in conteudo ? conteudo.bytes.length : 0;
      }
    }
    return abertos;
  }
}

/** The outcome of a file that is refused for what it is in. */
const recusado = ({ recusa, grande }: { recusa: string; grande: boolean }) => ({
  resultado: 'RECUSADO' as const,
  causa: grande ? ('GRANDE' as const) : ('ZIP' as const),
  motivo: recusa,
});

async function entradasOuRecusa(leitor: Lendo['leitor'], envio: EnvioGuardado) {
  try {
    return await leitor.entradas(envio);
  } catch (erro) {
    if (erro instanceof UnreadableZip) return { recusa: erro.message };
    throw erro;
  }
}

function recusaDoNome({ nome, lugar }: ArquivoGuardado): { causa: CausaDoArquivo; motivo: string } | null {
  if (lugar !== null && leavesTheZip(nome)) return { causa: 'ZIP', motivo: SAI_DO_ZIP };
  if (LIDOS.test(nome)) return null;
  if (/\.zip$/i.test(nome)) return { causa: 'ZIP', motivo: ZIP_MAIS_FUNDO };
  return { causa: 'NAO_E_LIDO', motivo: 'Não é XML nem JSON: não é uma declaração nem uma nota.' };
}

/** PostgreSQL keeps no NUL, and a path may be of any length. */
const limpo = (nome: string) => nome.replaceAll('\0', '').slice(-MAIOR_NOME);

const ZIP_MAIS_FUNDO = 'É um ZIP dentro de um ZIP que já está dentro de outro: só um nível é aberto. Envie-o à parte.';
const SUMIU = 'O arquivo não pôde ser lido de novo. Envie-o à parte.';
const LIDOS = /\.(xml|json)$/i;
const MAIOR_NOME = 300;
/** Places kept for the rows of one sending. */
const POR_ENVIO = 100_000;
const ARQUIVOS_POR_PASSO = 64;
const BYTES_POR_PASSO = 8 * 1024 * 1024;
const DEMAIS = `O ZIP passa dos ${ARQUIVOS_DO_HISTORICO.toLocaleString('pt-BR')} arquivos de um envio. Divida-o em mais de um.`;
const DEMAIS_INFLADO = {
  tipo: 'RECUSA' as const,
  causa: 'GRANDE' as const,
  motivo: 'Descompactados, os arquivos passam de 2 GB: este e os seguintes ficaram de fora. Envie-os à parte.',
};
