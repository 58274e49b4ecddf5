import { z } from 'zod';
import { NOMES_DA_CHAVE } from '#lib/domain/zfm/cclasstrib/chave-escolhida.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { ncm } from './primitivos.ts';
import { textoOpcional } from './tipos.ts';

const codigo = (expressao: RegExp, motivo: string, maximo: number) =>
  z.string().trim().toUpperCase().regex(expressao, motivo).nullable().default(null).meta({ maximo, maiusculas: true });

/** The key of the matriz row that applies to an adição; null parts are not chosen yet. */
const escolhaDaAdicao = z.strictObject({
  numero: z
    .string()
    .regex(/^\d{3}$/, 'O número da adição tem três algarismos.')
    .meta({ rotulo: 'Adição', maximo: 3, maiusculas: true }),
  /** NCM do produto final. */
  ncm: ncm.nullable().default(null).meta({ rotulo: NOMES_DA_CHAVE.ncm }),
  codigoSuframa: codigo(/^\d{4}$/, 'O código Suframa do produto tem quatro algarismos.', 4).meta({
    rotulo: NOMES_DA_CHAVE.codigoSuframa,
  }),
  destinacao: codigo(/^[0-9A-Z]{2}$/, 'O código da destinação tem duas letras ou algarismos.', 2).meta({
    rotulo: NOMES_DA_CHAVE.destinacao,
  }),
  utilizacao: codigo(/^[0-9A-Z]{2}$/, 'O código da utilização tem duas letras ou algarismos.', 2).meta({
    rotulo: NOMES_DA_CHAVE.utilizacao,
  }),
});

/** The fields of a DAI that a person fills in; the rest comes from the DI, the importer and the matriz. */
export const DAI = {
  tipo: textoOpcional(10).meta({
    rotulo: 'Tipo da DAI',
    ajuda: 'Código da tabela da Sefaz-AM, que o Cais não tem. Vazio: sem tipo.',
    maiusculas: true,
  }),
  contratoCambio: textoOpcional(60).meta({
    rotulo: 'Contrato de câmbio',
    ajuda: 'Vai na informação complementar, na linha CONTRATO CAMBIO.',
  }),
  complemento: textoOpcional(2000).meta({
    rotulo: 'Informação complementar',
    ajuda: 'Depois das linhas que a Sefaz espera: NAVIO, ENTRADA, INSCRICAO SUFRAMA, TAXA DOLAR.',
    linhas: 3,
  }),
  adicoes: entreElementos(z.array(escolhaDaAdicao).max(999), semRepetidas)
    .default([])
    .meta({ rotulo: 'Tributação das adições', adicionar: 'Adicionar adição', chave: ['numero'] }),
};

function semRepetidas(escolhas: readonly { numero: string }[], { addIssue }: Recusas): void {
  const numeros = escolhas.map(({ numero }) => numero);
  for (const [i, numero] of numeros.entries()) {
    if (numeros.indexOf(numero) < i) {
      addIssue({ code: 'custom', path: [i, 'numero'], message: `A adição ${numero} já está na lista.` });
    }
  }
}
