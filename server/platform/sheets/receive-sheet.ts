import { v7 as uuidv7 } from 'uuid';
import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import { porEscrito } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { indiciosDasColunas } from '#lib/registros/planilha/numeros-da-planilha.ts';
import { assinaturaDosTitulos, palpiteDeCabecalho, palpiteDeColunas } from '#lib/registros/planilha/palpites.ts';
import { type NomeDeRecurso, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { Upload } from '#server/platform/files/receive-file.ts';
import { BUCKET, type OnImport } from './check-sheet.ts';
import { readSheetFile, type SheetRead } from './read-file.ts';
import { sheetRepository } from './sheet-repository.ts';

/** Keeps a sheet and says how it would be read; answers the id of the import. */
export async function receiveSheet(ao: OnImport, recurso: NomeDeRecurso, envio: Upload): Promise<string> {
  const { empresaId, usuarioId } = ao.quem;
  const lidas = await readSheetFile(envio);
  const { sha256 } = await ao.blobs.guardar(empresaId, BUCKET, envio);
  const [id, arquivoId, em] = [uuidv7(), uuidv7(), ao.relogio.agora()];
  const { nome, tamanho } = envio;
  await ao.db.transaction(async (tx) => {
    const repositorio = sheetRepository(tx, empresaId);
    const vistas = lidas.map((folha) => ver(folha, recurso));
    const lembrados = await repositorio.mapasLembrados(
      recurso,
      vistas.map(({ assinatura }) => assinatura),
    );
    await fileRepository(tx, empresaId).inserir({
      id: arquivoId,
      bucket: BUCKET,
      nome,
      tamanho,
      sha256,
      recebidoEm: em,
      recebidoPor: usuarioId,
    });
    await repositorio.inserir({
      id,
      recurso,
      arquivoId,
      situacao: 'LIDA',
      folhas: vistas.map((vista, i) => comPalpite(vista, i, lembrados.get(vista.assinatura) ?? null)),
      correcoes: {},
      criadoEm: em,
      criadoPor: usuarioId,
    });
  });
  return id;
}

function ver({ nome, linhas }: SheetRead, recurso: NomeDeRecurso) {
  const amostra = linhas.slice(0, AMOSTRA).map((linha) => linha.map(porEscrito));
  const { colunas } = RECURSOS_DE_PLANILHA[recurso];
  const cabecalho = palpiteDeCabecalho(amostra, colunas);
  const titulos = amostra[cabecalho] ?? [];
  const assinatura = assinaturaDosTitulos(titulos);
  return {
    nome,
    linhas: linhas.length,
    amostra,
    cabecalho,
    colunas: palpiteDeColunas(titulos, colunas),
    assinatura,
    numeros: indiciosDasColunas(linhas.slice(cabecalho + 1), titulos.length),
  };
}

/**
 * The mapping last used for these titles wins over a guess. What was said of that file alone is not remembered: values for all rows, and
 * how to read its numbers.
 */
function comPalpite(
  { nome, linhas, amostra, cabecalho, colunas, numeros }: ReturnType<typeof ver>,
  folha: number,
  lembrado: MapaDePlanilha | null,
): Planilha['folhas'][number] {
  const doTitulo: MapaDePlanilha = { folha, cabecalho, colunas, existentes: 'ATUALIZAR', vazias: 'MANTER' };
  const largura = colunas.map((_, i) => lembrado?.colunas[i] ?? null);
  const palpite = lembrado
    ? { ...lembrado, fixos: undefined, numeros: undefined, folha, cabecalho, colunas: largura }
    : doTitulo;
  return { nome, linhas, amostra, numeros, palpite, lembrado: lembrado !== null };
}

/** The rows that are shown and searched for the titles. */
const AMOSTRA = 20;
