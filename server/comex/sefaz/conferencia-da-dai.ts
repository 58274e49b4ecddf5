import type { z } from 'zod';
import type { MemoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';
import type { ConferenciaDaDai, pedidoDeConferencia } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { ApontamentoDaDai, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { conferirDai } from '#lib/fiscal/dai/conferir-dai.ts';
import { produtoDeOutraNcm } from '#lib/fiscal/dai/conferir-tributacao.ts';
import { memoriaDaDai } from '#lib/fiscal/dai/montar-dai.ts';
import { resultadoDaDai } from '#lib/fiscal/dai/resultado-da-dai.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { conferirDaiArquivo } from '#lib/siscomex/sefaz/conferir-dai-arquivo.ts';
import { escreverDai } from '#lib/siscomex/sefaz/dai-registro.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { emVigorNoRegistro, type Montagem, montagemDaDai } from './montagem-da-dai.ts';
import { comSugestoes } from './sugestoes-da-dai.ts';
import { validadorDe } from './validador-xsd.ts';

interface AoConferir {
  db: Database;
  blobs: BlobStore;
  empresaId: string;
}

/** Checks a DAI line by line, and returns what it would declare. It writes nothing. */
export async function conferir(
  ao: AoConferir,
  processoId: string,
  { adicoes, ...conteudo }: z.infer<typeof pedidoDeConferencia>,
): Promise<ConferenciaDaDai> {
  const pedida = await montagemDaDai(ao.db, ao.empresaId, processoId, {
    ...semIndefinidos(conteudo),
    ...(adicoes && { escolhas: adicoes }),
  });
  const { montagem, sugestoes } = await comSugestoes(ao.db, ao.empresaId, pedida);
  const { apontamentos, xsd } = await apontar(ao, montagem);
  return {
    ...resultadoDaDai(montagem.montada),
    sugestoes: sugestoes.adicoes.map(({ numero, linha, origem }) => ({
      adicao: numero,
      linha: linha && opcao(linha),
      origem,
      alerta: linha && produtoDeOutraNcm(linha, montagem.insumos.produtosFinais?.get(numero)),
    })),
    tipoSugerido: sugestoes.tipo,
    apontamentos,
    opcoes: emVigorNoRegistro(montagem.insumos).map(opcao),
    xsd: xsd && { nome: xsd.nome, carregadoEm: xsd.carregadoEm },
  };
}

/**
 * Lists all findings on a DAI: by the rules of the trade, by the publicly known layout, and by the official XSD if the company
 * loaded one. The XSD only runs when the other checks find no error.
 */
export async function apontar(ao: AoConferir, { insumos, parametros, montada }: Montagem): Promise<Apontado> {
  const regras = conferirDai(insumos, montada, parametros);
  const doArquivo = conferirDaiArquivo(montada.declaracao, {
    importadorId: insumos.importador?.id ?? null,
    apontados: regras,
  });
  const apontamentos = [...regras, ...doArquivo].sort((a, b) => NIVEIS.indexOf(a.nivel) - NIVEIS.indexOf(b.nivel));
  const validador = await validadorDe(ao.db, ao.blobs, ao.empresaId, 'DAI');
  if (!validador) return { apontamentos, xsd: null };
  const { nome, carregadoEm } = validador;
  const xsd = { nome, carregadoEm };
  if (apontamentos.some(({ nivel }) => nivel === 'erro')) return { apontamentos, xsd };
  const doXsd = validador.conferir(escreverDai(montada.declaracao, { comAviso: false })).map(
    ({ mensagem, caminho }): ApontamentoDaDai => ({
      codigo: 'XSD',
      nivel: 'erro',
      mensagem,
      caminho,
      adicao: numeroDaAdicao(montada.declaracao, caminho),
      alvo: { onde: 'ARQUIVO' },
    }),
  );
  return { apontamentos: [...doXsd, ...apontamentos], xsd };
}

interface Apontado {
  apontamentos: ApontamentoDaDai[];
  xsd: ConferenciaDaDai['xsd'];
}

/** Returns the memória of a figure of the ICMS; null when the figure has none. */
export async function memoriaPedida(
  tx: Database,
  empresaId: string,
  processoId: string,
  pedida: MemoriaDaDaiConsulta,
): Promise<Memoria | null> {
  return memoriaDaDai((await montagemDaDai(tx, empresaId, processoId)).montada, pedida);
}

function opcao({
  vigenciaInicio,
  vigenciaFim,
  reducaoPerc,
  ...linha
}: LinhaDaMatriz): ConferenciaDaDai['opcoes'][number] {
  return linha;
}

function numeroDaAdicao(
  { adicoes }: { adicoes: readonly { numero: string }[] },
  caminho: string | null,
): string | null {
  const [, lugar] = /^adicao\.(\d+)/.exec(caminho ?? '') ?? [];
  return lugar === undefined ? null : (adicoes[Number(lugar)]?.numero ?? null);
}

function semIndefinidos<T extends object>(campos: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined)) as never;
}

const NIVEIS: readonly ApontamentoDaDai['nivel'][] = ['erro', 'aviso'];
