import type { MapaConsulta } from '#lib/contracts/consultas/mapa.ts';
import type { Mapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { paisDaSigla } from '#lib/domain/aduana/viagem/paises-do-mundo.ts';
import { acharPorto } from '#lib/domain/aduana/viagem/porto.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { mapaRepository, type Procedencia } from './mapa-repository.ts';

/** Groups the shipments on their way to Manaus by origin: by port when the documents name a known one, otherwise by country. */
export async function verMapa(tx: Database, empresaId: string, consulta: MapaConsulta, hoje: DataTexto): Promise<Mapa> {
  const repositorio = mapaRepository(tx, empresaId);
  const grupos = await repositorio.grupos(consulta, hoje);
  const siglas = await referenciaRepository(tx, empresaId).siglas('Pais');
  const origens = new Map<string, OrigemDoMapa>();
  const origemDe = (de: Procedencia): OrigemDoMapa => {
    const nova = origemDaProcedencia(de, siglas);
    const origem = origens.get(nova.chave) ?? nova;
    origens.set(origem.chave, origem);
    return origem;
  };
  for (const { total, atrasados, proximoEta, ...de } of grupos) {
    const origem = origemDe(de);
    origem.total += total;
    origem.atrasados += atrasados;
    origem.proximoEta = primeiro(origem.proximoEta, proximoEta);
  }
  for (const { de, ...embarque } of await repositorio.maisNovos(consulta, hoje)) origemDe(de).embarques.push(embarque);
  const todas = [...origens.values()].sort((a, b) => b.total - a.total || a.nome.localeCompare(b.nome, 'pt-BR'));
  return {
    hoje,
    total: soma(todas.map(({ total }) => total)),
    atrasados: soma(todas.map(({ atrasados }) => atrasados)),
    origens: todas,
  };
}

function origemDaProcedencia(
  { paisCodigo, paisNome, local, via }: Procedencia,
  siglas: ReadonlyMap<string, string>,
): OrigemDoMapa {
  const sigla = (paisCodigo && siglas.get(paisCodigo)) ?? null;
  const porto = acharPorto({ local, pais: sigla, via });
  const pais = paisDaSigla(porto?.sigla ?? sigla ?? '');
  const vazia = { total: 0, atrasados: 0, proximoEta: null, embarques: [] };
  if (porto) {
    const { chave, nome, tipo, lugar } = porto;
    return { chave, nome, pais: pais?.nome ?? null, sigla: porto.sigla, precisao: tipo, lugar, ...vazia };
  }
  const nome = pais?.nome ?? paisNome;
  return {
    chave: sigla ?? paisCodigo ?? '000',
    nome: nome ?? 'Origem não informada',
    pais: null,
    sigla,
    precisao: pais ? 'PAIS' : null,
    lugar: pais?.lugar ?? null,
    ...vazia,
  };
}

function primeiro(data: DataTexto | null, outro: DataTexto | null): DataTexto | null {
  if (data === null || outro === null) return data ?? outro;
  return data < outro ? data : outro;
}

const soma = (numeros: number[]): number => numeros.reduce((total, numero) => total + numero, 0);
