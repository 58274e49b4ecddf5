import { useState } from 'react';
import {
  type ArquivoDeRegistros,
  type LeituraDeArquivo,
  TAMANHO_MAXIMO_REGISTROS,
} from '#lib/domain/zfm/arquivo-de-registros.ts';

/** A chosen file and the state of its reading. */
export type ArquivoEscolhido = { arquivo: File } & (
  | { estado: 'lendo' }
  | { estado: 'recusado'; frase: string }
  | { estado: 'lido'; conteudo: ArquivoDeRegistros }
);

/** Reads the chosen file in the browser only. If another file is chosen meanwhile, only the last one counts. */
export function useArquivoEscolhido(ler: (bytes: Uint8Array) => LeituraDeArquivo) {
  const [escolhido, setEscolhido] = useState<ArquivoEscolhido | null>(null);

  async function escolher(arquivo: File): Promise<void> {
    setEscolhido({ arquivo, estado: 'lendo' });
    const lido = await conteudoDe(arquivo, ler);
    setEscolhido((atual) => (atual?.arquivo === arquivo ? lido : atual));
  }

  return { escolhido, escolher, esquecer: () => setEscolhido(null) };
}

async function conteudoDe(arquivo: File, ler: (bytes: Uint8Array) => LeituraDeArquivo): Promise<ArquivoEscolhido> {
  if (arquivo.size > TAMANHO_MAXIMO_REGISTROS) return { arquivo, estado: 'recusado', frase: GRANDE_DEMAIS };
  const bytes = await arquivo.arrayBuffer().catch(() => null);
  if (!bytes) return { arquivo, estado: 'recusado', frase: ILEGIVEL };
  const { arquivo: conteudo, recusa } = ler(new Uint8Array(bytes));
  return conteudo ? { arquivo, estado: 'lido', conteudo } : { arquivo, estado: 'recusado', frase: recusa };
}

const GRANDE_DEMAIS = `O arquivo passa de ${TAMANHO_MAXIMO_REGISTROS / 1024 / 1024} MB.`;
const ILEGIVEL = 'O navegador não conseguiu ler o arquivo. Escolha-o de novo.';
