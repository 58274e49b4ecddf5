import { sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/db/database.ts';

/**
 * Inserts part numbers into the cadastro of a company, in the order of their creation. Words of their descriptions are in all rows
 * (`componente`), in half of them (`eletronico`), in the older half only (`descontinuado`), in one of a hundred (`giroscopio`) and
 * in a single one (`unicornio`).
 */
export async function semearItens({ db }: Connection, empresaId: string, quantos: number): Promise<void> {
  // Filling first and indexing afterwards takes a fifth of the time.
  await db.execute(sql`drop index item_cadastrado_busca`);
  for (let de = 1; de <= quantos; de += FATIA) {
    await db.execute(sql`insert into item_cadastrado (empresa_id, id, part_number, descricao, ncm, unidade_comercializada, origem, apelidos,
        chave, busca, criado_em, alterado_em, alterado_por)
      select ${empresaId}, overlay(overlay(lpad(to_hex(${PRIMEIRO_INSTANTE}::bigint + n * 40000::bigint), 12, '0') || '7000' || '8' || substr(md5(n::text), 1, 15) placing '-' from 9 for 0) placing '-' from 14 for 0)::uuid,
        upper(pn), descricao, ncm, 'PECA', 'IMPORTADO', '{}', pn, pn || ' ' || descricao || ' ' || ncm, now(), now(),
        (select id from usuario where empresa_id = ${empresaId} limit 1)
      from (select n, ${PART_NUMBER} pn, ${DESCRICAO} descricao, ${NCM} ncm
        from generate_series(${de}::int, ${Math.min(quantos, de + FATIA - 1)}::int) n) x`);
  }
  await db.execute(
    sql`create index item_cadastrado_busca on item_cadastrado using gin (empresa_id, busca gin_trgm_ops)`,
  );
}

const FATIA = 100_000;
/** 1 January 2023, in milliseconds. */
const PRIMEIRO_INSTANTE = 1_672_531_200_000;

/** For example `rx-0004710-a3f`; each family is a tenth of the rows. */
const PART_NUMBER = sql`(array['rx', 'ic', 'cap', 'res', 'con', 'pcb', 'fx', 'lm', 'bc', 'ztx'])[1 + n % 10]
  || '-' || lpad(n::text, 7, '0') || '-' || substr(md5(n::text), 1, 3)`;

const DESCRICAO = sql`'componente '
  || case when n % 2 = 0 then 'eletronico ' else 'mecanico ' end
  || (array['capacitor ceramico', 'resistor de filme', 'circuito integrado', 'conector macho', 'placa montada', 'parafuso sextavado', 'mola helicoidal', 'cabo flexivel', 'bateria de litio', 'tela de cristal'])[1 + (n / 3) % 10]
  || ' ' || substr(md5(n::text), 5, 4) || ' '
  || case when n < 1000000 then 'descontinuado ' else '' end
  || case when n % 100 = 7 then 'giroscopio ' else '' end
  || case when n = 4321 then 'unicornio ' else '' end
  || 'modelo ' || n % 5000`;

const NCM = sql`(array['85322410', '85331000', '85423190', '85366990', '84733041', '73181500', '73202010', '85444200', '85076000', '90138010'])[1 + (n / 3) % 10]`;
