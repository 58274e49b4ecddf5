import { createHmac, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { deliverDue } from '#server/outbound/webhooks/deliver.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { readKeyRing } from '#server/platform/security/key-ring.ts';
import { type CurrentKeyRing, existingKeyRing, openKeyRing } from '#server/platform/security/key-ring-place.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import {
  abrirPortalDeTeste,
  type ChaveDeTeste,
  ENDERECOS,
  type PortalDeTeste,
} from '#server/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { codeOf, withApplication } from '#server/testing/second-factor.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { LOCKED_COLUMNS } from './locked-columns.ts';
import { columnsWithLockedText, lockAsBefore, lockedTexts } from './locked-texts-de-teste.ts';
import { forgetFormerKeys, rotateSecret } from './rotate-secret.ts';

let ring: CurrentKeyRing = () => readKeyRing('nunca usada');

test('every caller that locks a text is one whose column is known', () => {
  const locks = globSync('server/**/*.ts').filter(
    (file) =>
      !/\.test\.ts$|-de-teste\.ts$|\/testing\//.test(file) &&
      /\b(?:cofre|vault)\.trancar\(/.test(readFileSync(file, 'utf8')),
  );
  // A file that joins this list needs its column in LOCKED_COLUMNS, and a secret of it in the next test.
  expect(locks.toSorted()).toEqual([
    'server/accounts/second-factor/set-up-application.ts',
    'server/outbound/keys/relock.ts',
    'server/outbound/webhooks/webhook-routes.ts',
    'server/platform/http/keyed-requests.ts',
    'server/portal/notices/switch-notices.ts',
    'server/portal/swap-secret.ts',
    'server/portal/talk/keep-credential.ts',
    'server/portal/talk/session.ts',
  ]);
});

onServer(
  'The key of the secrets',
  (bench) => {
    let [DATA_DIR, portal]: [string, PortalDeTeste] = ['', undefined as unknown as PortalDeTeste];
    let chave: ChaveDeTeste;
    let app: { segredo: string };
    let webhook: { id: string; segredo: string };
    const recebidos: { corpo: string; assinatura: string }[] = [];
    const sistema = createServer(async (pedido, resposta) => {
      const pedacos: Buffer[] = [];
      for await (const pedaco of pedido) pedacos.push(pedaco);
      recebidos.push({
        corpo: Buffer.concat(pedacos).toString(),
        assinatura: String(pedido.headers['x-cais-assinatura']),
      });
      resposta.end();
    });
    const repetivel = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() } } as const;
    let respondido = '';

    beforeAll(async () => {
      DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-troca-'));
      ring = await openKeyRing({ DATA_DIR });
      await new Promise<void>((pronto) => sistema.listen(0, '127.0.0.1', pronto));
      portal = await abrirPortalDeTeste(bench);
      chave = await portal.comChave();
      const { pessoa } = chave;
      await pessoa.pedir({ method: 'POST', url: teste(), payload: {} });
      await pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${chave.credencialId}/Aviso` });
      app = await withApplication(bench(), pessoa);
      const url = `http://127.0.0.1:${(sistema.address() as AddressInfo).port}`;
      const novo = { nome: 'ERP', url, recursos: ['Processo'], ativo: true };
      const { id } = (await cadastroDeTeste(pessoa, 'Webhook').criar(novo)).json();
      const feito = await pessoa.pedir({ ...repetivel, url: `/api/Webhook/${id}/Segredo` });
      respondido = feito.body;
      webhook = { id, segredo: feito.json().segredo };
    });
    afterAll(async () => {
      sistema.close();
      await portal.simulado.fechar();
      await rm(DATA_DIR, { recursive: true });
    });

    const teste = () => `/api/PortalUnico/Credencial/${chave.credencialId}/Teste`;
    const file = () => join(DATA_DIR, 'segredo-dos-webhooks');
    const on = (settings: { DATA_DIR: string; SEGREDO_DOS_WEBHOOKS?: string } = { DATA_DIR }) => {
      const told: string[] = [];
      const { db } = bench().conexao;
      return { told, on: { db, settings, tell: (line: string) => void told.push(line), now: new Date() } };
    };
    const rotate = async () => {
      const { told, on: como } = on();
      return { good: await rotateSecret(como), told };
    };
    const settle = () => utimes(file(), new Date(0), new Date(Date.now() - 121_000));
    const keysInUse = async () =>
      [
        ...new Set((await lockedTexts(bench().conexao.db)).map(({ text }) => text.split(':').slice(0, -1).join(':'))),
      ].toSorted();
    const pessoas = () =>
      rowsOf<{ chave: string; pessoa: string | null }>(
        bench().conexao.db,
        sql`select chave, pessoa from portal_pessoa order by chave`,
      );

    /** Everything that was locked does on a server what it did before. */
    const worksOn = async (servidor: {
      inject(opcoes: InjectOptions): Promise<{ statusCode: number; body: string; json(): unknown }>;
    }) => {
      const { pessoa, credencialId } = chave;
      portal.passar(61);
      const pedir = (opcoes: InjectOptions) =>
        servidor.inject({ ...opcoes, headers: { authorization: `Bearer ${pessoa.token}`, ...opcoes.headers } });
      const outraVez = await pedir({ ...repetivel, url: `/api/Webhook/${webhook.id}/Segredo` });
      expect(outraVez.body).toBe(respondido);
      expect((await pedir({ method: 'POST', url: teste(), payload: {} })).json()).toContainEqual(
        expect.objectContaining({ id: credencialId, testePassou: true }),
      );
      const login = await servidor.inject({
        method: 'POST',
        url: '/Auth/Login',
        payload: { email: pessoa.email, password: pessoa.senha },
      });
      expect(login.statusCode).toBe(202);
      const { token } = (login.json() as { segundoFator: { token: string } }).segundoFator;
      const payload = { forma: 'APLICATIVO', token, codigo: codeOf(app.segredo, bench()) };
      expect((await servidor.inject({ method: 'POST', url: '/Auth/SegundoFator', payload })).statusCode).toBe(200);
    };

    test('locks texts in the columns that are known, and in no other', async () => {
      expect(await columnsWithLockedText(bench().conexao.db)).toEqual(
        LOCKED_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted(),
      );
    });

    test('is another after the rotation: texts of before the key ids are locked anew, and two servers go on with all of them', async () => {
      const { db } = bench().conexao;
      const outro = await bench().outroServidor({ cofre: vaultOf(await openKeyRing({ DATA_DIR })) });
      const antes = { segredo: ring().keys[0].secret, pessoas: await pessoas() };
      await lockAsBefore(db);
      expect(await keysInUse()).toEqual(['v1']);
      await worksOn(outro);

      const { good, told } = await rotate();
      expect(good).toBe(true);
      const [nova, velha] = (await existingKeyRing({ DATA_DIR }))?.keys ?? [];
      expect(velha?.secret).toBe(antes.segredo);
      expect(await keysInUse()).toEqual([`v2:${nova?.id}`]);
      expect(told).toEqual([
        `Chave nova: ${nova?.id}. Guarde à parte outra cópia de "${file()}".`,
        '  segredos de webhooks: 1 trancado de novo',
        '  aplicativos de códigos: 1 trancado de novo',
        '  chaves e certificados do Portal Único: 1 trancado de novo',
        '  sessões do Portal Único: 1 trancado de novo',
        '  chaves dos avisos do Portal Único: 1 trancado de novo',
        '  respostas de pedidos repetíveis: 1 trancado de novo',
        'A chave de antes ainda abre. Quando nada mais depender dela: npm run segredo:trocar -- --esquecer',
      ]);
      const soVelha = vaultOf(antes.segredo);
      expect((await lockedTexts(db)).filter(({ text, owner }) => soVelha.abrir(text, owner) !== null)).toEqual([]);

      await worksOn(bench().app);
      await worksOn(outro);
      // The Portal counts the same persons by the same digests.
      expect(await pessoas()).toEqual(antes.pessoas);
      expect(portal.simulado.rajadas).toBe(0);
      await chave.pessoa.pedir({ method: 'POST', url: `/api/Webhook/${webhook.id}/Teste` });
      await deliverDue({ db, relogio: bench().relogio, redePrivada: true, cofre: vaultOf(ring) });
      const [{ corpo, assinatura }] = recebidos as [(typeof recebidos)[number]];
      const [, t] = /^t=(\d+),/.exec(assinatura) ?? [];
      expect(assinatura).toBe(
        `t=${t},v1=${createHmac('sha256', webhook.segredo).update(`${t}.${corpo}`).digest('hex')}`,
      );
    });

    test('of before is not dropped at once, nor while it locks anything; then it opens nothing more', async () => {
      const { db } = bench().conexao;
      const velha = ring().keys.at(-1)?.secret ?? '';
      await expect(forgetFormerKeys(on().on)).rejects.toThrow('A chave foi trocada há menos de dois minutos');
      await settle();
      const { empresaId } = chave.pessoa.quem;
      const preso = vaultOf(velha).trancar('whsec_de_antes', `${empresaId}/${webhook.id}`);
      const nova = (await lockedTexts(db)).find(({ where }) => where === 'webhook.segredo')?.text;
      await db.execute(sql`update webhook set segredo = ${preso} where id = ${webhook.id}`);
      await expect(forgetFormerKeys(on().on)).rejects.toThrow(
        'Ainda há segredos trancados com a chave de antes:\n  segredos de webhooks: 1\nNada foi esquecido. Rode antes npm run segredo:trocar, sem --esquecer.',
      );
      expect(ring().keys).toHaveLength(2);

      // Written and not committed, nobody sees it: it is waited for.
      await db.transaction(async (tx) => {
        await tx.execute(sql`update webhook set segredo = ${preso} where id = ${webhook.id}`);
        await expect(forgetFormerKeys(on().on)).rejects.toThrow(
          'Um pedido em curso ainda está gravando e pode usar a chave de antes. Nada foi esquecido; rode de novo daqui a pouco.',
        );
      });

      const seguida = await rotate();
      expect(seguida.told.slice(0, 2)).toEqual([
        `Chave de agora: ${ring().keys[0].id}. A troca já tinha começado, e segue.`,
        '  segredos de webhooks: 1 trancado de novo',
      ]);
      await db.execute(sql`update webhook set segredo = ${nova} where id = ${webhook.id}`);
      expect(ring().keys).toHaveLength(2);

      await settle();
      const { told, on: como } = on();
      expect(await forgetFormerKeys(como)).toBe(true);
      expect(told[0]).toBe(`Esquecida: ${readKeyRing(velha).keys[0].id}. Guarde à parte outra cópia de "${file()}".`);
      expect(ring().keys.map(({ secret }) => secret)).not.toContain(velha);
      expect(await readFile(file(), 'utf8')).not.toContain(Buffer.from(velha).toString('base64url'));
      await worksOn(bench().app);
      await expect(forgetFormerKeys(on().on)).rejects.toThrow('Só há a chave de agora: nada a esquecer.');
    });

    test('leaves alone what it cannot open, and says how many', async () => {
      const { db } = bench().conexao;
      const pessoa = await bench().novaPessoa();
      const { id } = (
        await cadastroDeTeste(pessoa, 'Webhook').criar({
          nome: 'Outro',
          url: 'https://erp.exemplo.com.br',
          recursos: ['Processo'],
        })
      ).json();
      const alheio = vaultOf('a chave que se perdeu').trancar('whsec_x', `${pessoa.quem.empresaId}/${id}`);
      await db.execute(sql`update webhook set segredo = ${alheio} where id = ${id}`);
      const { good, told } = await rotate();
      expect(good).toBe(false);
      expect(told).toContain('  segredos de webhooks: 1 trancado de novo');
      expect(told).toContain(
        '  segredos de webhooks: 1 não abre, e fica como está: foi trancado com uma chave que não está aqui.',
      );
      expect((await lockedTexts(db)).map(({ text }) => text)).toContain(alheio);
      await db.execute(sql`update webhook set segredo = null where id = ${id}`);
    });

    test('waits for a row that somebody is writing, and two rotations do not run at once', async () => {
      const { db } = bench().conexao;
      const { empresaId } = chave.pessoa.quem;
      // The ring has a former key here; a server that had not learnt of the new one writes with it.
      const lenta = vaultOf(ring().keys[1]?.secret ?? '');
      let rodando: Promise<{ good: boolean }> | undefined;
      const preso = lenta.trancar(webhook.segredo, `${empresaId}/${webhook.id}`);
      await db.execute(sql`update webhook set segredo = ${preso} where id = ${webhook.id}`);
      await db.transaction(async (tx) => {
        await tx.execute(sql`select from webhook where id = ${webhook.id} for update`);
        rodando = rotate();
        expect(await untilItWaits()).toBe('Outra troca da chave está em curso. Nada foi mudado.');
      });
      expect((await rodando)?.good).toBe(true);
      expect(await keysInUse()).toEqual([`v2:${ring().keys[0].id}`]);
      await worksOn(bench().app);
    });

    /** Tries another rotation once the first waits for the row. */
    async function untilItWaits(): Promise<string> {
      for (;;) {
        const [achado] = await rowsOf<{ espera: boolean }>(
          bench().conexao.db,
          sql`select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as espera`,
        );
        if (achado?.espera) break;
        await pausa(5);
      }
      return rotate().then(
        () => 'rodou',
        (erro: Error) => erro.message,
      );
    }

    test('of the variable is the operator’s to set: the values are told, first for every process to know the new one', async () => {
      const { db } = bench().conexao;
      const da = (linha = '') => linha.replace('SEGREDO_DOS_WEBHOOKS=', '');
      const segredo = 'o segredo da variável, com mais de 32 letras';
      const antes = await lockedTexts(db);
      const primeira = on({ DATA_DIR, SEGREDO_DOS_WEBHOOKS: segredo });
      expect(await rotateSecret(primeira.on)).toBe(true);
      expect(await lockedTexts(db)).toEqual(antes);
      const [, , conhecida, , nova] = primeira.told;
      expect(readKeyRing(da(conhecida)).keys.map(({ id }) => id)).toEqual(
        readKeyRing(da(nova))
          .keys.map(({ id }) => id)
          .toReversed(),
      );
      expect(readKeyRing(da(nova)).keys.map(({ secret }) => secret)).toContain(segredo);

      const { empresaId } = chave.pessoa.quem;
      const preso = vaultOf(segredo).trancar(webhook.segredo, `${empresaId}/${webhook.id}`);
      const guardado = antes.find(({ where }) => where === 'webhook.segredo')?.text;
      await db.execute(sql`update webhook set segredo = ${preso} where id = ${webhook.id}`);
      await expect(forgetFormerKeys(on({ DATA_DIR, SEGREDO_DOS_WEBHOOKS: da(nova) }).on)).rejects.toThrow(
        '  segredos de webhooks: 1\n',
      );
      const segunda = on({ DATA_DIR, SEGREDO_DOS_WEBHOOKS: da(nova) });
      await rotateSecret(segunda.on);
      expect(segunda.told).toContain('  segredos de webhooks: 1 trancado de novo');
      const fim = on({ DATA_DIR, SEGREDO_DOS_WEBHOOKS: da(nova) });
      await forgetFormerKeys(fim.on);
      const so = vaultOf(da(fim.told[1]));
      const trancado = (await lockedTexts(db)).find(({ where }) => where === 'webhook.segredo');
      expect(so.abrir(trancado?.text ?? '', trancado?.owner ?? '')).toBe(webhook.segredo);
      expect(so.resumir('52998224725')).toBe(vaultOf(segredo).resumir('52998224725'));
      await db.execute(sql`update webhook set segredo = ${guardado} where id = ${webhook.id}`);
    });

    test('is not made where there is none: the settings are those of another place', async () => {
      const vazia = await mkdtemp(join(tmpdir(), 'cais-vazia-'));
      await expect(rotateSecret(on({ DATA_DIR: vazia }).on)).rejects.toThrow(
        `Não há SEGREDO_DOS_WEBHOOKS nem "${join(vazia, 'segredo-dos-webhooks')}": rode com as configurações do serviço. Nada foi mudado.`,
      );
      await rm(vazia, { recursive: true });
    });
  },
  { portal: ENDERECOS, cofre: vaultOf(() => ring()) },
);
