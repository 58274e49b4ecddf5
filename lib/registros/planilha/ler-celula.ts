import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import { type ConvencaoDeNumeros, leitorDeDecimais } from '#lib/domain/numeros/decimal-digitado.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { motivoDeInvisivel } from '#lib/domain/textos/texto-invisivel.ts';
import { type CelulaDeArquivo, ehVazia, type Leitor, porEscrito, type ValorLido } from './coluna-de-planilha.ts';

/** The result of reading a cell: the value to validate, or a sentence that says why the cell is unreadable. */
export type CelulaLida = { valor: ValorLido } | { motivo: string };

/** Names to codes or ids, by `chaveDeNome`; null for an ambiguous name. */
type Nomes = ReadonlyMap<string, string | null>;
export interface NomesConhecidos {
  Pais: Nomes;
  MoedaSiscomex: Nomes;
  fornecedor: Nomes;
  importador: Nomes;
  item: Nomes;
}

/**
 * Makes the reader of the cells of one column. One program writes a column of figures, so the notation is decided over all cells: a
 * cell that only fits pt-BR or only English decides for the others, unless `convencao` of the block is given. An empty cell reads as an empty text.
 */
export function leitorDaColuna(
  leitor: Leitor,
  celulas: readonly CelulaDeArquivo[],
  nomes: NomesConhecidos,
  convencao?: ConvencaoDeNumeros,
): (celula: CelulaDeArquivo) => CelulaLida {
  const ler =
    leitor.tipo === 'decimal'
      ? leitorDeFiguras(leitor, celulas, convencao)
      : (cheia: CelulaDeArquivo) => lerCheia(leitor, cheia, nomes);
  return (celula) => (ehVazia(celula) ? { valor: '' } : ler(celula));
}

/** Names are compared without case or accents, as in a search. */
export const chaveDeNome = (nome: string): string => textoDeBusca(nome);

function lerCheia(
  leitor: Exclude<Leitor, { tipo: 'decimal' }>,
  celula: CelulaDeArquivo,
  nomes: NomesConhecidos,
): CelulaLida {
  const escrito = porEscrito(celula).trim();
  const motivo = motivoDeInvisivel(escrito);
  if (motivo) return { motivo };
  switch (leitor.tipo) {
    case 'texto':
      return { valor: leitor.maiusculas ? escrito.toUpperCase() : escrito };
    case 'lista':
      return { valor: separados(escrito) };
    case 'algarismos':
      return { valor: comZeros(celula, escrito, leitor.quantos) };
    case 'identificador':
      return lerIdentificador(leitor.validar(comZeros(celula, escrito, leitor.algarismos ?? 0)));
    case 'simNao':
      return lerSimNao(escrito);
    case 'data':
      return typeof celula === 'object' && 'data' in celula ? { valor: celula.data } : lerDataDigitada(escrito);
    case 'opcao':
      return lerOpcao(leitor, escrito);
    case 'tabela':
      return lerNome(
        nomes[leitor.tabela],
        comZeros(celula, escrito, 3),
        'não está na tabela',
        'é mais de um na tabela',
      );
    case 'fornecedor':
      return lerNome(nomes.fornecedor, escrito, 'não está entre os fornecedores', 'é o nome de mais de um fornecedor');
    case 'item':
      return lerNome(nomes.item, escrito, 'não está no cadastro de itens', 'é o part number de mais de um item');
    case 'importador':
      return lerImportador(nomes.importador, escrito);
    case 'importadores':
      return lerImportadores(nomes.importador, separados(escrito));
  }
}

function separados(escrito: string): string[] {
  return escrito
    .split(';')
    .map((parte) => parte.trim())
    .filter(Boolean);
}

function lerIdentificador(lido: ReturnType<Validador>): CelulaLida {
  return lido.valido ? { valor: lido.valor } : { motivo: lido.motivo };
}

function lerSimNao(escrito: string): CelulaLida {
  const procurado = chaveDeNome(escrito);
  if (SIM.includes(procurado)) return { valor: true };
  if (NAO.includes(procurado)) return { valor: false };
  return { motivo: `“${escrito}” não é Sim nem Não.` };
}

const SIM = ['sim', 's', 'ativo', 'habilitado', 'verdadeiro', 'true', 'x', '1'];
const NAO = ['nao', 'n', 'inativo', 'nao habilitado', 'falso', 'false', '0'];

/** A number cell has lost its leading zeros; a text cell is taken as written. */
function comZeros(celula: CelulaDeArquivo, escrito: string, quantos: number): string {
  return typeof celula === 'object' && 'numero' in celula ? escrito.padStart(quantos, '0') : escrito;
}

function lerOpcao({ opcoes, outras = [] }: Leitor & { tipo: 'opcao' }, escrito: string): CelulaLida {
  const procurado = chaveDeNome(escrito);
  const palavras = Object.entries(opcoes).flatMap(([codigo, nome]) =>
    [codigo, nome, `${codigo} - ${nome}`].map((palavra) => [palavra, codigo] as const),
  );
  const achada = [...palavras, ...outras].find(([palavra]) => chaveDeNome(palavra) === procurado);
  if (achada) return { valor: achada[1] };
  return { motivo: `“${escrito}” não é uma das opções: ${Object.values(opcoes).join(', ')}.` };
}

function lerNome(nomes: Nomes, escrito: string, nenhum: string, varios: string): CelulaLida {
  const achado = nomes.get(chaveDeNome(escrito));
  if (achado) return { valor: achado };
  return { motivo: `“${escrito}” ${achado === null ? varios : nenhum}.` };
}

function lerImportadores(nomes: Nomes, escritos: readonly string[]): CelulaLida {
  const ids: string[] = [];
  for (const escrito of escritos) {
    const lido = lerImportador(nomes, escrito);
    if ('motivo' in lido) return lido;
    ids.push(String(lido.valor));
  }
  return { valor: ids };
}

function lerImportador(nomes: Nomes, escrito: string): CelulaLida {
  const cnpj = validarCnpj(escrito);
  return lerNome(
    nomes,
    cnpj.valido ? cnpj.valor : escrito,
    'não está entre os importadores',
    'é o nome de mais de um importador: use o CNPJ',
  );
}

function leitorDeFiguras(
  { casas, minimas = casas }: { casas: number; minimas?: number },
  celulas: readonly CelulaDeArquivo[],
  convencao: ConvencaoDeNumeros | undefined,
): (celula: CelulaDeArquivo) => CelulaLida {
  const escritos = celulas.filter((celula) => typeof celula === 'string' && !ehVazia(celula)) as string[];
  const lerEscrito = leitorDeDecimais(escritos, casas, minimas, convencao);
  return (celula) => {
    if (typeof celula === 'string') return lerEscrito(celula);
    if ('data' in celula) return { motivo: 'Aqui há uma data, não um número.' };
    const exato = new Exato(celula.numero);
    if (exato.decimalPlaces() > casas)
      return { motivo: `São no máximo ${casas} casas decimais; aqui há ${exato.decimalPlaces()}.` };
    return { valor: exato.toFixed(Math.max(minimas, exato.decimalPlaces())) };
  };
}
