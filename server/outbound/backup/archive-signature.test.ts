import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  keyRingText,
  readKeyRing,
  signersOf,
  withNewKey,
  withoutFormerKeys,
} from '#server/platform/security/key-ring.ts';
import { replaceKeyRing } from '#server/platform/security/key-ring-place.ts';
import { signatureHolds } from '#server/platform/security/signature.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, TEST_SECRET, TEST_VAULT } from '#server/testing/test-bench.ts';
import { blobsFolder } from '#server/testing/whole-database.ts';
import { archiveSeal } from './archive-seal.ts';
import { checkSignature } from './check-signature.ts';
import { copyDatabase } from './copy.ts';
import { emptyPostgres } from './empty-database-de-teste.ts';
import { restoreDatabase } from './restore.ts';
import { namedSigners, signerText, trustedSigners } from './trust.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');
const OUTRA = 'o segredo de outra instalação qualquer';
const [MINHA] = signersOf(readKeyRing(TEST_SECRET)) as [string];
/** The signature and the seal are the last two members. */
const [ASSINATURA, SELO] = [122, 58];

onServer(
  'The signature of an archive',
  (bench) => {
    let [pasta, arquivo]: [string, string] = ['', ''];
    beforeAll(async () => {
      pasta = await mkdtemp(join(tmpdir(), 'cais-assinado-'));
      arquivo = join(pasta, 'backup.tar.gz');
      const pessoa = await bench().novaPessoa();
      const novo = { nome: 'ERP', url: 'https://erp.exemplo.com.br', recursos: ['Processo'], ativo: true };
      const { id } = (await cadastroDeTeste(pessoa, 'Webhook').criar(novo)).json();
      await pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` });
      await copia(arquivo);
    });
    afterAll(() => rm(pasta, { recursive: true }));

    const copia = (destino: string, cofre = TEST_VAULT) => {
      const { db, tipo } = bench().conexao;
      return copyDatabase({
        db,
        tipo,
        pasta: blobsFolder(bench()),
        destino,
        versao: '0.0.0-teste',
        agora: AGORA,
        cofre,
      });
    };
    const conteudoDe = async (caminho = arquivo) => (await readFile(caminho)).subarray(0, -ASSINATURA - SELO);
    const selado = (bytes: Buffer) => Buffer.concat([bytes, archiveSeal(createHash('sha256').update(bytes).digest())]);
    const gravado = async (nome: string, bytes: Buffer) => {
      await writeFile(join(pasta, nome), bytes);
      return join(pasta, nome);
    };

    type Aceita = Partial<Parameters<typeof restoreDatabase>[0]>;
    /** What a restore into an empty place says when it refuses, where nothing may be written. */
    const recusa = async (caminho: string, aceita: Aceita = {}, segredo: string | undefined = TEST_SECRET) => {
      const DATA_DIR = join(pasta, 'intocada');
      const env = { DATA_DIR, SEGREDO_DOS_WEBHOOKS: segredo };
      const dito = await restoreDatabase({ env, caminho, substituir: true, agora: AGORA, ...aceita }).then(
        () => 'restaurado',
        (erro: Error) => erro.message,
      );
      expect(await readdir(DATA_DIR).catch(({ code }) => code)).toBe('ENOENT');
      return dito;
    };
    const restaura = async (caminho: string, aceita: Aceita = {}, segredo?: string) => {
      const vazio = await emptyPostgres();
      const DATA_DIR = await mkdtemp(join(pasta, 'destino-'));
      const env = { DATA_DIR, DATABASE_URL: vazio.url, SEGREDO_DOS_WEBHOOKS: segredo };
      const pedido = { env, caminho, substituir: false, agora: AGORA, ...aceita };
      return restoreDatabase(pedido).finally(vazio.apagar);
    };

    test('of this installation is taken; what the archive locks opens', async () => {
      const { assinadoPor, naoAbrem } = await restaura(arquivo, {}, TEST_SECRET);
      expect([assinadoPor, naoAbrem]).toEqual([MINHA, []]);
    });

    test('is refused with a byte changed, whoever made the seal anew; no flag takes it', async () => {
      const mudado = Buffer.from(await conteudoDe());
      mudado[9] = (mudado[9] ?? 0) ^ 1;
      const assinatura = (await readFile(arquivo)).subarray(-ASSINATURA - SELO, -SELO);
      const caminho = await gravado('mudado.tar.gz', selado(Buffer.concat([mudado, assinatura])));
      const frase = `"${caminho}" não é o que foi assinado: alguém o mudou depois. Nada foi mudado; use outra cópia.`;
      expect(await recusa(caminho)).toBe(frase);
      expect(await recusa(caminho, { semAssinatura: true, outraInstalacao: true, assinadaPor: [MINHA] })).toBe(frase);
      await expect(checkSignature(caminho, [MINHA])).rejects.toThrow(
        `"${caminho}" não é o que foi assinado: alguém o mudou depois.`,
      );
    });

    test('does not save an archive with one byte flipped, or cut', async () => {
      const bytes = await readFile(arquivo);
      const { length } = bytes;
      for (const onde of [
        3,
        1000,
        length >> 1,
        length - SELO - 5,
        length - SELO - 100,
        length - SELO - ASSINATURA,
        length - 5,
      ]) {
        const outro = Buffer.from(bytes);
        outro[onde] = (outro[onde] ?? 0) ^ 1;
        expect(await recusa(await gravado('danificado.tar.gz', outro))).toMatch(/está danificado: não é, byte a byte/);
      }
      for (const ate of [0, 10, 100, length >> 1, length - SELO - ASSINATURA, length - SELO, length - 1]) {
        expect(await recusa(await gravado('cortado.tar.gz', bytes.subarray(0, ate)))).toMatch(
          /não é um backup do Cais, ou está cortado\. Nada foi mudado\.|está danificado: não é, byte a byte/,
        );
      }
    });

    test('of another installation is refused; its key, or a flag that says so, takes it', async () => {
      const [deOutra] = signersOf(readKeyRing(OUTRA)) as [string];
      const caminho = join(pasta, 'de-outra.tar.gz');
      await copia(caminho, vaultOf(OUTRA));
      const { id } = readKeyRing(OUTRA).keys[0];
      const frase = `"${caminho}" foi assinado pela chave ${id}, que esta instalação não conhece`;
      expect(await recusa(caminho)).toContain(frase);
      expect(await recusa(caminho, { semAssinatura: true })).toContain(frase);
      expect(await recusa(caminho, { assinadaPor: [MINHA] })).toContain(frase);
      // A new machine without the secret knows no key.
      expect(await recusa(caminho, {}, undefined)).toContain(frase);
      const anotada = await gravado('chave.txt', Buffer.from(`Assinado por ${signerText(deOutra)}: anote\n`));
      const { assinadoPor } = await restaura(caminho, { assinadaPor: await namedSigners(anotada) }, TEST_SECRET);
      expect(assinadoPor).toBe(deOutra);
      const { naoAbrem } = await restaura(caminho, { outraInstalacao: true });
      expect(naoAbrem).toEqual([{ name: 'segredos de webhooks', former: 0, unopened: 1 }]);
      await expect(checkSignature(caminho, [MINHA])).rejects.toThrow('que não é desta instalação');
    });

    test('that is missing, as before the signatures or because somebody took it away, is refused; a flag takes it', async () => {
      // Byte by byte what the version of before wrote.
      const caminho = await gravado('antigo.tar.gz', selado(await conteudoDe()));
      const frase = `"${caminho}" não tem assinatura: foi feito por um Cais de antes das assinaturas, ou alguém a tirou. Nada foi mudado. Se esteve sempre sob sua guarda, --sem-assinatura o restaura assim mesmo.`;
      expect(await recusa(caminho)).toBe(frase);
      expect(await recusa(caminho, { outraInstalacao: true, assinadaPor: [MINHA] })).toBe(frase);
      expect((await restaura(caminho, { semAssinatura: true }, TEST_SECRET)).assinadoPor).toBeNull();
      // Nobody who has no key can put one on it.
      const daExportacao = TEST_VAULT.assinar(
        'exportacao',
        createHash('sha256')
          .update(await conteudoDe())
          .digest(),
      );
      expect(
        signatureHolds(
          daExportacao,
          'backup',
          createHash('sha256')
            .update(await conteudoDe())
            .digest(),
        ),
      ).toBe(false);
    });

    test('holds after the key was rotated, and after it was dropped', async () => {
      const DATA_DIR = await mkdtemp(join(pasta, 'trocada-'));
      const trocado = withNewKey(readKeyRing(TEST_SECRET));
      for (const chaveiro of [trocado, withoutFormerKeys(trocado)]) {
        await replaceKeyRing({ DATA_DIR }, chaveiro);
        expect(await checkSignature(arquivo, await trustedSigners({ DATA_DIR }))).toBe(
          `"${arquivo}": backup, byte a byte o que a chave ${readKeyRing(TEST_SECRET).keys[0].id} assinou.`,
        );
      }
      const novo = join(pasta, 'novo.tar.gz');
      await copia(novo, vaultOf(keyRingText(trocado)));
      expect(await checkSignature(novo, await trustedSigners({ DATA_DIR }))).toContain(trocado.keys[0].id);
      await expect(checkSignature(novo, [MINHA])).rejects.toThrow(`foi assinado pela chave ${trocado.keys[0].id}`);
    });

    test('has a key that is named by itself or in a file', async () => {
      expect(await namedSigners(signerText(MINHA))).toEqual([MINHA]);
      await expect(namedSigners(join(pasta, 'nenhum.txt'))).rejects.toThrow(
        'não é uma chave (cais-chave:…) nem um arquivo',
      );
      const vazio = await gravado('vazio.txt', Buffer.from('cais-chave:curta'));
      await expect(namedSigners(vazio)).rejects.toThrow(
        `--assinada-por: não há nenhuma chave (cais-chave:…) em "${vazio}".`,
      );
    });
  },
  { sozinha: true },
);
