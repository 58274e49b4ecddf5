import type { CampoDeRegistro, Leiaute, Registro } from './leiaute.ts';
import { lerCampo } from './valor-de-campo.ts';

/** A file as an inspector shows it, whatever is in it: nothing is thrown away, what is wrong is said where it stands. */
export interface LeituraDeRegistros {
  linhas: LinhaLida[];
  erros: ErroDeLeitura[];
  /** What the file says, to be written again; null when anything in it could not be read. */
  registros: Registro[] | null;
}

interface LinhaLida {
  /** From 1. */
  numero: number;
  bruto: string;
  /** Null when its first characters name no record of the layout. */
  registro: string | null;
  campos: CampoLido[];
}

interface CampoLido {
  nome: string;
  tipo: CampoDeRegistro['tipo'];
  /** Column of its first character, from 1, the type of the record included. */
  posicao: number;
  tamanho: number;
  /** As it stands in the file; shorter than `tamanho` where the line ends too soon. */
  bruto: string;
  valor: string | null;
  erro: string | null;
}

interface ErroDeLeitura {
  linha: number;
  /** From 1. */
  posicao: number;
  registro: string | null;
  campo: string | null;
  mensagem: string;
}

/** Takes an arquivo de conferência apart, lines ended by CR LF or LF. Never throws. */
export function lerRegistros(leiaute: Leiaute, texto: string): LeituraDeRegistros {
  const brutas = texto.split(/\r?\n/);
  if (brutas.at(-1) === '') brutas.pop();
  const linhas = brutas.map((bruto, indice) => lerLinha(leiaute, bruto, indice + 1));
  const erros = linhas.length === 0 ? [ARQUIVO_VAZIO] : linhas.flatMap((linha) => errosDaLinha(leiaute, linha));
  return { linhas, erros, registros: erros.length === 0 ? linhas.flatMap(comoRegistro) : null };
}

function lerLinha(leiaute: Leiaute, bruto: string, numero: number): LinhaLida {
  const registro = Object.keys(leiaute.registros).find((tipo) => bruto.startsWith(tipo)) ?? null;
  const linha: LinhaLida = { numero, bruto, registro, campos: [] };
  if (registro === null) return linha;
  let posicao = registro.length + 1;
  for (const campo of leiaute.registros[registro] ?? []) {
    linha.campos.push(campoDaLinha(campo, posicao, bruto));
    posicao += campo.tamanho;
  }
  return linha;
}

function campoDaLinha(campo: CampoDeRegistro, posicao: number, linha: string): CampoLido {
  const { nome, tipo, tamanho } = campo;
  const bruto = linha.slice(posicao - 1, posicao - 1 + tamanho);
  const lido =
    bruto.length < tamanho ? { valor: null, erro: 'a linha termina antes do fim do campo' } : lerCampo(campo, bruto);
  return { nome, tipo, posicao, tamanho, bruto, ...lido };
}

function errosDaLinha(leiaute: Leiaute, { numero: linha, bruto, registro, campos }: LinhaLida): ErroDeLeitura[] {
  if (registro === null) {
    const mensagem = `Linha ${linha}: não começa por um registro do leiaute ${leiaute.nome}.`;
    return [{ linha, posicao: 1, registro, campo: null, mensagem }];
  }
  const erros: ErroDeLeitura[] = [];
  for (const { nome, posicao, erro } of campos) {
    if (erro === null) continue;
    const mensagem = `Linha ${linha}, posição ${posicao}, registro ${registro}, campo ${nome}: ${erro}.`;
    erros.push({ linha, posicao, registro, campo: nome, mensagem });
  }
  const fim = registro.length + campos.reduce((soma, { tamanho }) => soma + tamanho, 0);
  if (bruto.length > fim) {
    const mensagem = `Linha ${linha}, registro ${registro}: tem ${bruto.length} posições e devia ter ${fim}.`;
    erros.push({ linha, posicao: fim + 1, registro, campo: null, mensagem });
  }
  return erros;
}

function comoRegistro({ registro, campos }: LinhaLida): Registro[] {
  if (registro === null) return [];
  return [{ registro, valores: Object.fromEntries(campos.map(({ nome, valor }) => [nome, valor])) }];
}

const ARQUIVO_VAZIO: ErroDeLeitura = {
  linha: 1,
  posicao: 1,
  registro: null,
  campo: null,
  mensagem: 'O arquivo está vazio.',
};
