import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { dcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import { dcrRepository } from '#server/comex/dcr/dcr-repository.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- alertas` measures the query for out-of-date DCR-Es: 2,000 in force of 100 components each, over a stock of
 * 200,000 lotes. The result is a ratio to the first page of 20 over a stock of 2,000. It runs on the embedded database and, when
 * there is one, on a real PostgreSQL.
 */
const MUITOS = { processos: 20_000, dcrs: 2_000 };
const POUCOS = { processos: 200, dcrs: 20 };
const HOJE = '2026-11-20';

// On one database only, when an argument names it.
await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const pequena = dcrRepository(conexao.db, await semear(conexao, POUCOS));
  const grande = dcrRepository(conexao.db, await semear(conexao, MUITOS));
  await conexao.db.execute(sql`vacuum analyze`);
  const lendo = (consulta: object) => () => grande.listar(dcrConsulta.parse(consulta), HOJE);
  const base = await mediana(() => pequena.listar(dcrConsulta.parse({}), HOJE));
  console.log(`\n${conexao.tipo}: first page of ${POUCOS.dcrs} in ${base.toFixed(1)} ms; of ${MUITOS.dcrs}:`);
  for (const [titulo, tarefa] of [
    ['first page', lendo({})],
    ['page 40', lendo({ pagina: 40 })],
    ['only with an alert', lendo({ comAlerta: 'true' })],
    ['by II unitário', lendo({ ordem: '-iiUnitUSD' })],
  ] as const) {
    const tempo = await mediana(tarefa);
    console.log(`${titulo.padEnd(28)}${(tempo / base).toFixed(1).padStart(7)} ×  (${tempo.toFixed(0)} ms)`);
  }
}

/** Ten items a declaration, a thousand different ones in all. One DCR-E in ten points at a lote that is not the newest of its item. */
async function semear(conexao: Connection, { processos, dcrs }: typeof MUITOS): Promise<string> {
  const { db } = conexao;
  const empresaId = await semearProcessos(conexao, processos);
  const [importadorId, produtoId] = [uuidv7(), uuidv7()];
  const comandos = [
    sql`insert into processo_passo (empresa_id, id, processo_id, ordem, situacao, data, da_declaracao, em, usuario_id)
      select empresa_id, gen_random_uuid(), id, 1, 'DESEMBARACADO_RFB', desde, true, criado_em, criado_por
      from processo where empresa_id = ${empresaId}`,
    sql`insert into importador (empresa_id, id, chave, busca, criado_em, alterado_em, alterado_por, razao_social, cnpj, setor,
        situacao_suframa, contatos, dci_mensal, resolucoes, arredondamento_cra, base_custo)
      select ${empresaId}, ${importadorId}, 'ficticia', 'ficticia', now(), now(), id, 'FICTICIA LTDA', 'ZFM000AM000121', '1',
        'ATIVA', '[]', false, '[]', 'MEIO_PARA_CIMA', 'CIF'
      from usuario where empresa_id = ${empresaId}`,
    sql`insert into saldo_lote (empresa_id, id, processo_id, numero_declaracao, adicao, item, data_registro, data_desembaraco,
        importador_cnpj, importador_id, chave_item, ncm, descricao, busca, quantidade, saldo, valor_unitario, custo_cif, aliquota_ii,
        ii_suspenso, ipi_suspenso, pis_suspenso, cofins_suspenso)
      select p.empresa_id, gen_random_uuid(), p.id, p.numero_di, 1, i, p.desde, p.desde, 'ZFM000AM000121', ${importadorId},
        lpad(((n * 10 + i) % 1000)::text, 64, '0'), '84733041', 'PECA', 'peca', 100, 100, 10, 10, 16, 1, 1, 1, 1
      from (select *, row_number() over (order by desde, id) n from processo where empresa_id = ${empresaId}) p, generate_series(1, 10) i`,
    sql`insert into produto (empresa_id, id, chave, busca, criado_em, alterado_em, alterado_por, importador_id, codigo, descricao, ncm, unidade,
        peso_bruto, informatica, tipo_coeficiente, acrescimo, modelos)
      select ${empresaId}, ${produtoId}, 'p', 'p', now(), now(), id, ${importadorId}, 'P', 'PRODUTO', '84713012', 'UN', 1, false, 'FIXO', 0, '[]'
      from usuario where empresa_id = ${empresaId}`,
    sql`insert into dcr (empresa_id, id, chave, busca, criado_em, alterado_em, alterado_por, processo, situacao, tipo, importador_id, produto_id,
        descricao, ncm, unidade, peso_bruto, informatica, tipo_coeficiente, acrescimo, data_base, taxa_usd, base_custo, modelos, salarios, encargos,
        cra, ii_unit_usd, numero)
      select ${empresaId}, gen_random_uuid(), n::text, n::text, now(), now(), u.id, 'DCR-2026-' || lpad(n::text, 5, '0'), 'REGISTRADO', 'N',
        ${importadorId}, ${produtoId}, 'PRODUTO', '84713012', 'UN', 1, false, 'FIXO', 0, date '2026-11-19', 5, 'CIF', '[]', 0, 0, 88, n / 100.0,
        lpad(n::text, 10, '0')
      from usuario u, generate_series(1, ${dcrs}::int) n where u.empresa_id = ${empresaId}`,
    sql`insert into dcr_componente (empresa_id, id, dcr_id, registro, ordem, codigo, descricao, ncm, quantidade, moeda, preco, documento, lote_id,
        aliquota_ii, suspensao, reduz)
      select d.empresa_id, gen_random_uuid(), d.id, 4, i, 'C' || i, 'PECA', '84733041', 1, 'USD', 10, 'DI',
        (case when d.n % 10 = 0 and i = 1 then velhos else novos end)[1 + (d.n * 100 + i) % 1000], 16, 'S', 'S'
      from (select *, row_number() over (order by id) n from dcr where empresa_id = ${empresaId}) d, generate_series(1, 100) i,
        (select array_agg(id order by chave_item) novos from (
          select distinct on (chave_item) id, chave_item from saldo_lote where empresa_id = ${empresaId}
          order by chave_item, data_desembaraco desc) x) a,
        (select array_agg(id order by chave_item) velhos from (
          select distinct on (chave_item) id, chave_item from saldo_lote where empresa_id = ${empresaId}
          order by chave_item, data_desembaraco) x) b`,
  ];
  for (const comando of comandos) {
    await db.execute(comando);
    await db.execute(sql`analyze`);
  }
  return empresaId;
}
