import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { createUser } from '#server/accounts/access/create-user.ts';
import type { Connection } from '#server/platform/db/database.ts';

/** Creates a company with this many fictitious processes and declarations, and a person who can sign in with `SENHA`. */
export async function semearProcessos(
  { db }: Connection,
  quantos: number,
  email = `bench-${uuidv7()}@teste.local`,
): Promise<string> {
  const { empresaId, usuarioId } = await createUser(db, new Date(), {
    empresa: { nomeFantasia: 'Fictícia', razaoSocial: 'Fictícia Ltda', cnpj: null },
    nome: 'Pessoa Fictícia',
    email,
    senha: SENHA,
  });
  const arquivoId = uuidv7();
  await db.execute(sql`insert into arquivo (empresa_id, id, bucket, nome, tamanho, sha256, recebido_em, recebido_por)
    values (${empresaId}, ${arquivoId}, 'di', 'di.xml', 1, ${'0'.repeat(64)}, now(), ${usuarioId})`);
  for (const comando of linhasDe(empresaId, usuarioId, arquivoId, quantos)) {
    await db.execute(comando);
    // A foreign key keeps its first query plan: made for a table of a thousand rows, the plan would read this whole table for each
    // row.
    await db.execute(sql`analyze`);
  }
  return empresaId;
}

/** One process every nine minutes, with a realistic spread of suppliers, canais and situations. */
function linhasDe(empresaId: string, usuarioId: string, arquivoId: string, quantos: number): SQL[] {
  const idDe = (prefixo: string) =>
    sql`(${prefixo} || substr(md5(${empresaId} || n::text), 1, 4) || '-7' || substr(md5(n::text), 1, 3) || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  return [
    sql`insert into processo (empresa_id, id, numero, tipo_documento, situacao, desde, canal_rfb, numero_di, busca, criado_em, criado_por)
      select ${empresaId}, ${idDe('0190aaaa-')}, 'IMP-2026-' || lpad(n::text, 6, '0'), 'DI',
        (array['DESEMBARACADO_RFB', 'DESEMBARACADO_RFB', 'DESEMBARACADO_RFB', 'ENTREGUE', 'ENTREGUE', 'REGISTRADO', 'PARAMETRIZADO'])[1 + n % 7],
        (timestamptz '2023-01-01' + n * interval '9 minutes')::date,
        (array['VERDE', 'VERDE', 'VERDE', 'VERDE', 'VERDE', 'VERDE', 'VERDE', 'AMARELO', 'AMARELO', 'VERMELHO'])[1 + n % 10],
        lpad(n::text, 10, '0'),
        'imp-2026-' || lpad(n::text, 6, '0') || ' ' || lpad(n::text, 10, '0') || ' fornecedor ' || n % 50 || ' ficticio ltda',
        timestamptz '2023-01-01' + n * interval '9 minutes', ${usuarioId}
      from generate_series(1, ${quantos}::int) n`,
    sql`insert into declaracao (empresa_id, id, processo_id, arquivo_id, numero_di, canal_codigo, canal_rfb, importador_numero, importador_nome,
        fornecedor, pais_procedencia, incoterm, data_registro, adicoes, itens, valor_aduaneiro, ii_devido, ipi_devido, pis_devido, cofins_devido,
        ii_recolher, ipi_recolher, pis_recolher, cofins_recolher, taxa_siscomex, cabecalho, conferencias)
      select ${empresaId}, ${idDe('0190bbbb-')}, ${idDe('0190aaaa-')}, ${arquivoId}, lpad(n::text, 10, '0'), '001',
        (array['VERDE', 'VERDE', 'VERDE', 'VERDE', 'VERDE', 'VERDE', 'VERDE', 'AMARELO', 'AMARELO', 'VERMELHO'])[1 + n % 10],
        'ZFM000AM000121', 'FICTICIA LTDA', 'FORNECEDOR ' || n % 50 || ' FICTICIO LTDA', 'CHINA, REPUBLICA POPULAR', 'FOB',
        (timestamptz '2023-01-01' + n * interval '9 minutes')::date, 1 + n % 9, 1 + n % 40, (n * 7919 % 100000000) / 100.0,
        1.1, 2.2, 3.3, 4.4, 0, 0, 0, 0, 214.5, jsonb_build_object('observacoes', repeat(md5(n::text), 20)), '[]'
      from generate_series(1, ${quantos}::int) n`,
  ];
}

/** The median in milliseconds of seven runs, after one warm-up run. */
export async function mediana(tarefa: () => Promise<unknown>): Promise<number> {
  await tarefa();
  const tempos: number[] = [];
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    const inicio = performance.now();
    await tarefa();
    tempos.push(performance.now() - inicio);
  }
  return tempos.sort((a, b) => a - b)[Math.floor(RODADAS / 2)] ?? 0;
}

const RODADAS = 7;
export const SENHA = 'uma senha de teste';
