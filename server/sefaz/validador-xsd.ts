import type { Deposito } from '#server/arquivos/deposito.ts';
import type { Banco } from '#server/db/banco.ts';

export interface ProblemaDoXsd {
  mensagem: string;
  caminho: string | null;
}

export async function validadorDe(
  _db: Banco,
  _deposito: Deposito,
  _empresaId: string,
  _documento: 'DAI' | 'MATRIZ',
): Promise<{ nome: string; carregadoEm: string; conferir(xml: string): ProblemaDoXsd[] } | null> {
  return null;
}
