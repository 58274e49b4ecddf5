import type {
  Apontamento,
  ArquivoDeRegistros,
  CampoLido,
  LinhaDeRegistro,
} from '#lib/domain/zfm/arquivo-de-registros.ts';
import type { CampoDeRegistro, Leiaute, Registro } from './leiaute.ts';
import { avisosDeOrdem } from './ordem-dos-registros.ts';
import { lerCampo } from './valor-de-campo.ts';

export interface LeituraDeRegistros extends ArquivoDeRegistros {
  /** The content of the file, to be written again byte for byte; null when writing it would lose anything. */
  registros: Registro[] | null;
}

/** Parses a file of registros with lines ending in CR LF or LF, and discards nothing. It never throws. */
export function lerRegistros(leiaute: Leiaute, texto: string): LeituraDeRegistros {
  const brutas = texto.split(/\r?\n/);
  if (brutas.at(-1) === '') brutas.pop();
  const linhas = brutas.map((bruto, indice) => lerLinha(leiaute, bruto, indice + 1));
  const erros = linhas.length === 0 ? [ARQUIVO_VAZIO] : linhas.flatMap(errosDaLinha);
  const deLinha = linhas.flatMap((linha) => avisosDaLinha(leiaute, linha));
  const avisos = [...deLinha, ...avisosDeOrdem(leiaute, linhas)].sort((a, b) => a.linha - b.linha);
  const inteiro = erros.length === 0 && deLinha.length === 0;
  return { linhas, erros, avisos, registros: inteiro ? linhas.flatMap(comoRegistro) : null };
}

function lerLinha(leiaute: Leiaute, bruto: string, numero: number): LinhaDeRegistro {
  const registro = Object.keys(leiaute.registros).find((tipo) => bruto.startsWith(tipo)) ?? null;
  const linha: LinhaDeRegistro = { numero, bruto, registro, campos: [] };
  if (registro === null) return linha;
  let posicao = registro.length + 1;
  for (const campo of leiaute.registros[registro] ?? []) {
    linha.campos.push(campoDaLinha(campo, posicao, bruto));
    posicao += campo.tamanho;
  }
  return linha;
}

function campoDaLinha(campo: CampoDeRegistro, posicao: number, linha: string): CampoLido {
  const { nome, tipo } = campo;
  const tamanho = tipo === 'L' ? Math.max(0, linha.length - posicao + 1) : campo.tamanho;
  const bruto = linha.slice(posicao - 1, posicao - 1 + tamanho);
  const lido =
    bruto.length < tamanho ? { valor: null, erro: 'a linha termina antes do fim do campo' } : lerCampo(campo, bruto);
  return { nome, tipo, posicao, tamanho, bruto, ...lido };
}

function errosDaLinha({ numero: linha, registro, campos }: LinhaDeRegistro): Apontamento[] {
  // When the line ends too soon, a single error covers all missing fields.
  const cortado = campos.findIndex(({ bruto, tamanho }) => bruto.length < tamanho);
  const lidos = cortado === -1 ? campos : campos.slice(0, cortado + 1);
  return lidos.flatMap(({ nome, posicao, erro }) => {
    if (erro === null) return [];
    const mensagem = `Linha ${linha}, posição ${posicao}, registro ${registro}, campo ${nome}: ${erro}.`;
    return [{ linha, posicao, registro, campo: nome, mensagem }];
  });
}

function avisosDaLinha(leiaute: Leiaute, { numero: linha, bruto, registro, campos }: LinhaDeRegistro): Apontamento[] {
  if (registro === null) {
    const mensagem = `Linha ${linha}: não começa por um registro do leiaute ${leiaute.nome}.`;
    return [{ linha, posicao: 1, registro, campo: null, mensagem }];
  }
  const fim = registro.length + campos.reduce((soma, { tamanho }) => soma + tamanho, 0);
  if (bruto.length === fim) return [];
  const mensagem = `Linha ${linha}, registro ${registro}: tem ${bruto.length} posições e devia ter ${fim}.`;
  return [{ linha, posicao: Math.min(bruto.length, fim) + 1, registro, campo: null, mensagem }];
}

function comoRegistro({ registro, campos }: LinhaDeRegistro): Registro[] {
  if (registro === null) return [];
  return [{ registro, valores: Object.fromEntries(campos.map(({ nome, valor }) => [nome, valor])) }];
}

const ARQUIVO_VAZIO: Apontamento = {
  linha: 1,
  posicao: 1,
  registro: null,
  campo: null,
  mensagem: 'O arquivo está vazio.',
};
