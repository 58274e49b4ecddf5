import { z } from 'zod';
import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { invalidData } from '#server/platform/refusals.ts';
import { descricaoComposta } from './descricao-ncm.ts';

export interface TabelaNcm {
  /** The date of the table. */
  atualizadaEm: DataTexto;
  ato: string;
  /** Only codes of eight digits, each with its period; a null `vigenciaFim` has no end. */
  codigos: CodigoDaTabela[];
}

export interface CodigoDaTabela {
  codigo: string;
  descricao: string;
  vigenciaInicio: DataTexto;
  vigenciaFim: DataTexto | null;
  ato: string;
}

/**
 * Reads the NCM as the Portal Único publishes it (Classif, nomenclatura/download/json).
 * @throws {Refusal} 400 with a sentence that says what is wrong with the file.
 */
export function lerTabelaNcm(bytes: Uint8Array): TabelaNcm {
  const lido = arquivo.safeParse(lerJson(bytes));
  if (!lido.success) {
    const [problema] = lido.error.issues;
    recusar(`o arquivo não é a tabela NCM em JSON do Portal Único (${problema?.path.join('.') || 'início'}).`);
  }
  const { Data_Ultima_Atualizacao_NCM: atualizacao, Ato: ato, Nomenclaturas: linhas } = lido.data;
  const descricoes = new Map(linhas.map(({ Codigo, Descricao }) => [soDigitos(Codigo), Descricao]));
  const codigos = linhas
    .map((linha) => ({ ...linha, codigo: soDigitos(linha.Codigo) }))
    .filter(({ codigo }) => codigo.length === 8)
    .map((linha) => ({
      codigo: linha.codigo,
      descricao: descricaoComposta(linha.codigo, linha.Descricao, descricoes),
      vigenciaInicio: dia(linha.Data_Inicio, linha.Codigo),
      vigenciaFim: linha.Data_Fim === SEM_FIM ? null : dia(linha.Data_Fim, linha.Codigo),
      ato: atoDaLinha(linha) || ato,
    }));
  if (codigos.length === 0) recusar('o arquivo não traz nenhum código de oito algarismos.');
  recusarRepetidos(codigos);
  return { atualizadaEm: dia(/\d{2}\/\d{2}\/\d{4}/.exec(atualizacao)?.[0] ?? '', 'da atualização'), ato, codigos };
}

const texto = z.string().trim();
const arquivo = z.object({
  Data_Ultima_Atualizacao_NCM: texto,
  Ato: texto,
  Nomenclaturas: z.array(
    z.object({
      Codigo: texto.regex(/^\d[\d.]*$/),
      Descricao: texto.min(1),
      Data_Inicio: texto,
      Data_Fim: texto,
      Tipo_Ato_Ini: texto.optional(),
      Numero_Ato_Ini: texto.optional(),
      Ano_Ato_Ini: texto.optional(),
    }),
  ),
});
type LinhaDoArquivo = z.infer<typeof arquivo>['Nomenclaturas'][number];

const SEM_FIM = '31/12/9999';

function lerJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return recusar('o arquivo não é um JSON.');
  }
}

function dia(escrito: string, deQue: string): DataTexto {
  const lido = lerDataDigitada(escrito);
  return 'valor' in lido ? lido.valor : recusar(`a data ${deQue} não pôde ser lida: "${escrito}".`);
}

function atoDaLinha({ Tipo_Ato_Ini, Numero_Ato_Ini, Ano_Ato_Ini }: LinhaDoArquivo): string {
  const numero = [Numero_Ato_Ini, Ano_Ato_Ini].filter(Boolean).join('/');
  return [Tipo_Ato_Ini, numero].filter(Boolean).join(' ');
}

/** A code that starts twice on the same day would have two meanings. */
function recusarRepetidos(codigos: CodigoDaTabela[]): void {
  const vistos = new Set<string>();
  for (const { codigo, vigenciaInicio } of codigos) {
    const chave = `${codigo}/${vigenciaInicio}`;
    if (vistos.has(chave)) recusar(`o código ${codigo} aparece duas vezes com início em ${vigenciaInicio}.`);
    vistos.add(chave);
  }
}

function recusar(porque: string): never {
  const frase = `A tabela não foi importada: ${porque}`;
  throw invalidData(frase, { file: frase });
}

const soDigitos = (codigo: string) => codigo.replace(/\D/g, '');
