import { setImmediate as respirar } from 'node:timers/promises';
import type { Contagens, MapaDePlanilha } from '#lib/contracts/planilha.ts';
import {
  type CelulaDeArquivo,
  porEscrito,
  type RecursoDePlanilha,
} from '#lib/registros/planilha/coluna-de-planilha.ts';
import { assinaturaDosTitulos } from '#lib/registros/planilha/palpites.ts';
import { RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import type { Deposito } from '#server/platform/files/blob-store.ts';
import type { AoGravar } from '#server/platform/records/cadastro.ts';
import { dadosInvalidos } from '#server/platform/refusals.ts';
import type { LinhaConferida } from './check-rows.ts';
import { type Andamento, seguir } from './progress.ts';
import { lerArquivoDePlanilha } from './read-file.ts';
import { type Correcoes, lerLinhas, linhasDeDados } from './read-rows.ts';
import { type LinhaErrada, type PlanilhaGuardada, planilhaRepository } from './sheet-repository.ts';
import type { RecursosImportados } from './sheet-resource.ts';

export interface AoImportar extends AoGravar {
  deposito: Deposito;
  planilhas: RecursosImportados;
}

/** What every row of a sheet would do, and what is wrong with those that can do nothing. */
export interface Conferencia {
  linhas: LinhaConferida[];
  erradas: LinhaErrada[];
  contagens: Contagens;
  /** The cells of a row, for who finds it wrong later. */
  celulasDe: (numero: number) => CelulaDeArquivo[];
}

export const BUCKET = 'planilhas';
/** Rows that ask the database together; others are answered between two slices. */
export const FATIA = 250;

/** Checks the sheet and writes down what was found; the records are only looked at. */
export async function conferirPlanilha(
  ao: AoImportar,
  guardada: PlanilhaGuardada,
  { mapa, correcoes }: { mapa: MapaDePlanilha; correcoes: Correcoes },
  andamento: Andamento,
): Promise<void> {
  const { erradas, contagens, titulos } = await conferirArquivo(ao, guardada, { mapa, correcoes }, andamento);
  await ao.db.transaction(async (tx) => {
    const repositorio = planilhaRepository(tx, ao.quem.empresaId);
    await repositorio.trocarErradas(guardada.id, erradas);
    await repositorio.alterar(guardada.id, {
      situacao: 'CONFERIDA',
      mapa,
      correcoes,
      contagens,
      assinatura: assinaturaDosTitulos(titulos),
    });
  });
}

/** @throws {Recusa} 400 when the file has no such sheet. */
export async function conferirArquivo(
  ao: AoImportar,
  { recurso: nome, sha256, nome: arquivo }: PlanilhaGuardada,
  { mapa, correcoes }: { mapa: MapaDePlanilha; correcoes: Correcoes },
  andamento: Andamento,
): Promise<Conferencia & { titulos: string[] }> {
  const { empresaId } = ao.quem;
  const bytes = await ao.deposito.ler(empresaId, BUCKET, sha256);
  const folha = (await lerArquivoDePlanilha({ nome: arquivo, bytes }))[mapa.folha];
  if (!folha) throw dadosInvalidos('O arquivo não tem essa folha.', { folha: 'O arquivo não tem essa folha.' });
  const recurso: RecursoDePlanilha = RECURSOS_DE_PLANILHA[nome];
  const dados = linhasDeDados(folha.linhas, { mapa, correcoes });
  const leitores = recurso.colunas.filter(({ campo }) => mapa.colunas.includes(campo)).map(({ leitor }) => leitor);
  const nomes = await ao.planilhas.nomesConhecidos(ao.db, empresaId, leitores);
  const lidas = await lerLinhas(dados, { recurso, mapa, nomes, correcoes });
  Object.assign(andamento, { feitas: 0, total: lidas.length, conferindo: true });

  const linhas: LinhaConferida[] = [];
  for (let de = 0; de < lidas.length; de += FATIA) {
    seguir(andamento);
    const fatia = lidas.slice(de, de + FATIA);
    linhas.push(...(await ao.planilhas.cadastros[nome].conferir(ao, { recurso, mapa }, fatia)));
    andamento.feitas += fatia.length;
    await respirar();
  }
  const porNumero = new Map(dados.map(({ numero, celulas }) => [numero, celulas]));
  const celulasDe = (numero: number) => porNumero.get(numero) ?? [];
  return {
    linhas,
    celulasDe,
    erradas: linhas.flatMap(({ numero, erros, efeito }) =>
      efeito === 'ERRO' ? [linhaErrada(numero, celulasDe(numero), erros, mapa)] : [],
    ),
    contagens: contar(linhas),
    titulos: (folha.linhas[mapa.cabecalho] ?? []).map(porEscrito),
  };
}

/** Sentences of fields as sentences of columns; those of a field without one are said of the row. */
export function linhaErrada(
  numero: number,
  celulas: CelulaDeArquivo[],
  porCampo: Readonly<Record<string, string>>,
  { colunas }: Pick<MapaDePlanilha, 'colunas'>,
): LinhaErrada {
  const erros: Record<string, string> = {};
  for (const [campo, frase] of Object.entries(porCampo)) {
    const indice = colunas.indexOf(campo);
    const onde = indice < 0 ? '' : String(indice);
    erros[onde] = [erros[onde], frase].filter(Boolean).join(' ');
  }
  return { numero, celulas, erros };
}

/** How many rows do what. */
export function contar(linhas: readonly LinhaConferida[]): Contagens {
  const quantas = (efeito: LinhaConferida['efeito']) => linhas.filter((linha) => linha.efeito === efeito).length;
  return {
    novas: quantas('NOVA'),
    alteradas: quantas('ALTERADA'),
    iguais: quantas('IGUAL'),
    puladas: quantas('PULADA'),
    comErro: quantas('ERRO'),
  };
}
