import { identificadorChamado } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import type { ColunaDeLista, ValorDeCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import {
  type CampoLido,
  ehDia,
  elementoDe,
  type Forma,
  folhasDe,
  nomesDasOpcoes,
  valorEm,
} from '#lib/registros/ler-campo.ts';

/**
 * The columns of a list of records: one for each field whose description has a `coluna`, in field order. `primeiras` names the
 * columns that come first; `proprias` are computed columns.
 */
export function colunasDe<Linha extends object>(
  forma: Forma,
  { primeiras = [], proprias = [] }: { primeiras?: readonly string[]; proprias?: readonly ColunaDeLista<Linha>[] } = {},
): readonly ColunaDeLista<Linha>[] {
  const doRegistro = [...folhasDe(forma)].flatMap(([caminho, campo]) => colunaDe<Linha>(caminho, campo));
  const nomeadas = new Map([...doRegistro, ...proprias].map((coluna) => [coluna.campo, coluna]));
  const [antes, depois] = [new Set(primeiras), [...nomeadas.keys()]];
  return [...antes, ...depois.filter((campo) => !antes.has(campo))].flatMap((campo) => nomeadas.get(campo) ?? []);
}

/** When and by whom a record was last changed. */
export const DA_ALTERACAO = [
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', caracteres: 18 },
] as const;

/** The same columns, for a list that cannot be sorted by them. */
export const DA_ALTERACAO_SEM_ORDEM = [
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante' },
  DA_ALTERACAO[1],
] as const;

function colunaDe<Linha extends object>(caminho: string, campo: CampoLido): ColunaDeLista<Linha>[] {
  const { rotulo = caminho, coluna, busca } = campo.sobre;
  if (!coluna) return [];
  const { campo: nome, titulo = rotulo, ...resto } = coluna;
  const noRegistro = busca ? caminho.slice(0, -busca.guarda.length - 1) : caminho;
  const valor = valorDoCampo(noRegistro, campo);
  return [
    {
      campo: nome ?? noRegistro,
      titulo,
      ...tipoDe(campo),
      ...resto,
      ...(valor && { valor }),
    } as ColunaDeLista<Linha>,
  ];
}

function tipoDe(campo: CampoLido) {
  const { casas, casasMinimas, porCento, busca } = campo.sobre;
  if (busca) return { tipo: 'texto' };
  if (porCento) return { tipo: 'decimal', casas, minimas: casasMinimas };
  if (casas !== undefined) return casas === 2 ? { tipo: 'dinheiro' } : { tipo: 'decimal', casas };
  switch (campo.esquema._zod.def.type) {
    case 'enum':
      return { tipo: 'opcao', opcoes: nomesDasOpcoes(campo) };
    case 'number':
      return { tipo: 'inteiro' };
    case 'boolean':
      return { tipo: 'opcao', opcoes: { S: 'Sim', N: 'Não' } };
    default:
      return { tipo: ehDia(campo) ? 'data' : 'texto' };
  }
}

/** Reader of the cell; undefined if the cell is the field's value itself. */
function valorDoCampo(caminho: string, campo: CampoLido): ((linha: object) => ValorDeCelula) | undefined {
  const { busca, qual } = campo.sobre;
  const lido = (linha: object) => valorEm(linha, caminho);
  if (busca) return (linha) => nomeDoApontado(lido(linha));
  if (elementoDe(campo)) return (linha) => (lido(linha) as readonly string[]).join('; ') || null;
  const escrever = qual && identificadorChamado(qual).escrever;
  if (escrever) return (linha) => escrito(lido(linha), escrever);
  if (campo.esquema._zod.def.type === 'boolean') return (linha) => (lido(linha) ? 'S' : 'N');
  return caminho.includes('.') ? (linha) => (lido(linha) ?? null) as ValorDeCelula : undefined;
}

function nomeDoApontado(apontado: unknown): ValorDeCelula {
  const { razaoSocial, nome } = (apontado ?? {}) as Record<string, ValorDeCelula>;
  return razaoSocial ?? nome ?? null;
}

function escrito(valor: unknown, escrever: (valor: string) => string): ValorDeCelula {
  return typeof valor === 'string' && valor !== '' ? escrever(valor) : null;
}
