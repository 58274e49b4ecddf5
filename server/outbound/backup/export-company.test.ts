import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { readKeyRing, signersOf } from '#server/platform/security/key-ring.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa, TEST_SECRET } from '#server/testing/test-bench.ts';
import { checkSignature } from './check-signature.ts';
import { companyTables, SECRETS } from './company-rows.ts';

const exportar = (pessoa: Pessoa, empresaId = pessoa.quem.empresaId) =>
  pessoa.pedir({ url: `/api/Empresa/${empresaId}/Exportacao` });

const linhasEm = (partes: Record<string, Uint8Array>, tabela: string) =>
  strFromU8(partes[`dados/${tabela}.ndjson`] ?? new Uint8Array())
    .split('\n')
    .filter(Boolean)
    .map((linha) => JSON.parse(linha));

onServer('What a company owns', (bench) => {
  test('is one ZIP with its rows in every table, its files under their names, and nothing of another', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    await processosDeTeste(outra).aberto({ referencia: 'DE OUTRA EMPRESA' });
    const { id, numero } = await processosDeTeste(pessoa).aberto({ referencia: 'Ação 1' });
    const anexo = multipartOf(
      `/api/Documento?Bucket=anexos&recurso=Processo&registroId=${id}`,
      '%PDF-1.7 fictício',
      'Fatura nº 1.pdf',
    );
    expect((await pessoa.pedir(anexo)).statusCode).toBe(201);
    const { empresaId, usuarioId } = pessoa.quem;
    const linhas = Array.from({ length: 450 }, () => ({
      recurso: 'Teste',
      registroId: randomUUID(),
      acao: 'ALTERAR' as const,
      usuarioId,
      em: new Date('2026-11-20T12:00:00.123Z'),
    }));
    await bench().conexao.db.transaction((tx) => historyRepository(tx, empresaId).registrar(linhas));

    const resposta = await exportar(pessoa);
    expect(resposta.statusCode).toBe(200);
    expect(resposta.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="cais-2026-11-20.zip"',
      'cache-control': 'no-store',
    });
    const partes = unzipSync(resposta.rawPayload);
    const tabelas = await companyTables(bench().conexao.db);
    expect(tabelas.length).toBeGreaterThan(50);
    expect(Object.keys(partes).filter((nome) => nome.startsWith('dados/'))).toEqual(
      tabelas.map(({ nome }) => `dados/${nome}.ndjson`),
    );
    expect(linhasEm(partes, 'processo')).toMatchObject([{ empresa_id: empresaId, id, numero, referencia: 'Ação 1' }]);
    expect(linhasEm(partes, 'usuario')).toMatchObject([{ id: usuarioId, nome: 'Pessoa de Teste' }]);
    const historico = linhasEm(partes, 'historico');
    // The 450 lines, those of opening the process and of its attachment, and that of the export.
    expect(new Set(historico.map((linha) => linha.id)).size).toBe(453);
    expect(historico.find(({ recurso }) => recurso === 'Teste').em).toBe('2026-11-20T12:00:00.123000Z');
    expect(historico).toContainEqual(
      expect.objectContaining({
        recurso: 'Empresa',
        motivo: 'Exportou todos os dados da empresa.',
        usuario_id: usuarioId,
      }),
    );
    expect(linhasEm(partes, 'historico_elo').map(({ ordem }) => ordem)).toEqual(
      Array.from({ length: 453 }, (_, i) => i + 1),
    );

    const [arquivo] = linhasEm(partes, 'arquivo');
    const anexado = partes[`arquivos/anexos/${arquivo.id}-Fatura nº 1.pdf`];
    expect(strFromU8(anexado ?? new Uint8Array())).toBe('%PDF-1.7 fictício');
    expect(strFromU8(partes['LEIA-ME.txt'] ?? new Uint8Array())).toContain(
      'Empresa de Teste: todos os dados da empresa no Cais',
    );
    const tudo = Object.values(partes)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(tudo).not.toContain('DE OUTRA EMPRESA');
    expect(tudo).not.toContain(outra.quem.empresaId);
  });

  test('leaves out what opens something', async () => {
    const pessoa = await bench().novaPessoa();
    const webhook = { nome: 'ERP', url: 'https://erp.exemplo.com.br/cais', recursos: ['Processo'] };
    const { id } = (await cadastroDeTeste(pessoa, 'Webhook').criar(webhook)).json();
    const { segredo } = (await pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` })).json();
    expect(segredo).toMatch(/^whsec_/);
    const partes = unzipSync((await exportar(pessoa)).rawPayload);
    expect(linhasEm(partes, 'webhook')).toMatchObject([{ id, nome: 'ERP' }]);
    expect(linhasEm(partes, 'credencial')).toEqual([
      {
        email: pessoa.email,
        empresa_id: pessoa.quem.empresaId,
        usuario_id: pessoa.quem.usuarioId,
        alterada_em: expect.any(String),
      },
    ]);
    expect(linhasEm(partes, 'sessao')).toHaveLength(1);
    const tudo = Object.values(partes)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const segreda of [segredo, 'scrypt', 'argon2', '"token_hash"', '"senha_hash"', '"segredo":']) {
      expect(tudo).not.toContain(segreda);
    }
  });

  test('is asked for one at a time, and by nobody of another company', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    expect((await exportar(pessoa, outra.quem.empresaId)).statusCode).toBe(404);
    const [uma, duas] = await Promise.all([exportar(pessoa), exportar(pessoa)]);
    expect([uma.statusCode, duas.statusCode].toSorted()).toEqual([200, 409]);
    expect((uma.statusCode === 409 ? uma : duas).json()).toMatchObject({
      Error: 'Já há uma exportação dos dados da empresa em curso. Espere que termine.',
    });
    expect((await exportar(pessoa)).statusCode).toBe(200);
  });

  test('is signed: who has the key tells a single changed byte, a cut, and another installation', async () => {
    const pasta = await mkdtemp(join(tmpdir(), 'cais-exportacao-'));
    const caminho = join(pasta, 'tudo.zip');
    const pessoa = await bench().novaPessoa();
    const { rawPayload: zip } = await exportar(pessoa);
    const minhas = signersOf(readKeyRing(TEST_SECRET));
    const conferir = async (bytes: Uint8Array, chaves = minhas) => {
      await writeFile(caminho, bytes);
      return checkSignature(caminho, chaves).catch((erro: Error) => erro.message);
    };
    const id = readKeyRing(TEST_SECRET).keys[0].id;
    expect(await conferir(zip)).toBe(`"${caminho}": exportação, byte a byte o que a chave ${id} assinou.`);

    const mudado = `"${caminho}" não é o que foi assinado: alguém o mudou depois.`;
    const semAssinatura = `"${caminho}" não tem assinatura: está cortado, alguém a tirou, ou é de antes das assinaturas.`;
    const comUmByte = (onde: number) => {
      const outro = Buffer.from(zip);
      outro[onde] = (outro[onde] ?? 0) ^ 1;
      return outro;
    };
    // The comment is the last 146 bytes: a mark, the key, the signature.
    for (const onde of [2, 40, zip.length >> 1, zip.length - 147, zip.length - 150]) {
      expect(await conferir(comUmByte(onde))).toBe(mudado);
    }
    for (let onde = zip.length - 146; onde < zip.length; onde += 1) {
      expect([mudado, semAssinatura]).toContain(await conferir(comUmByte(onde)));
    }
    for (const ate of [0, 1, 30, 300, zip.length - 146, zip.length - 1]) {
      expect(await conferir(zip.subarray(0, ate))).toMatch(
        /não tem assinatura|não é um backup do Cais, ou está cortado/,
      );
    }
    expect(await conferir(zipSync({ 'LEIA-ME.txt': strToU8('outro') }))).toBe(semAssinatura);
    expect(await conferir(zip, signersOf(readKeyRing('outra instalação')))).toBe(
      `"${caminho}" foi assinado pela chave ${id}, que não é desta instalação. Se conhece a de quem o fez, diga-a com --assinada-por.`,
    );
    await rm(pasta, { recursive: true });
  });

  test('knows every column that sounds like a secret', async () => {
    const soam = (await companyTables(bench().conexao.db)).flatMap(({ nome: tabela, colunas }) =>
      colunas
        .filter(({ nome, tipo }) => tipo === 'bytea' || /hash|segred|senha|token|chave_api|secret|^sessao$/.test(nome))
        .map(({ nome }) => `${tabela}.${nome}`),
    );
    const deFora = Object.entries(SECRETS).flatMap(([tabela, colunas]) => colunas.map((nome) => `${tabela}.${nome}`));
    // The hash of a DCR-E or of the history chain is exported so that it can be checked. The date of a secret gives no access.
    expect(soam.toSorted()).toEqual(
      [...deFora, 'dcr.hash', 'historico_elo.hash', 'sessao.senha_provada_em', 'webhook.segredo_em'].toSorted(),
    );
  });
});
