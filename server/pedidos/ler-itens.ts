import { linhaNova, MAXIMO_DE_LINHAS } from '#lib/contracts/purchase-order.ts';
import type { ItemConhecido, ItensLidos } from '#lib/contracts/purchase-order-itens.ts';
import { type CelulaDeArquivo, ehVazia, porEscrito } from '#lib/domain/planilha/coluna-de-planilha.ts';
import { COLUNAS_DE_PEDIDO } from '#lib/domain/planilha/colunas-de-pedido.ts';
import { leitorDaColuna, type NomesConhecidos } from '#lib/domain/planilha/ler-celula.ts';
import { palpiteDeCabecalho, palpiteDeColunas } from '#lib/domain/planilha/palpites.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { Banco } from '#server/db/banco.ts';
import { recusarPlanilha } from '#server/planilha/arquivo-recusado.ts';
import { type FolhaLida, lerArquivoDePlanilha } from '#server/planilha/ler-arquivo.ts';
import { nomesConhecidos } from '#server/planilha/nomes-conhecidos.ts';
import { completarLinhas } from './completar-linhas.ts';

/**
 * The lines of one order out of a sheet, completed by what the cadastro has of their part numbers, with what is wrong of each. Of
 * several sheets the one with most columns that are known. Nothing is written.
 * @throws {Recusa} 400 when the file is no sheet, no column of it is known, or it has more lines than an order.
 */
export async function lerItensDoPedido(tx: Banco, empresaId: string, arquivo: ArquivoRecebido): Promise<ItensLidos> {
  const vistas = (await lerArquivoDePlanilha(arquivo)).map(ver);
  const [melhor] = vistas.toSorted((uma, outra) => outra.conhecidas - uma.conhecidas);
  if (!melhor || melhor.conhecidas === 0) {
    return recusarPlanilha(
      'nenhuma coluna foi reconhecida. Ela precisa de uma linha com os títulos: Part number, Quantidade, Valor unitário.',
    );
  }
  const { nome, titulos, colunas, cheias } = melhor;
  if (cheias.length > MAXIMO_DE_LINHAS)
    recusarPlanilha(`ela tem ${cheias.length} linhas; um pedido tem no máximo ${MAXIMO_DE_LINHAS}.`);
  const nomes = await nomesConhecidos(
    tx,
    empresaId,
    COLUNAS_DE_PEDIDO.map(({ leitor }) => leitor),
  );
  const lidas = lerColunas(cheias, colunas, nomes);
  const { itens } = await completarLinhas(tx, empresaId, {
    partNumbers: lidas.map(({ celulas }) => celulas.partNumber ?? ''),
    fabricantes: [],
    paises: [],
  });
  const porPartNumber = new Map(itens.map((item) => [item.pedido, item]));
  const completas = lidas.map((linha) => completar(linha, porPartNumber.get(linha.celulas.partNumber ?? '')));
  const { fabricantes } = await completarLinhas(tx, empresaId, {
    partNumbers: [],
    fabricantes: [...new Set(completas.flatMap(({ celulas }) => celulas.fabricante || []))],
    paises: [],
  });
  const idDe = new Map(fabricantes.map(({ pedido, id }) => [pedido, id]));
  return {
    folha: nome,
    ignoradas: titulos.filter((titulo, i) => titulo.trim() !== '' && !colunas[i]),
    linhas: completas.map((linha) => conferir(linha, idDe.get(linha.celulas.fabricante ?? ''))),
    fabricantes: fabricantes.map(({ id, razaoSocial }) => ({ id, razaoSocial })),
  };
}

interface Linha {
  numero: number;
  celulas: Record<string, string>;
  erros: Record<string, string>;
}

