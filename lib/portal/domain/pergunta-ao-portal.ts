/** What may be asked of the Portal Único besides DUIMPs and attributes. */
export const TIPOS_DE_PERGUNTA = ['TRATAMENTO', 'RELACAO', 'TABELA'] as const;
export type TipoDePergunta = (typeof TIPOS_DE_PERGUNTA)[number];

/** The tax treatment of a NCM, by the Siscomex code of the country of origin, on the day of the fato gerador; a table, or the list of them. */
export type PerguntaAoPortal =
  | { tipo: 'TRATAMENTO'; ncm: string; pais: string; dia: string }
  | { tipo: 'RELACAO' }
  | { tipo: 'TABELA'; nome: string };

/** What tells a question from another of its kind. */
export function chaveDaPergunta(pergunta: PerguntaAoPortal): string {
  if (pergunta.tipo === 'TRATAMENTO') return `${pergunta.ncm}/${pergunta.pais}/${pergunta.dia}`;
  return pergunta.tipo === 'TABELA' ? pergunta.nome : '';
}

/** The other way round. */
export function perguntaDaChave(tipo: TipoDePergunta, chave: string): PerguntaAoPortal {
  if (tipo === 'RELACAO') return { tipo };
  if (tipo === 'TABELA') return { tipo, nome: chave };
  const [ncm = '', pais = '', dia = ''] = chave.split('/');
  return { tipo, ncm, pais, dia };
}
