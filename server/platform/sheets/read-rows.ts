import { setImmediate as respirar } from 'node:timers/promises';
import type { MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import {
  type CelulaDeArquivo,
  ehValorVazio,
  ehVazia,
  type RecursoDePlanilha,
  type ValorLido,
} from '#lib/registros/planilha/coluna-de-planilha.ts';
import {
  type CelulaLida,
  chaveDeNome,
  leitorDaColuna,
  type NomesConhecidos,
} from '#lib/registros/planilha/ler-celula.ts';
import { indiciosDasColunas, numerosDaPlanilha } from '#lib/registros/planilha/numeros-da-planilha.ts';
import type { RowRead } from './check-rows.ts';

export type Corrections = Readonly<Record<string, Readonly<Record<string, CelulaDeArquivo>>>>;

interface Pedido {
  recurso: RecursoDePlanilha;
  mapa: Pick<MapaDePlanilha, 'cabecalho' | 'colunas' | 'fixos' | 'numeros'>;
  nomes: NomesConhecidos;
  correcoes: Corrections;
}

/** The rows below the titles with their corrected cells, without empty rows. */
export function dataRows(
  linhas: readonly CelulaDeArquivo[][],
  { mapa, correcoes }: Pick<Pedido, 'mapa' | 'correcoes'>,
): { numero: number; celulas: CelulaDeArquivo[] }[] {
  return linhas
    .map((celulas, indice) => ({ numero: indice + 1, celulas }))
    .slice(mapa.cabecalho + 1)
    .filter(({ celulas }) => !celulas.every(ehVazia))
    .map(({ numero, celulas }) => {
      const mendadas = correcoes[numero];
      return mendadas ? { numero, celulas: celulas.map((celula, i) => mendadas[i] ?? celula) } : { numero, celulas };
    });
}

/** Reads the values of rows by column; refuses a key or name that an earlier row has taken. */
export async function readRows(
  linhas: readonly { numero: number; celulas: readonly CelulaDeArquivo[] }[],
  { recurso, mapa, nomes, correcoes }: Pedido,
): Promise<RowRead[]> {
  const lidas = linhas.map(({ numero }) => ({
    numero,
    valores: new Map<string, ValorLido>(),
    motivos: {} as Record<string, string>,
  }));
  const indicios = indiciosDasColunas(
    linhas.map(({ celulas }) => celulas),
    mapa.colunas.length,
  );
  const { convencoes } = numerosDaPlanilha(mapa.colunas, recurso.colunas, indicios, mapa.numeros);
  for (const [indice, campo] of mapa.colunas.entries()) {
    const coluna = recurso.colunas.find((colunaDaPlanilha) => colunaDaPlanilha.campo === campo);
    if (!coluna) continue;
    const mendada = ({ numero }: { numero: number }) => correcoes[numero]?.[indice] !== undefined;
    const valor = ({ celulas }: { celulas: readonly CelulaDeArquivo[] }) => celulas[indice] ?? '';
    const doArquivo = linhas.filter((linhaDoArquivo) => !mendada(linhaDoArquivo)).map(valor);
    const ler = leitorDaColuna(coluna.leitor, doArquivo, nomes, convencoes.get(indice));
    for (const [i, linha] of linhas.entries()) {
      if (i % LINHAS_POR_VEZ === 0) await respirar();
      // A cell corrected here is pt-BR, whatever format the column has.
      const lerEsta = mendada(linha) ? leitorDaColuna(coluna.leitor, [valor(linha)], nomes) : ler;
      guardar(lidas[i], coluna.campo, lerEsta(valor(linha)));
    }
  }
  preencherFixos(lidas, { recurso, mapa, nomes });
  await acusarRepetidas(lidas, recurso);
  return lidas;
}

/** A field that has its column takes it from there alone. */
function preencherFixos(lidas: readonly RowRead[], { recurso, mapa, nomes }: Omit<Pedido, 'correcoes'>): void {
  for (const [campo, texto] of Object.entries(mapa.fixos ?? {})) {
    const coluna = recurso.colunas.find((colunaDaPlanilha) => colunaDaPlanilha.campo === campo);
    if (!coluna || texto === '' || mapa.colunas.includes(campo)) continue;
    const lida = leitorDaColuna(coluna.leitor, [texto], nomes)(texto);
    // The field has no column, so its sentence is said of the row.
    const dita = 'motivo' in lida ? { motivo: `${coluna.titulo}: ${lida.motivo}` } : lida;
    for (const linha of lidas) guardar(linha as Parameters<typeof guardar>[0], campo, dita);
  }
}

function guardar(
  linha: (RowRead & { valores: Map<string, unknown> }) | undefined,
  campo: string,
  lida: CelulaLida | undefined,
) {
  if (!linha || !lida) return;
  if ('valor' in lida) linha.valores.set(campo, lida.valor);
  else (linha.motivos as Record<string, string>)[campo] = lida.motivo;
}

/** Refuses two rows of one record, and one name for two records. */
async function acusarRepetidas(
  linhas: readonly RowRead[],
  { colunas, chave, desempate }: RecursoDePlanilha,
): Promise<void> {
  const partes = desempate ? [...chave, desempate] : chave;
  const exigidas = partes.filter((campo) => colunas.some((coluna) => coluna.campo === campo && coluna.obrigatoria));
  if (partes.length === 0) return;
  const vistas = new Map<string, number>();
  const acusar = (linha: RowRead, campo: string, lugar: string, frase: (onde: number) => string) => {
    const antes = vistas.get(lugar) ?? linha.numero;
    vistas.set(lugar, antes);
    if (antes !== linha.numero) (linha.motivos as Record<string, string>)[campo] ??= frase(antes);
  };
  for (const [i, linha] of linhas.entries()) {
    if (i % LINHAS_POR_VEZ === 0) await respirar();
    if (!exigidas.some((campo) => ehValorVazio(linha.valores.get(campo)))) {
      acusar(
        linha,
        chave[0] ?? '',
        `chave/${partes.map((campo) => chaveDeNome(String(linha.valores.get(campo) ?? ''))).join('/')}`,
        (onde) => `Repete a linha ${onde}.`,
      );
    }
    const apelidos = linha.valores.get('apelidos');
    for (const nome of Array.isArray(apelidos) ? apelidos : []) {
      acusar(linha, 'apelidos', `apelido/${chaveDeNome(nome)}`, (onde) => `“${nome}” já está na linha ${onde}.`);
    }
  }
}

const LINHAS_POR_VEZ = 2000;
