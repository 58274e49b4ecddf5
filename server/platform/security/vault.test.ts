import { v7 as uuidv7 } from 'uuid';
import { webhook } from '#server/platform/db/schema/notices.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, TEST_VAULT } from '#server/testing/test-bench.ts';
import { secretOwner, vaultOf } from './vault.ts';

const SEGREDO = 'whsec_abc';

test('what is locked opens for its owner, under its key, as it was locked', () => {
  const cofre = vaultOf('a'.repeat(32));
  const trancado = cofre.trancar(SEGREDO, 'a/1');
  expect(trancado).toMatch(/^v2:[\da-f]{12}:[\w-]+$/);
  expect(trancado).not.toContain('whsec');
  expect(cofre.trancar(SEGREDO, 'a/1')).not.toBe(trancado);
  expect(cofre.abrir(trancado, 'a/1')).toBe(SEGREDO);
  expect(cofre.abrir(trancado, 'b/1')).toBeNull();
  expect(vaultOf('b'.repeat(32)).abrir(trancado, 'a/1')).toBeNull();
  const outraUltima = trancado.endsWith('A') ? 'Q' : 'A';
  expect(cofre.abrir(`${trancado.slice(0, -1)}${outraUltima}`, 'a/1')).toBeNull();
  expect(cofre.abrir('v1:', 'a/1')).toBeNull();
  expect(cofre.abrir(trancado.replace(/^v2:.{12}/, 'v2:000000000000'), 'a/1')).toBeNull();
  expect(cofre.abrir(SEGREDO, 'a/1')).toBeNull();
});

test('equal texts have one digest under one key, and another under another', () => {
  const cofre = vaultOf('a'.repeat(32));
  const resumo = cofre.resumir('52998224725');
  expect(resumo).toMatch(/^[\w-]{43}$/);
  expect(vaultOf('a'.repeat(32)).resumir('52998224725')).toBe(resumo);
  expect([cofre.resumir('11144477735'), vaultOf('b'.repeat(32)).resumir('52998224725')]).not.toContain(resumo);
});

onServer('The secret of a webhook', (bench) => {
  test('is in the database only locked', async () => {
    const { novaPessoa, conexao } = bench();
    const pessoa = await novaPessoa();
    const { id } = (
      await cadastroDeTeste(pessoa, 'Webhook').criar({
        nome: `ERP ${uuidv7()}`,
        url: 'https://erp.exemplo.com.br',
        recursos: ['Processo'],
        ativo: true,
      })
    ).json();
    const dono = secretOwner({ empresaId: pessoa.quem.empresaId, id });
    const guardado = async () => (await conexao.db.select().from(webhook)).find((um) => um.id === id)?.segredo ?? '';

    const { segredo } = (await pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` })).json();
    expect(await guardado()).not.toContain(segredo);
    expect(TEST_VAULT.abrir(await guardado(), dono)).toBe(segredo);
  });
});
