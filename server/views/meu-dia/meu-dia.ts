import type { LinhaDoMeuDia, MeuDia, MeuDiaConsulta } from '#lib/contracts/views/meu-dia.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { GRUPOS_DO_DIA, grupoDoDia, piorou } from '#lib/domain/telas/meu-dia.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onOneConnection } from '#server/platform/db/one-connection.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { aDebitarNoDia } from './a-debitar-no-dia.ts';
import { type Adiamento, adiamentoRepository } from './adiamento-repository.ts';
import { maisUrgentePrimeiro } from './mais-urgente-primeiro.ts';
import {
  type AoLer,
  contarAchados,
  type Filtro,
  type LinhaDaRegra,
  type Regra,
  type Regras,
  regraDaChave,
} from './regra.ts';
import { somarValores } from './somar-valores.ts';

interface AoVer {
  tx: Database;
  quem: Caller;
  hoje: DataTexto;
  regras: Regras;
}

/**
 * Reads everything that waits, most urgent first. Each rule gives as many lines as a screen shows, and their total. The rules are asked
 * at once, in one round trip to the database.
 */
export function lerMeuDia({ tx, ...ao }: AoVer, consulta: MeuDiaConsulta): Promise<MeuDia> {
  return onOneConnection(tx, (conexao) => lerRegras({ tx: conexao, ...ao }, consulta));
}

async function lerRegras({ tx, quem, hoje, regras: todas }: AoVer, consulta: MeuDiaConsulta): Promise<MeuDia> {
  const ao: AoLer = { tx, empresaId: quem.empresaId, hoje };
  const adiamentos = await adiamentoRepository(tx, quem).todos();
  const doDono: Filtro = {
    responsavelId: consulta.de === 'meus' ? quem.usuarioId : undefined,
    importadorId: consulta.importadorId,
  };
  const soAdiados = consulta.adiados === 'true';
  const lidas = await Promise.all(
    todas.map(async (lida) => {
      const regra = lida.codigo;
      const seguras = await seguradas(ao, lida, adiamentos);
      const chaves = seguras.map(({ chave }) => chave);
      const limite = consulta.regra === regra ? LINHAS_DA_ESCOLHIDA : LINHAS_DE_CADA;
      const filtro = soAdiados ? { importadorId: doDono.importadorId, so: chaves } : { ...doDono, menos: chaves };
      const lendo = soAdiados && chaves.length === 0 ? Promise.resolve(NADA) : lida.ler(ao, filtro, limite);
      const [leituraDaRegra, aDebitar] = await Promise.all([
        lendo,
        regra === 'A_DEBITAR' && !soAdiados ? aDebitarNoDia(ao, doDono, lendo, chaves) : null,
      ]);
      return { regra, seguras, aDebitar, ...leituraDaRegra };
    }),
  );
  const linhas = lidas.flatMap(({ regra, linhas: linhasDaRegra }) =>
    consulta.regra === undefined || consulta.regra === regra ? linhasDaRegra : [],
  );
  const regras = lidas.flatMap(({ regra, total, linhas: { length: mostradas } }) =>
    total > 0 ? [{ regra, total, mostradas }] : [],
  );
  const vistas = linhas.sort(maisUrgentePrimeiro).map((linha) => comGrupo(linha, adiamentos.get(linha.chave), hoje));
  return {
    hoje,
    linhas: vistas,
    grupos: somadas(vistas),
    regras,
    total: regras.reduce((soma, { total }) => soma + total, 0),
    adiados: lidas.reduce((soma, { seguras }) => soma + seguras.length, 0),
    aDebitar: lidas.find(({ regra }) => regra === 'A_DEBITAR')?.aDebitar ?? null,
  };
}

/** Counts the lines that wait for a person, up to `ate`; nobody reads a larger number. The rules are asked in one round trip. */
export function contarMeuDia({ tx, ...ao }: AoVer, ate: number): Promise<number> {
  return onOneConnection(tx, (conexao) => contarRegras({ tx: conexao, ...ao }, ate));
}

async function contarRegras({ tx, quem, hoje, regras }: AoVer, ate: number): Promise<number> {
  const ao: AoLer = { tx, empresaId: quem.empresaId, hoje };
  const adiamentos = await adiamentoRepository(tx, quem).vigentes(hoje);
  const pedidas = await Promise.all(
    regras.map(async (regra) => {
      const menos = (await seguradas(ao, regra, adiamentos)).map(({ chave }) => chave);
      return { regra, filtro: { responsavelId: quem.usuarioId, menos } };
    }),
  );
  const porSql = pedidas.flatMap(({ regra, filtro }) => regra.achados?.(ao, filtro) ?? []);
  const contadas = await Promise.all([
    contarAchados(tx, porSql, ate),
    ...pedidas.map(({ regra, filtro }) => (regra.achados ? 0 : regra.contar(ao, filtro, ate))),
  ]);
  return Math.min(
    contadas.reduce((soma, total) => soma + total, 0),
    ate,
  );
}

/** The lines of a rule that stay postponed: their day has not come, they still wait, and they are no worse than before. */
async function seguradas(ao: AoLer, regra: Regra, adiamentos: ReadonlyMap<string, Adiamento>): Promise<LinhaDaRegra[]> {
  const so = [...adiamentos.values()]
    .filter(({ chave, ate }) => regraDaChave(chave) === regra.codigo && ate > ao.hoje)
    .map(({ chave }) => chave);
  if (so.length === 0) return [];
  const { linhas } = await regra.ler(ao, { so }, so.length);
  return linhas.filter((linha) => {
    const adiado = adiamentos.get(linha.chave);
    return adiado !== undefined && !piorou(adiado, linha);
  });
}

function comGrupo(linha: LinhaDaRegra, adiado: Adiamento | undefined, hoje: DataTexto): LinhaDoMeuDia {
  return { ...linha, grupo: grupoDoDia(linha, hoje), adiamento: adiado ? doAdiamento(adiado, linha, hoje) : null };
}

function doAdiamento(adiado: Adiamento, linha: LinhaDaRegra, hoje: DataTexto): LinhaDoMeuDia['adiamento'] {
  const { ate, motivo, em } = adiado;
  const voltou = ate <= hoje ? ('DATA' as const) : piorou(adiado, linha) ? ('PIOROU' as const) : null;
  return { ate, motivo, em: em.toISOString(), voltou };
}

/** Sums the money by heading and by kind. */
function somadas(linhas: readonly LinhaDoMeuDia[]): MeuDia['grupos'] {
  return GRUPOS_DO_DIA.flatMap((grupo) => {
    const linhasDoGrupo = linhas.filter((linha) => linha.grupo === grupo);
    return linhasDoGrupo.length > 0
      ? [{ grupo, linhas: linhasDoGrupo.length, valores: somarValores(linhasDoGrupo) }]
      : [];
  });
}

const NADA: { linhas: LinhaDaRegra[]; total: number } = { linhas: [], total: 0 };
/** Each rule shows as many lines as a morning has room for; a chosen rule shows more. */
const LINHAS_DE_CADA = 50;
const LINHAS_DA_ESCOLHIDA = 200;
