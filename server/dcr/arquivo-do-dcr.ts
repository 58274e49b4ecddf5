import { and, eq } from 'drizzle-orm';
import type { DcrLido } from '#lib/contracts/dcr.ts';
import { registrosDoDcre } from '#lib/siscomex/dcre-registros.ts';
import { nomeDoArquivoDeConferencia } from '#lib/siscomex/registros/arquivo-conferencia.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { escreverRegistros, RegistroInvalido } from '#lib/siscomex/registros/escrever-registros.ts';
import type { Banco } from '#server/db/banco.ts';
import { representante } from '#server/db/schema-cadastros.ts';
import { contraRegra } from '#server/erros.ts';

/**
 * The arquivo de conferência of a DCR-E as it stands, one byte a character (ISO 8859-1).
 * @throws {Recusa} 422 with the place of what does not fit.
 */
export async function arquivoDoDcr(
  tx: Banco,
  empresaId: string,
  lido: DcrLido,
): Promise<{ nome: string; bytes: Uint8Array }> {
  const { codigo } = lido.produto;
  const registros = registrosDoDcre({
    ...lido,
    cnpj: lido.importador.cnpj,
    cpf: await cpfDe(tx, empresaId, lido),
    ppb: lido.ppb ?? '',
    codigoProduto: codigo,
  });
  try {
    const bytes = Buffer.from(escreverRegistros(LEIAUTE_DCRE, registros), 'latin1');
    return { nome: nomeDoArquivoDeConferencia(LEIAUTE_DCRE, codigo), bytes };
  } catch (erro) {
    if (erro instanceof RegistroInvalido)
      throw contraRegra(`O arquivo não pode ser montado como está. ${erro.message}`);
    throw erro;
  }
}

async function cpfDe(tx: Banco, empresaId: string, { representante: quem }: DcrLido): Promise<string> {
  if (!quem) return '';
  const [achado] = await tx
    .select({ cpf: representante.cpf })
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), eq(representante.id, quem.id)));
  return achado?.cpf ?? '';
}