function ver({ nome, linhas }: FolhaLida) {
  const escritas = linhas.slice(0, AMOSTRA).map((linha) => linha.map(porEscrito));
  const cabecalho = palpiteDeCabecalho(escritas, COLUNAS_DE_PEDIDO);
  const titulos = escritas[cabecalho] ?? [];
  const colunas = palpiteDeColunas(titulos, COLUNAS_DE_PEDIDO);
  const cheias = linhas
    .map((celulas, i) => ({ numero: i + 1, celulas }))
    .slice(cabecalho + 1)
    .filter(({ celulas }) => !celulas.every(ehVazia));
  return { nome, titulos, colunas, cheias, conhecidas: colunas.filter(Boolean).length };
}

function lerColunas(
  cheias: readonly { numero: number; celulas: readonly CelulaDeArquivo[] }[],
  colunas: readonly (string | null)[],
  nomes: NomesConhecidos,
): Linha[] {
  const linhas: Linha[] = cheias.map(({ numero }) => ({ numero, celulas: {}, erros: {} }));
  for (const [indice, campo] of colunas.entries()) {
    const coluna = COLUNAS_DE_PEDIDO.find((uma) => uma.campo === campo);
    if (!coluna) continue;
    const celulas = cheias.map((cheia) => cheia.celulas[indice] ?? '');
    const ler = leitorDaColuna(coluna.leitor, celulas, nomes);
    for (const [i, celula] of celulas.entries()) {
      const [linha, lida] = [linhas[i], ler(celula)];
      if (!linha) continue;
      // A manufacturer stands in the grid by name; the name was known when it led to an id.
      const escrito = porEscrito(celula).trim();
      const valor = 'valor' in lida && coluna.leitor.tipo !== 'fornecedor' ? String(lida.valor) : escrito;
      linha.celulas[coluna.campo] = valor;
      if ('motivo' in lida) linha.erros[coluna.campo] = lida.motivo;
    }
  }
  return linhas;
}

/** What the sheet leaves empty the cadastro fills in. */
function completar({ celulas, ...linha }: Linha, item: ItemConhecido | undefined): Linha {
  if (!item) return { ...linha, celulas };
  const doCadastro: Record<string, string | null> = {
    item: item.id,
    descricao: item.descricao,
    ncm: item.ncm,
    destaque: item.destaque,
    unidade: item.unidade,
    pesoLiquidoUnitario: item.pesoLiquidoUnitario,
    paisOrigem: item.paisOrigem?.codigo ?? null,
    fabricante: item.fabricante?.razaoSocial ?? null,
    codigoSuframa: item.codigoSuframa,
  };
  const vazios = Object.entries(doCadastro).filter(([campo, valor]) => valor !== null && !celulas[campo]);
  return { ...linha, celulas: { ...celulas, ...(Object.fromEntries(vazios) as Record<string, string>) } };
}

/** By the contract of the line, as the form will; what the reader has said of a cell goes before. */
function conferir({ numero, celulas, erros }: Linha, fabricanteId: string | undefined): Linha {
  const { item, paisOrigem, fabricante, ...textos } = celulas;
  const cheios = Object.fromEntries(Object.entries(textos).filter(([, valor]) => valor !== ''));
  const lida = linhaNova.safeParse({
    partNumber: '',
    descricao: '',
    ncm: '',
    unidade: '',
    quantidade: '',
    valorUnitario: '',
    ...cheios,
    item: item ? { id: item } : null,
    paisOrigem: paisOrigem ? { codigo: paisOrigem } : null,
    fabricante: fabricante && fabricanteId ? { id: fabricanteId } : null,
  });
  const doContrato = (lida.error?.issues ?? []).map((issue) => {
    const campo = String(issue.path[0] ?? '');
    return [campo, !celulas[campo] ? (FALTA[campo] ?? issue.message) : issue.message] as const;
  });
  return { numero, celulas, erros: { ...Object.fromEntries(doContrato), ...erros } };
}

/** Rows among which the titles are looked for. */
const AMOSTRA = 20;

const FALTA: Readonly<Record<string, string>> = {
  ncm: 'Informe a NCM.',
  quantidade: 'Informe a quantidade.',
  valorUnitario: 'Informe o valor unitário.',
};
